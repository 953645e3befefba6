import Testing
import VitrineDiagnostics

@testable import VitrineFormats

/// What is wrong with XML, and where.
@Suite struct XMLDiagnosticsTests {
  struct Mistake: CustomTestStringConvertible, Sendable {
    var xml: String
    var words: String
    var testDescription: String { xml }

    init(_ xml: String, _ words: String) {
      (self.xml, self.words) = (xml, words)
    }
  }

  static let mistakes = [
    Mistake("", "1:1: error: there is no element\n  hint: the file may be truncated"),
    Mistake("<!-- a -->\n", "2:1: error: there is no element\n  hint: the file may be truncated"),
    Mistake("words", "1:1: error: 'w' is not allowed here"),
    Mistake(
      "<a>\n <b>x",
      "2:6: error: the file ends where </b> is expected\n  hint: the file may be truncated; <b> was opened at a.xml:2:2"
    ),
    Mistake(
      "<a><b>\n</a>",
      "2:1: error: </a> where </b> is expected\n  hint: <b> was opened at a.xml:1:4"),
    Mistake(
      "<a/>\n<b/>",
      "2:1: error: unexpected content after the root element\n  hint: an XML file has a single root element"
    ),
    Mistake("<a k='1' k='2'/>", "1:10: error: this attribute is already used in this tag"),
    Mistake(
      "<a>\n<b",
      "2:1: error: a tag that is not closed\n  hint: the file may be truncated, or a '>' may be missing"
    ),
    Mistake(
      "<a><![CDATA[x</a>",
      "1:4: error: a CDATA section that is not closed\n  hint: close it with ]]>"),
    Mistake(
      "<a>rock & roll</a>",
      "1:10: error: an '&' that does not begin an entity\n  hint: write &amp;"),
    Mistake(
      "<a>R&D</a>", "1:7: error: an '&' that does not begin an entity\n  hint: write &amp;"),
    Mistake(
      "<a k='?a=1&b=2'/>",
      "1:13: error: an '&' that does not begin an entity\n  hint: write &amp;"),
    Mistake("<a>1 < 2</a>", "1:7: error: a '<' that does not begin a tag\n  hint: write &lt;"),
    Mistake(
      "<a k='x<y'/>",
      "1:8: error: a '<' in an attribute value\n  hint: write &lt;, or close the quotes"),
    Mistake("<a k=1/>", "1:6: error: '1' is not allowed here"),
    Mistake(
      " <?xml version='1.0'?><a/>",
      "1:2: error: an XML declaration that is not at the beginning\n  hint: nothing can come before <?xml"
    ),
    Mistake(
      "<a>\n &nbsp;</a>",
      "2:2: error: unknown entity '&nbsp;'\n  hint: XML has only &lt; &gt; &amp; &quot; and &apos;: write the character itself"
    ),
    Mistake(
      "<a k='1'\n j='&nbsp;'/>",
      "2:5: error: unknown entity '&nbsp;'\n  hint: XML has only &lt; &gt; &amp; &quot; and &apos;: write the character itself"
    ),
    Mistake(
      "<!DOCTYPE a SYSTEM 'file:///etc/passwd'><a>&b;</a>",
      "1:44: error: unknown entity '&b;'\n  hint: XML has only &lt; &gt; &amp; &quot; and &apos;: write the character itself"
    ),
    Mistake(
      "<!DOCTYPE a SYSTEM 'x.dtd'><a k='1&b;'/>",
      "1:35: error: unknown entity '&b;'\n  hint: XML has only &lt; &gt; &amp; &quot; and &apos;: write the character itself"
    ),
    Mistake(
      "<!DOCTYPE a [\n <!ENTITY x SYSTEM 'file:///etc/passwd'>\n]><a>&x;</a>",
      "2:2: error: the file declares the entity 'x', but custom entities are not supported\n  hint: remove the declaration, and write its text where it is used"
    ),
    Mistake(
      "<!DOCTYPE a [ <!ENTITY % p SYSTEM 'http://127.0.0.1:1/'> %p; ]><a/>",
      "1:15: error: the file declares the entity '%p', but custom entities are not supported\n  hint: remove the declaration, and write its text where it is used"
    ),
    Mistake(
      """
      <!DOCTYPE a [ <!ENTITY l0 "ha"> <!ENTITY l1 "&l0;&l0;&l0;&l0;&l0;&l0;&l0;&l0;&l0;&l0;"> ]>
      <a>&l1;</a>
      """,
      "1:15: error: the file declares the entity 'l0', but custom entities are not supported\n  hint: remove the declaration, and write its text where it is used"
    ),
  ]

  @Test(arguments: mistakes) func aMistakeIsNamedAtItsPlace(_ mistake: Mistake) throws {
    #expect(words(Array(mistake.xml.utf8)) == ["a.xml:\(mistake.words)"])
  }

  @Test func elementsMayLieInEachOtherUpToALimit() {
    let deep = String(repeating: "<a>", count: 512) + String(repeating: "</a>", count: 512)

    #expect(words(Array(deep.utf8)) == [])
    #expect(
      words(Array("<b>\(deep)</b>".utf8)) == [
        """
        a.xml:1:1537: error: elements are nested more than 512 deep
          hint: remove some levels of elements
        """
      ])
  }

  private func words(_ bytes: [UInt8]) -> [String] {
    do {
      _ = try readXML(bytes, file: "a.xml").map(of: 0).fieldValue
      return []
    } catch {
      return error.diagnostics.map { "\($0)" }
    }
  }
}
