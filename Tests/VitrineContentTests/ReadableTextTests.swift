import Testing
import VitrineDiagnostics
import VitrineModel

@testable import VitrineContent
@testable import VitrineFormats

/// Bytes that no text has, in files of every format: each spoils its own value and nothing else.
@Suite struct ReadableTextTests {
  /// A file of two records, cut in the middle of the title of the first.
  struct Format: CustomTestStringConvertible, Sendable {
    var file: String
    var before: String
    var after: String

    /// What the collection says besides `from`.
    var keys = ""
    var testDescription: String { file }
  }

  static let formats = [
    Format(
      file: "a.json", before: "[{\"id\":\"a\",\n \"title\":\"x",
      after: "y\"},{\"id\":\"b\",\"title\":\"B\"}]"),
    Format(
      file: "a.jsonl", before: "{\"id\":\"a\",\"title\":\"x",
      after: "y\"}\n{\"id\":\"b\",\"title\":\"B\"}\n"),
    Format(file: "a.csv", before: "id,title\na,x", after: "y\nb,B\n"),
    Format(file: "a.tsv", before: "id\ttitle\na\tx", after: "y\nb\tB\n"),
    Format(file: "a.yml", before: "- id: a\n  title: \"x", after: "y\"\n- id: b\n  title: B\n"),
    Format(
      file: "a.toml", before: "[[r]]\nid = \"a\"\ntitle = \"x",
      after: "y\"\n[[r]]\nid = \"b\"\ntitle = \"B\"\n", keys: ", records: r"),
    Format(
      file: "a.xml", before: "<r>\n<i id='a' title='x",
      after: "y'/><i id='b'><title>B</title></i></r>",
      keys: ", records: r/i"),
    Format(
      file: "a.md", before: "## a\n\n- [x",
      after: "y](https://e.org/a) – A.\n- [B](https://e.org/b) – B.\n", keys: ", parse: list"),
  ]

  /// Returns the titles of the records and the warnings, without hints.
  private func read(_ format: Format, _ bytes: [UInt8], keys: String = "") throws -> [String] {
    let folder = try ContentFixture([
      "index.md": "---\ncollection: { from: \(format.file)\(format.keys)\(keys) }\n---\n"
    ])
    try folder.write(bytes, to: format.file)
    let reading = folder.read()
    return reading.content.records.map(\.title)
      + reading.words.map { String($0.prefix { $0 != "\n" }) }
  }

  /// The place behind some text: its last line, and how many bytes are in that.
  private func place(behind text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return "\(lines.count):\(lines.last!.utf8.count + 1)"
  }

  @Test(arguments: formats) func aByteThatIsNoUTF8ShowsTheReplacementCharacter(_ format: Format)
    throws
  {
    let bytes = Array(format.before.utf8) + [0xFF] + Array(format.after.utf8)

    #expect(
      try read(format, bytes) == [
        "x\u{FFFD}y", "B",
        "\(format.file):\(place(behind: format.before)): warning: the byte 0xFF is not UTF-8, so it is shown as '\u{FFFD}'",
      ])
  }

  @Test(arguments: formats) func aControlCharacterIsLeftOut(_ format: Format) throws {
    for (byte, name) in [(0x01, "01"), (0x00, "00"), (0x7F, "7F"), (0x1B, "1B")]
      as [(UInt8, String)]
    {
      let bytes = Array(format.before.utf8) + [byte] + Array(format.after.utf8)

      #expect(
        try read(format, bytes) == [
          "xy", "B",
          "\(format.file):\(place(behind: format.before)): warning: the control character 0x\(name) is removed",
        ])
    }
  }

  @Test(arguments: formats) func aColourOfATerminalIsLeftOut(_ format: Format) throws {
    #expect(
      try read(format, Array("\(format.before)\u{1B}[31m\(format.after)".utf8)) == [
        "xy", "B",
        "\(format.file):\(place(behind: format.before)): warning: a terminal colour code is removed",
      ])
  }

  @Test(arguments: formats) func utf16WithAMarkIsRead(_ format: Format) throws {
    let units = Array("\u{FEFF}\(format.before)é🦉\(format.after)".utf16)

    #expect(
      try read(format, units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }) == ["xé🦉y", "B"])
    #expect(
      try read(format, units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }) == ["xé🦉y", "B"])
  }

  @Test(arguments: formats) func verticalTabsAndFormFeedsSeparateWords(_ format: Format) throws {
    for byte in [0x0B, 0x0C] as [UInt8] {
      let bytes = Array(format.before.utf8) + [byte] + Array(format.after.utf8)

      #expect(try read(format, bytes).prefix(2) == ["x y", "B"])
    }
  }

  @Test(arguments: formats) func aKeySaysTheEncoding(_ format: Format) throws {
    // "Эй" in Windows-1251.
    let bytes = Array(format.before.utf8) + [0xDD, 0xE9] + Array(format.after.utf8)

    #expect(try read(format, bytes, keys: ", encoding: windows-1251") == ["xЭйy", "B"])
  }

  @Test(arguments: formats) func whatIsNoTextIsAnError(_ format: Format) throws {
    let found = try read(format, (0..<200).map { $0 % 2 == 0 ? 0xFF : 0x41 })

    #expect(found.count == 1 && found[0].hasPrefix("\(format.file):1:1: error: "))
  }

  /// Only data can be in another encoding.
  @Test func settingsAreToldToBeSavedAsUTF8() throws {
    let folder = try ContentFixture(["index.md": "# A\n"])
    try folder.write(Array("title: Caf".utf8) + [0xE9, 0x0A], to: "site.yml")
    #expect(
      folder.read().words == [
        """
        site.yml:1:11: warning: the byte 0xE9 is not UTF-8, so it is shown as '\u{FFFD}'
          hint: save the file as UTF-8 in the editor that you wrote it with
        """
      ])
  }

  /// A text of many faults is told of twenty times.
  @Test func warningsOfOneFileHaveAnEnd() throws {
    let format = Self.formats[2]
    let text = format.before + String(repeating: "\u{1}a", count: 50) + format.after

    let words = try read(format, Array(text.utf8)).dropFirst(2)

    #expect(words.count == 20)
    #expect(
      words.last
        == "a.csv:2:\(4 + 38): warning: the control character 0x01 is removed (30 more in this file)"
    )
  }
}

