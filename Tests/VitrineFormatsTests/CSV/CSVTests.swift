import TestSupport
import Testing
import VitrineDiagnostics
import VitrineText

@testable import VitrineFormats

@Suite struct CSVTests {
  @Test(arguments: [
    ("", "", []),
    ("a,b\n", "a b", []),
    ("a,b\n1,2\n3,4", "a b", ["1|2", "3|4"]),
    ("a,b\r\n1,2\r\n", "a b", ["1|2"]),
    ("a,b\r1,2\r", "a b", ["1|2"]),
    ("\u{FEFF}a,b\n1,2\n", "a b", ["1|2"]),
    ("a,b\n\n1,\n,2\n\n", "a b", ["1|", "|2"]),
    ("a,b\n,\n1,\n,,,\n\"\",\n,2\n,\n", "a b", ["1|", "|2"]),
    ("a,b\n\"1,2\",\"3\n4\"\n", "a b", ["1,2|3\n4"]),
    ("a,b\n\"\",\"\"\"q\"\" r\"\n", "a b", ["|\"q\" r"]),
    ("a,b\n5\" pipe, x \n", "a b", ["5\" pipe| x "]),
    ("\"a b\",ü\n1,é", "a b ü", ["1|é"]),
  ])
  func cellsAreRead(_ text: String, header: String, rows: [String]) throws {
    let table = try readCSV(Array(text.utf8), file: "f.csv", separator: UInt8(ascii: ","))

    #expect(table.header.map(\.text).joined(separator: " ") == header)
    #expect(table.rows.map { $0.map(\.text).joined(separator: "|") } == rows)
  }

  @Test func tabsSeparateWhereTheNameSaysSo() throws {
    let separator = CSVTable.separator(ofFile: "a/F.TSV")

    let table = try readCSV(Array("a\tb\n1,2\t3\n".utf8), file: "F.TSV", separator: separator)

    #expect(table.rows.map { $0.map(\.text) } == [["1,2", "3"]])
    #expect(CSVTable.separator(ofFile: "tsv.csv") == UInt8(ascii: ","))
  }

  @Test(arguments: ["sep=;\n a; b \n1; 2\n", "\u{FEFF}SEP=;\r\na;b\r\n1; 2\r\n"])
  func theLineThatNamesTheSeparatorIsNoRow(_ text: String) throws {
    let bytes = Array(text.utf8)
    let table = try readCSV(
      bytes, file: "f.csv", separator: csvSeparator(bytes, file: "f.csv"))

    #expect(table.header.map(\.text) == ["a", "b"])
    #expect(table.header.map(\.line) == [2, 2])
    #expect(table.rows.map { $0.map(\.text) } == [["1", " 2"]])
  }

  @Test func cellsKnowTheirPlaces() throws {
    let text = "\u{FEFF}ä,b\r\n\"1\r\n2\",\"3\"\r\n4,5\r\n"

    let table = try readCSV(Array(text.utf8), file: "f.csv", separator: UInt8(ascii: ","))

    let places = ([table.header] + table.rows).map { $0.map { "\($0.line):\($0.column)" } }
    #expect(places == [["1:1", "1:4"], ["2:1", "3:4"], ["4:1", "4:3"]])
  }

  @Test(arguments: [
    (
      "a,b\n1\n2,3,4\n5,6,,7\n", ["1", "2|3,4", "5|6,,7"],
      [
        "f.csv:2:1: warning: this row has 1 cell, the header has 2: missing cells are empty",
        "f.csv:3:5: warning: this row has 3 cells, the header has 2: extra cells are joined to the last one",
        "f.csv:4:5: warning: this row has 4 cells, the header has 2: extra cells are joined to the last one",
      ]
    ),
    (
      "a,,b,\n1,2,3,\n4,,5\n,6,,\n7,,8,9,10\n11\n", ["1|3", "4|5", "7|8", "11"],
      [
        "f.csv:6:1: warning: this row has 1 cell, the header has 2: missing cells are empty",
        "f.csv:2:3: warning: this column has values but no name, so it is left out",
        "f.csv:5:6: warning: this column has values but no name, so it is left out",
      ]
    ),
    (
      "a,b\n1,\"2\n3,4\n", ["1|\"2", "3|4"],
      [
        "f.csv:2:3: warning: the quote that opens here is never closed, and stays in the cell"
      ]
    ),
    (
      "a,b\n\"1\"x,2\n\"3\" ,4\n", ["\"1\"x|2", "\"3\" |4"],
      [
        "f.csv:2:4: warning: text after the closing quote, so the quotes stay in the cell",
        "f.csv:3:4: warning: text after the closing quote, so the quotes stay in the cell",
      ]
    ),
    (
      "a,b\n\"1,2\n\"3\"\"4\",5\n", ["\"1|2", "3\"4|5"],
      [
        "f.csv:2:1: warning: the quote that opens here is never closed, and stays in the cell"
      ]
    ),
  ])
  func aBadRowIsAWarningAndItsTextStays(_ text: String, _ rows: [String], _ says: [String]) throws {
    let table = try readCSV(Array(text.utf8), file: "f.csv", separator: UInt8(ascii: ","))

    #expect(table.rows.map { $0.map(\.text).joined(separator: "|") } == rows)
    #expect(table.warnings.map { "\($0)".prefix { $0 != "\n" } } == says.map { $0[...] })
  }

  @Test(arguments: [
    (
      "\na,b,a\n",
      """
      f.csv:2:5: error: the column 'a' appears twice
        hint: first at f.csv:2:1
      """
    )
  ])
  func faultIsNamedAtItsPlace(_ text: String, says: String) {
    let diagnostics = failure { () throws(UnreadableContent) in
      _ = try readCSV(Array(text.utf8), file: "f.csv", separator: UInt8(ascii: ","))
    }

    #expect(diagnostics == says)
  }

  /// A quote that closes nothing is looked for once, and not again for every row.
  @Test(.timeLimit(.minutes(30))) func aQuoteAtTheStartOfEveryRowTakesNoLonger() throws {
    let text = "a,b\n" + String(repeating: "\"1,2\n", count: 20_000)

    let table = try readCSV(Array(text.utf8), file: "f.csv", separator: UInt8(ascii: ","))

    #expect(table.rows.count == 20_000)
    #expect(table.warnings.count == 20_000)
  }

  /// An open quote is looked for once, and without keeping what is behind it.
  @Test func quotesThatNothingClosesAreOneWarningInAnyNumberOfLines() throws {
    let text = "a,b\n\"open,1\n" + String(repeating: "x,1\n", count: 10_000)

    let table = try readCSV(Array(text.utf8), file: "f.csv", separator: UInt8(ascii: ","))

    #expect(table.rows.count == 10_001)
    #expect(table.warnings.count == 1)
  }

  @Test func aTableOfMoreThanAMillionRowsIsNotRead() throws {
    let text = "a\n" + String(repeating: "x\n", count: 1_000_001)

    let failure = #expect(throws: UnreadableContent.self) {
      try readCSV(Array(text.utf8), file: "f.csv", separator: UInt8(ascii: ","))
    }

    #expect(
      failure?.diagnostics.map(\.description) == [
        """
        f.csv:1000002:1: error: the file has more than 1,000,000 records
          hint: keep only the records that the site shows, or summarise them in a smaller file
        """
      ])
  }
}
