import TestSupport
import Testing
import VitrineDiagnostics
import VitrineModel

@testable import VitrineFormats

/// Numbers that the style of their cells shows as dates.
@Suite struct SheetDateTests {
  @Test(arguments: [
    ("1", "1900-01-01"), ("59", "1900-02-28"), ("60", "1900-02-29"), ("61", "1900-03-01"),
    ("36526", "2000-01-01"), ("45413", "2024-05-01"), ("45413.9", "2024-05-01"),
    ("2958465", "9999-12-31"),
  ])
  func daysAreCountedFrom1900(_ days: String, _ date: String) throws {
    #expect(DateFormatParts.date.text(of: try #require(Double(days)), from1904: false) == date)
  }

  @Test(arguments: [(0.0, "1904-01-01"), (59, "1904-02-29"), (43_951, "2024-05-01")])
  func orFrom1904(_ days: Double, _ date: String) {
    #expect(DateFormatParts.date.text(of: days, from1904: true) == date)
  }

  @Test(arguments: [-1.0, 0, 2_958_466]) func aNumberThatShowsNoDateIsNone(_ days: Double) {
    #expect(DateFormatParts.date.text(of: days, from1904: false) == nil)
  }

  /// Codes as Excel writes them, and what they show of 2024-05-01 13:30:05.
  @Test(arguments: [
    ("yyyy-mm-dd", "2024-05-01"), ("d. mmmm yyyy", "2024-05-01"), ("[$-407]d/m/yy;@", "2024-05-01"),
    ("dddd", "2024-05-01"), ("mmm yy", "2024-05"), ("yyyy", "2024"), ("d mmm", "2024-05-01"),
    ("yyyy-mm-dd hh:mm", "2024-05-01T13:30:05"), ("m/d/yy h:mm AM/PM", "2024-05-01T13:30:05"),
    ("hh:mm:ss", "13:30:05"), ("h:mm", "13:30:05"), ("mm:ss.0", "13:30:05"),
    ("[h]:mm", "1089925:30:05"), ("yyyy\"年\"m\"月\"d\"日\"", "2024-05-01"),
    ("[$-411]ge.m.d", "2024-05-01"), ("[Red]dd\\.mm\\.yyyy", "2024-05-01"),
  ])
  func aCodeSaysWhatIsShown(_ code: String, _ text: String) throws {
    let form = try #require(DateFormatParts(code: code))

    #expect(form.text(of: 45_413 + 48_605.0 / 86_400, from1904: false) == text)
  }

  @Test(arguments: [
    "General", "0.00", "#,##0.00 [$€-407];[Red]-#,##0.00", "0%", "0.00E+00", "\"day\" 0", "@",
    "0 \\d", "_-* #,##0_-", "[Red]0", "# ?/?",
  ])
  func aCodeOfNumbersShowsNoDate(_ code: String) {
    #expect(DateFormatParts(code: code) == nil)
  }

  @Test(
    arguments: [
      (14, "2024-05-01"), (17, "2024-05"), (20, "12:00"), (22, "2024-05-01T12:00"),
      (46, "1089924:00"),
      (0, nil), (9, nil), (49, nil),
    ] as [(Int, String?)])
  func formatsOfExcelHaveNumbers(_ number: Int, _ text: String?) {
    #expect(DateFormatParts(builtIn: number)?.text(of: 45_413.5, from1904: false) == text)
  }

  @Test func theStyleOfACellDecides() throws {
    var workbook = WorkbookFixture.row(
      "<c s='1'><v>45413</v></c><c s='2'><f>NOW()</f><v>45413.999999</v></c>")
    workbook.styles = """
      <numFmts><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts>
      <cellStyleXfs><xf numFmtId="9"/></cellStyleXfs>
      <cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/></cellXfs>
      """

    #expect(try workbook.records() == [[.text("2024-05-01"), .text("2024-05-02T00:00")]])

    workbook.properties = "<workbookPr date1904='true'/>"
    #expect(try workbook.records()[0][0] == .text("2028-05-02"))
  }

  @Test func datesInISOFormStayAsTheyAre() throws {
    let workbook = WorkbookFixture.row(
      "<c t='d'><v>2024-05-01T00:00:00</v></c><c t='d'><v>2024-05-01T07:05:00</v></c>")

    #expect(try workbook.records() == [[.text("2024-05-01"), .text("2024-05-01T07:05:00")]])
  }
}
