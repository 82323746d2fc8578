import Testing
import TextFields

@Suite struct TraitsTests {
  @Test func `a hidden field has the traits of the note`() {
    let traits = TextField(.hidden).traits
    #expect(traits.contextIdentifier == "")
    #expect(traits.autocorrection == .no)
    #expect(traits.spellChecking == .no)
    #expect(traits.autocapitalization == .none)
    #expect(traits.returnKey == .done)
    #expect(traits.tintColor == .clear)
    #expect(traits.textColor == .clear)
    #expect(traits.backgroundColor == .clear)
    #expect(traits.isHidden)
    #expect(TextField(.hidden).traits == traits)
  }

  @Test func `a plain field asks for nothing`() {
    let traits = TextField().traits
    #expect(traits == TextFieldTraits())
    #expect(traits.contextIdentifier == nil)
    #expect(traits.autocorrection == .default)
    #expect(traits.autocapitalization == .sentences)
    #expect(!traits.isHidden)
  }
}
