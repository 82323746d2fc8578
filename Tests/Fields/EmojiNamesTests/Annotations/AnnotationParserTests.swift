import KeywrightRuntimeSupport
import TestSupport
import Testing

@testable import KeywrightEmojiNames

@Suite struct AnnotationParserTests {
  @Test(
    arguments: [
      ("keywords", "<annotation cp=\"a\">b | c</annotation>", ["a keywords b | c"]),
      ("a name", "<annotation cp=\"a\" type=\"tts\">b</annotation>", ["a name b"]),
      ("attributes in any order and quotes", "<annotation type='tts'\n cp='\"' >b</annotation >", ["\" name b"]),
      ("the named entities", "<annotation cp=\"&quot;\">&amp;&lt;&gt;&apos;</annotation>", ["\" keywords &<>'"]),
      ("numeric entities", "<annotation cp=\"&#65;\">x&#x1F600;y&#128512;</annotation>", ["A keywords x😀y😀"]),
      ("nothing inside", "<annotation cp=\"a\"/><annotation cp=\"b\"></annotation>", ["a keywords ", "b keywords "]),
      ("a comment between", "<annotation cp=\"a\">b</annotation><!-- - -- <x> -->", ["a keywords b"]),
      ("other elements", "<alias a=\"1\"><b/></alias><annotation cp=\"a\">b</annotation>", ["a keywords b"]),
      ("white space in the text", "<annotation cp=\"a\">\n b\n</annotation>", ["a keywords \n b\n"]),
      ("none", "", []),
    ] as [(String, String, [String])])
  func `annotations are read in their order`(name: String, text: String, expected: [String]) throws {
    for file in ["<ldml>\(text)</ldml>", SmallAnnotations.file(text), "\u{FEFF}" + SmallAnnotations.file(text)] {
      let found = try parsed(Array(file.utf8)).map { "\($0.characters) \($0.kind) \($0.text)" }
      #expect(found == expected, "\(name)")
    }
  }

