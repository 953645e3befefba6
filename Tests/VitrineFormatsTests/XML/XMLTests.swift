import Testing
import VitrineModel

@testable import VitrineFormats

/// What elements are as values, and where they stand.
@Suite struct XMLTests {
  private func value(_ xml: String) throws -> FieldValue {
    try readXML(Array(xml.utf8), file: "a.xml").map(of: 0).fieldValue
  }

  private func text(_ name: String, _ text: String) -> Field {
    Field(name: name, value: .text(text))
  }

  @Test func attributesAndElementsAreMembersAndSeveralOfANameAList() throws {
    let value = try value(#"<a y="1"><x>u</x><y>2</y><x k="v"/><y>3</y></a>"#)

    #expect(
      value
        == .object([
          Field(name: "y", value: .list([.text("1"), .text("2"), .text("3")])),
          Field(name: "x", value: .list([.text("u"), .object([text("k", "v")])])),
        ]))
  }

  @Test func textBesideOthersIsAMemberAndWhiteSpaceInATextIsKept() throws {
    let value = try value(
      """
      <a>
        <t> a  b\n </t>
        <f m="x"> at <![CDATA[<1> &amp;]]>&#x41;&lt;<!-- no --> end
      </f>
        one <b>two</b> three
      </a>
      """)

    #expect(
      value
        == .object([
          text("t", " a  b\n "),
          Field(
            name: "f", value: .object([text("m", "x"), text("text", " at <1> &amp;A< end\n")])),
          text("b", "two"), text("text", "one  three"),
        ]))
  }

  @Test func whatHoldsNothingIsAnEmptyMapAndNamespacesAreNoValues() throws {
    let value = try value(
      #"<?xml version="1.0"?><?p q?><a xmlns="u:v" xmlns:dc="u:w"><b xmlns="x"/><c> </c><dc:d dc:e="1"/></a>"#
    )

    #expect(
      value
        == .object([
          Field(name: "b", value: .object([])), Field(name: "c", value: .object([])),
          Field(name: "dc:d", value: .object([text("dc:e", "1")])),
        ]))
  }

  /// A byte order mark counts in no column, and columns are bytes of UTF-8.
  @Test func everythingHasItsPlace() throws {
    let xml = "\u{FEFF}<a>\n <ö  k = 'é'\r\n  l=\"2\"/>é<b>x</b><b>\n\n y</b></a>"
    let document = try readXML(Array(xml.utf8), file: "a.xml")

    let members = document.map(of: 0).members
    let inner = members[0].value.members
    #expect([members[0].keyLine, members[0].keyColumn] == [2, 2])
    #expect([inner[0].keyLine, inner[0].keyColumn] == [2, 7])
    #expect([inner[0].value.line, inner[0].value.column] == [2, 11])
    #expect([inner[1].keyLine, inner[1].keyColumn] == [3, 3])
    guard case .list(let texts) = members[1].value.content else {
      Issue.record("no list")
      return
    }
    #expect(texts.map { [$0.line, $0.column] } == [[3, 15], [3, 23]])
  }

  @Test func utf16IsReadInBothOrders() throws {
    let text = "\u{FEFF}<a k=\"é\">🦉</a>"
    let units = Array(text.utf16)
    let little = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }

    for bytes in [little, big] {
      let document = try readXML(ReadableText(bytes, file: "a.xml").bytes, file: "a.xml")
      #expect(
        document.map(of: 0).fieldValue == .object([self.text("k", "é"), self.text("text", "🦉")]))
    }
  }

  @Test func latin1IsRead() throws {
    let bytes = Array("<?xml version='1.0' encoding=\"ISO-8859-1\"?>\n<a>\u{1}</a>".utf8).map {
      $0 == 1 ? 0xE9 : $0
    }

    let text = try ReadableText(bytes, file: "a.xml").bytes
    #expect(
      try readXML(text, file: "a.xml").map(of: 0).fieldValue
        == .object([self.text("text", "é")]))
  }

  @Test func aDTDThatDeclaresNoEntityIsIgnored() throws {
    let value = try value(
      """
      <!DOCTYPE plist PUBLIC "-//A//B" "http://127.0.0.1:1/x.dtd" [<!ATTLIST a k CDATA "default">]>
      <a l="&lt;&#66;"/>
      """)

    #expect(value == .object([text("l", "<B")]))
  }
}
