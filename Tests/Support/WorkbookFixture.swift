/// A workbook of a test, written by hand.
public struct WorkbookFixture: Sendable {
  /// What stands in `sheets` of the workbook, and in its other parts.
  public var sheets = #"<sheet name="Works" sheetId="1" r:id="r1"/>"#
  public var properties = ""
  public var strings = ""
  public var styles = ""

  /// What stands in the `worksheet` of each sheet, by the number of its part.
  public var cells: [String]

  public init(_ cells: String...) { self.cells = cells }

  /// A sheet with the columns `a` and `b`, and one row under them.
  public static func row(_ cells: String) -> WorkbookFixture {
    WorkbookFixture(
      "<sheetData><row><c t='str'><v>a</v></c><c t='str'><v>b</v></c></row><row>\(cells)</row></sheetData>"
    )
  }

  private static let book =
    "<Relationship Id='a' Type='urn:x/officeDocument' Target='xl/book.xml'/>"

  public var bytes: [UInt8] {
    let names = "xmlns:r='urn:r'"
    let types = ["sharedStrings", "styles"].enumerated().map { number, name in
      "<Relationship Id='s\(number)' Type='urn:x/\(name)' Target='\(name).xml'/>"
    }
    let relations = cells.indices.map { index in
      "<Relationship Id='r\(index + 1)' Type='urn:x/worksheet' Target='/xl/sheets/\(index + 1).xml'/>"
    }
    var parts = [
      ("_rels/.rels", "<Relationships>\(Self.book)</Relationships>"),
      ("xl/book.xml", "<workbook \(names)>\(properties)<sheets>\(sheets)</sheets></workbook>"),
      ("xl/_rels/book.xml.rels", "<Relationships>\((types + relations).joined())</Relationships>"),
      ("xl/sharedStrings.xml", "<sst>\(strings)</sst>"),
      ("xl/styles.xml", "<styleSheet>\(styles)</styleSheet>"),
    ]
    for (index, text) in cells.enumerated() {
      let sheet = "<x:worksheet xmlns:x='urn:x'>\(text)</x:worksheet>"
      parts.append(("xl/sheets/\(index + 1).xml", sheet))
    }
    return storedZip(parts.map { ($0, Array($1.utf8)) })
  }
}