  // The caret stands where the fault shows.
  @Test(
    arguments: [
      ("|", "there is no element ldml"), ("<!-- c -->|", "there is no element ldml"),
      ("|x", "this is neither an element nor a comment"),
      ("<ldml>|x</ldml>", "this is neither an element nor a comment"),
      ("|<", "this is neither an element nor a comment"),
      ("<ldml>|<![CDATA[x]]></ldml>", "this is neither an element nor a comment"),
      ("<ldml>|<?php ?></ldml>", "this is neither an element nor a comment"),
      ("<?xml |version", "the XML declaration does not end"), ("<!--| c", "a comment does not end"),
      ("<!DOCTYPE |ldml", "the document type does not end"),
      ("<!DOCTYPE |ldml [ <!ENTITY a \"b\"> ]><ldml/>", "a document type must not bring declarations"),
      ("<ldml>|<!DOCTYPE ldml></ldml>", "this is neither an element nor a comment"),
      ("|<html></html>", "the element html is not allowed here, where there is one element ldml alone"),
      ("<ldml/>|<ldml/>", "the element ldml is not allowed here, where there is one element ldml alone"),
      ("<ldml>|", "the element ldml does not end"), ("<ldml><a></a>|", "the element ldml does not end"),
      ("<ldml><a></|ldml>", "the element ldml ends, which was not the last to begin"),
      ("</|ldml>", "the element ldml ends, which was not the last to begin"),
      ("<ldml></ldml|", "the end of the element ldml lacks its >"), ("<ldml></|>", "a name is missing"),
      ("<ldml|", "the tag of the element ldml lacks its >"),
      ("<ldml|\"", "the tag of the element ldml is not written as XML"),
      ("<ldml |=\"\"/>", "a name is missing"), ("<ldml a|>", "the attribute a has no value in quotes"),
      ("<ldml a=\"|b>", "the value of the attribute a does not end"),
      ("<ldml a=\"|<\"/>", "the value of the attribute a has a < in it"),
      ("<ldml a=\"b\" a=\"|b\"/>", "the attribute a is given twice"),
      ("<ldml>|<annotation>a</annotation></ldml>", "an annotation does not say of what (cp)"),
      ("<ldml>|<annotation cp=\"\">a</annotation></ldml>", "an annotation does not say of what (cp)"),
      ("<ldml>|<annotation cp=\"a\" type=\"x\">a</annotation></ldml>", "an annotation has a type other than tts"),
      ("<ldml><annotation cp=\"a\">|a", "the element annotation does not end"),
      ("<ldml><annotation cp=\"a\">a|<b/></annotation></ldml>", "an annotation has something other than text in it"),
      ("<ldml><annotation cp=\"a\">a</annotation|", "the end of the element annotation lacks its >"),
      ("<ldml a=\"|&nbsp;\"/>", "an & begins no entity that is known here"),
      ("<ldml a=\"x|& y\"/>", "an & begins no entity that is known here"),
      ("<ldml a=\"|&amp\"/>", "an & begins no entity that is known here"),
      ("<ldml a=\"|&#xD800;\"/>", "an & begins no entity that is known here"),
      ("<ldml a=\"|&#x110000;\"/>", "an & begins no entity that is known here"),
      ("<ldml a=\"|&#0;\"/>", "an & begins no entity that is known here"),
      ("<ldml a=\"|&#x1B;\"/>", "an & begins no entity that is known here"),
      ("<ldml a=\"|&#+5;\"/>", "an & begins no entity that is known here"),
      ("<ldml a=\"|&#;\"/>", "an & begins no entity that is known here"),
      ("<ldml a=\"|&#99999999999999999999;\"/>", "an & begins no entity that is known here"),
      ("<ldml a=\"b|\u{1B}\"/>", "there is a control character"),
    ])
  func `what is not plain XML of annotations is a failure where it shows`(picture: String, message: String) {
    let offset = picture.utf8.firstIndex(of: UInt8(ascii: "|")).map {
      picture.utf8.distance(from: picture.startIndex, to: $0)
    }
    let text = picture.utf8.filter { $0 != UInt8(ascii: "|") }
    #expect(throws: AnnotationParser.Failure(message: message, offset: offset ?? -1), "\(picture)") {
      try parsed(Array(text))
    }
  }

  @Test func `bytes that are not UTF-8, a long name and deep nesting are failures`() {
    let cases: [(bytes: [UInt8], message: String, offset: Int)] = [
      (Array("<ldml a=\"".utf8) + [0xC3, 0x28] + Array("\"/>".utf8), "this is not UTF-8", 9),
      (Array("<\(String(repeating: "a", count: 65))/>".utf8), "a name is too long", 1),
      (
        Array("<ldml>\(String(repeating: "<a>", count: 16))".utf8), "elements are nested more than 16 deep", 54
      ),
    ]
    for (bytes, message, offset) in cases {
      #expect(throws: AnnotationParser.Failure(message: message, offset: offset)) { try parsed(bytes) }
    }
  }

  @Test func `a file that is damaged at random is read or refused at a place in it`() {
    var random = SplitMix64(seed: 41)
    let file = Array(SmallAnnotations.file("<annotation cp=\"😀\" type=\"tts\">a &amp; b</annotation>").utf8)
    var refused = 0
    for _ in 0..<2000 {
      var bytes = file
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: place)
        default: bytes.removeSubrange(place...)
        }
        if bytes.isEmpty { break }
      }
      do {
        #expect(try parsed(bytes).count <= 1)
      } catch let failure as AnnotationParser.Failure {
        refused += 1
        #expect((0...bytes.count).contains(failure.offset), "\(failure)")
      } catch {
        Issue.record("\(error)")
      }
    }
    #expect(refused > 500)
  }

  private func parsed(_ bytes: [UInt8]) throws -> [Annotation] {
    try bytes.withUnsafeBufferPointer { bytes in
      var annotations: [Annotation] = []
      var parser = AnnotationParser(bytes)
      try parser.parse { annotations.append($0) }
      return annotations
    }
  }
}
