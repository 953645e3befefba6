import Foundation
import TestSupport
import Testing
import VitrineDiagnostics
import VitrineModel

@testable import VitrineFormats

/// Workbooks that programs wrote, with the values that were given to them.
@Suite struct RealWorkbookTests {
  private func records(_ name: String) throws -> (records: [[String]], warnings: [String]) {
    let file = URL(filePath: #filePath).appending(path: "../../Fixtures/\(name)").standardized
    let bytes = Array(try Data(contentsOf: file))
    let (records, warnings) = try WorkbookFixture.records(bytes)
    return (records.map { $0.map(\.words) }, warnings)
  }

  /// The file of XlsxWriter, and what LibreOffice made of it: rich text, a hidden sheet before the first,
  /// a hidden row and column, an empty row, merged cells, formulas, and styles of dates.
  ///
  /// LibreOffice writes 15 digits of a number.
  @Test(arguments: [
    (
      "works.xlsx", "12345678901234570000",
      ["0.3333333333333333", "1.3333333333333333", "2.3333333333333335", "3.3333333333333335"]
    ),
    (
      "works-libreoffice.xlsx", "12345678901234600000",
      ["0.333333333333333", "1.33333333333333", "2.33333333333333", "3.33333333333333"]
    ),
  ])
  func whatASpreadsheetShowsIsRead(_ name: String, _ great: String, _ sums: [String]) throws {
    let (records, warnings) = try records(name)

    #expect(
      records == [
        [
          "A-001", "Mask & co", "Lagos", "1905-02-03", "2024-05-01T13:30", "2024-05", "36:00",
          "0.1",
          "0", "true", sums[0], "", "ab",
        ],
        [
          "A-002", "Drum", "Lagos", "1999-03-02", "2024-05-01T13:31", "2024-06", "44:00", "1234.5",
          "0.125", "false", sums[1], "", "ab",
        ],
        [
          "A-003", "Bowl", "Lagos", "2099-03-03", "2024-05-01T13:32", "2024-07", "52:00", "1e-09",
          "0.25", "true", sums[2], "", " a_x000D_b ",
        ],
        [
          "A-004", "Cup", "Kano", "2199-03-04", "2024-05-01T13:33", "2024-08", "60:00", great,
          "0.375",
          "false", sums[3], "", "ab",
        ],
      ])
    #expect(
      warnings == [
        """
        w.xlsx:4:13: warning: the cell M4 has the error #N/A instead of a value
          hint: fix its formula, or empty it
        """
      ])
  }

  /// The file of openpyxl, which calculates nothing and writes 16 digits of a number.
  @Test func whatAProgramWroteIsRead() throws {
    let (records, warnings) = try records("birds.xlsx")

    #expect(
      records == [
        ["owl", "Owl", "2024-05-01", "1.1", "", "true"],
        ["wren", "Wren", "2024-05-01T07:05:09", "12345678901234570000", "", "false"],
        ["auk", "Auk", "07:30", "0.3", "", ""],
      ])
    #expect(
      warnings == [
        """
        w.xlsx:2:5: warning: the cell E2 has a formula that has not been calculated
          hint: open the workbook and save it
        """
      ])
  }

  @Test func aWorkbookMayNotUnpackIntoMoreThanThereIsRoomFor() throws {
    let file = URL(filePath: #filePath).appending(path: "../../Fixtures/works.xlsx").standardized
    let bytes = Array(try Data(contentsOf: file))

    let words = failure { () throws(UnreadableContent) in
      _ = try Workbook(bytes, file: "w.xlsx", maxBytes: 1000)
    }
    #expect(
      words == """
        w.xlsx:1:1: error: the workbook is larger than 256 MB when unpacked
          hint: save the sheet as .csv
        """)
  }
}

extension FieldValue {
  fileprivate var words: String {
    switch self {
    case .text(let text): text
    case .number(let number): number.literal
    case .bool(let bool): "\(bool)"
    case .null: ""
    case .list, .object, .date, .link, .markup, .composite: "?"
    }
  }
}