// MARK: Encodings

extension ReadableTextTests {
  private func text(_ bytes: [UInt8], _ file: String, as encoding: TextEncoding? = nil) -> String {
    do {
      let text = try ReadableText(bytes, file: file, encoding: encoding)
      return ([String(decoding: text.bytes, as: UTF8.self)] + text.warnings.map { "\($0)" })
        .joined(separator: "\n")
    } catch {
      return error.diagnostics.map { "\($0)" }.joined(separator: "\n")
    }
  }

  /// The bytes of a text whose characters are all below U+0100, in Latin-1.
  private func latin1(_ text: String) -> [UInt8] { text.unicodeScalars.map { UInt8($0.value) } }

  private static let guess = """

    a.csv:1:1: warning: the file is not UTF-8, so it is read as windows-1252
      hint: save it as UTF-8, or write encoding: windows-1252 in the collection if the encoding is right
    """

  /// What Excel calls CSV in the west.
  @Test func aTableThatMakesSenseAsWindows1252IsReadSo() {
    for words in ["Inv.;Künstler\r\n1;Müller\r\n", "caf\u{E9}", "grüße, Öl, naïve, 30 \u{D7} 40"] {
      #expect(text(latin1(words), "a.csv") == words + Self.guess)
    }
    #expect(
      text(Array("12 ".utf8) + [0x80] + Array(" \"".utf8) + [0x93, 0x94], "a.csv")
        == "12 € \"“”" + Self.guess)
  }

  @Test(arguments: [
    // Cut off, after other characters of UTF-8.
    Array("Müller,Größe,\u{201C}a\u{201D}".utf8) + [0x2C, 0xE2, 0x80],
    // No letters.
    Array("a,b,c,d,e,f,".utf8) + [0xFF, 0x2C, 0xFF],
    // Half an é of UTF-8.
    Array("caf".utf8) + [0xC3],
  ])
  func aTableInUTF8StaysSo(_ bytes: [UInt8]) {
    let found = text(bytes, "a.csv")

    #expect(found.hasPrefix(String(decoding: bytes, as: UTF8.self)))
    #expect(!found.contains("is read as"))
  }

  /// The bytes by the code charts of JIS X 0208: カフェ,猫.
  @Test func aTableWithKanaIsReadAsShiftJIS() {
    let bytes: [UInt8] = [0x83, 0x4A, 0x83, 0x74, 0x83, 0x46, 0x2C, 0x94, 0x4C]
    #expect(
      text(bytes, "a.csv") == """
        カフェ,猫
        a.csv:1:1: warning: the file is not UTF-8, so it is read as shift-jis
          hint: save it as UTF-8, or write encoding: shift-jis in the collection if the encoding is right
        """)
    // Kana and half a character are no Shift JIS.
    #expect(!text(bytes + [0x2C, 0x83], "a.csv").contains("shift-jis"))
  }

  /// A and the cat, U+732B.
  @Test(
    arguments: [
      [0xFF, 0xFE, 0, 0, 0x41, 0, 0, 0, 0x2B, 0x73, 0, 0],
      [0, 0, 0xFE, 0xFF, 0, 0, 0, 0x41, 0, 0, 0x73, 0x2B],
    ] as [[UInt8]])
  func aMarkOfUTF32IsHeeded(_ bytes: [UInt8]) {
    #expect(text(bytes, "a.csv") == "A猫")
  }

  @Test func othersAreTakenForUTF8() {
    #expect(
      text(latin1("caf\u{E9} in a text"), "a.md").hasPrefix(
        "caf\u{FFFD} in a text\na.md:1:4: warning: "))
  }

  @Test(
    arguments: [
      ("windows-1252", [0x80, 0xE9], "€é"), ("ISO-8859-1", [0xE9], "é"), ("latin1", [0x96], "–"),
      ("iso-8859-15", [0xA4], "€"), ("koi8-r", [0xD0, 0xD2], "пр"), ("cp1250", [0xE8], "č"),
      ("UTF-8", [0xC3, 0xA9], "é"), ("US-ASCII", [0x61], "a"), ("utf-16", [0x61], "a"),
      ("UTF-16LE", [0x61], "a"), ("Shift_JIS", [0x94, 0x4C], "猫"), ("EUC-JP", [0xC7, 0xAD], "猫"),
      ("gb2312", [0xC3, 0xA8], "猫"), ("Big5", [0xBF, 0xDF], "貓"), ("euc-kr", [0xB0, 0xA1], "가"),
    ] as [(String, [UInt8], String)])
  func anXMLDeclarationSaysTheEncoding(_ name: String, _ bytes: [UInt8], _ expected: String) {
    let declaration = "<?xml version='1.0' encoding='\(name)'?><a>"

    #expect(
      text(Array(declaration.utf8) + bytes + Array("</a>".utf8), "a.xml")
        == "\(declaration)\(expected)</a>")
  }

  @Test func anEncodingThatIsNotReadIsNamed() {
    #expect(
      text(Array("<?xml version='1.0' encoding='x-a'?><a/>".utf8), "a.xml")
        .hasPrefix(
          "a.xml:1:31: error: the encoding 'x-a' is not supported\n  hint: save it as UTF-8, and write encoding=\"utf-8\" in its first line; "
        ))
  }

  @Test func halfACharacterOfUTF16IsAWarning() {
    // <a> and the first half of a pair.
    #expect(
      text([0xFF, 0xFE, 0x3C, 0, 0x61, 0, 0x3E, 0, 0x3D, 0xD8], "a.xml") == """
        <a>\u{FFFD}
        a.xml:1:4: warning: this is not a character of utf-16le, so it is shown as '\u{FFFD}'
          hint: the file may have another encoding, or be cut off
        """)
  }

  /// Sequences that are cut off or forbidden, by the Unicode Standard's table 3-7.
  @Test(
    arguments: [
      ([0xE9, 0x74], "\u{FFFD}t"),
      ([0xC0, 0xAF, 0x61, 0x61, 0x61, 0x61, 0x61], "\u{FFFD}\u{FFFD}aaaaa"),
      ([0x61, 0xE2, 0x82, 0x61, 0x61], "a\u{FFFD}aa"),
      ([0xF0, 0x9F, 0xA6, 0x61, 0x61], "\u{FFFD}aa"),
    ] as [([UInt8], String)])
  func aCharacterThatIsCutOffIsOne(_ bytes: [UInt8], _ expected: String) {
    #expect(text(bytes + Array("____".utf8), "a.md").hasPrefix(expected + "____\n"))
  }
}

