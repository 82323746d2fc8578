import TestSupport

/// A folder like CLDR's `common` with a few annotations of our own, in files as the tests want them.
enum SmallAnnotations {
  /// Annotations of a made-up French, and of a region of it.
  static func folder() throws -> TemporaryFolder {
    try TemporaryFolder([
      "annotations/fr.xml": file(
        """
        <annotation cp="😀">sourire | bonne humeur | Visage &amp; dents</annotation>
        <annotation cp="😀" type="tts">visage rieur</annotation>
        <annotation cp="❤" type='tts' draft="contributed">cœur rouge</annotation>
        <annotation cp="❤">amour</annotation>
        <annotation cp="🏻" type="tts">peau claire</annotation>
        <annotation cp="🏿" type="tts">peau foncée</annotation>
        <annotation cp="👍">pouce</annotation>
        <annotation cp="👍" type="tts">pouce vers le haut</annotation>
        <annotation cp="{">accolade</annotation>
        <annotation cp="🔥">feu</annotation>
        <annotation cp="🍕" type="tts">pizza</annotation>
        """),
      "annotations/fr_CA.xml": file(
        """
        <annotation cp="😀" type="tts">face souriante</annotation>
        <annotation cp="❤">↑↑↑</annotation>
        """),
      "annotations/root.xml": file(""),
      "annotationsDerived/fr.xml": file(
        """
        <annotation cp="👍🏻">peau claire | pouce | clair de lune</annotation>
        <annotation cp="👍🏻" type="tts">pouce vers le haut\u{A0}: peau claire</annotation>
        <annotation cp="👩🏿‍🦰" type="tts">femme : peau foncée et cheveux roux</annotation>
        """),
    ])
  }

  /// A whole file around annotations.
  static func file(_ annotations: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8" ?>
    <!DOCTYPE ldml SYSTEM "../../common/dtd/ldml.dtd">
    <!-- A comment with <b> and & in it. -->
    <ldml>
    <identity><version number="1"/></identity>
    <annotations>
    \(annotations)
    </annotations>
    </ldml>

    """
  }
}