// MARK: Characters that stand for themselves by their numbers

extension ReadableTextTests {
  @Test func aReferenceToACharacterThatXMLForbidsIsLeftOut() throws {
    let format = Self.formats[6]
    let xml =
      "<r><i id='a' title='&#27;[31mred&#x1b;[0m&#0;'><b><![CDATA[&#27;]]></b></i><!-- &#1; -->\n<i id='b' title='&#xFFFE;'/></r>"

    #expect(
      try read(format, Array(xml.utf8), keys: ", otherFields: true") == [
        "red", "\u{FFFD}",
        "a.xml:1:21: warning: a terminal colour code is removed",
        "a.xml:1:29: warning: a terminal colour code is removed",
        "a.xml:1:33: warning: the control character 0x00 is removed",
        "a.xml:2:18: warning: the character U+FFFE is not allowed on pages, so it is shown as '\u{FFFD}'",
      ])
  }

  /// As programs write JSON that cut texts off, and others that know no escapes.
  @Test func aTabOrHalfACharacterInJSONSpoilsNothingElse() throws {
    let json = "[{\"id\":\"a\",\"title\":\"x\ty\"},\n{\"id\":\"b\",\"title\":\"B\\ud83d\"}]"

    #expect(
      try read(Self.formats[0], Array(json.utf8)) == [
        "x y", "B\u{FFFD}", "a.json:1:22: warning: a control character in a text",
        "a.json:2:21: warning: '\\ud83d' is half a character",
      ])
  }
}
