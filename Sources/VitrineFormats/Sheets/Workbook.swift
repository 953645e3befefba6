package import VitrineDiagnostics
import VitrineText

/// An Excel workbook: its sheets, and the locations of the parts they refer to.
package struct Workbook {
  package struct SheetName {
    package var name: String
    package var isHidden: Bool

    /// The path of its part in the archive.
    var part: String
  }

  /// The sheets, in the order of their tabs, without chart sheets.
  package let sheets: [SheetName]

  /// Whether days are counted from 1904, as Excel for Mac once did.
  private let countsFrom1904: Bool
  private let archive: ZipArchive
  private let relations: [Relation]
  private let folder: String

  /// The number of bytes that may still be unpacked.
  private var budget: Int

  package init(
    _ bytes: [UInt8], file: String, maxBytes: Int = 256 << 20
  ) throws(UnreadableContent) {
    guard bytes.starts(with: "PK".utf8) else { throw Self.foreignFile(file, bytes) }
    let archive = try ZipArchive(bytes, file: file)
    self.archive = archive
    var budget = maxBytes
    let root = try RelationsReader.relations("_rels/.rels", of: "", in: archive, &budget)
    let path = root.first { $0.type == "officeDocument" }?.target ?? "xl/workbook.xml"
    let reader = WorkbookReader()
    guard try archive.parse(path, by: reader, &budget) else { throw Self.notAWorkbook(file) }
    folder = path.parentFolder
    let relations = try RelationsReader.relations(
      "\(folder)/_rels/\(path.fileName).rels", of: folder, in: archive, &budget)
    self.relations = relations
    self.budget = budget
    countsFrom1904 = reader.countsFrom1904
    sheets = reader.sheets.compactMap { sheet in
      guard let relation = relations.first(where: { $0.id == sheet.relation }),
        relation.type == "worksheet"
      else { return nil }
      return SheetName(name: sheet.name, isHidden: sheet.isHidden, part: relation.target)
    }
    if sheets.isEmpty { throw .workbook(file, "the workbook has no sheet with cells") }
  }

  /// Reads the cells of a sheet.
  package mutating func cells(of sheet: SheetName) throws(UnreadableContent) -> SheetCells {
    let strings = StringsReader()
    let styles = StylesReader()
    for (type, reader) in [("sharedStrings", strings as any PartReader), ("styles", styles)] {
      guard let part = relations.first(where: { $0.type == type })?.target else { continue }
      _ = try archive.parse(part, by: reader, &budget)
    }
    let links = try RelationsReader.relations(
      "\(sheet.part.parentFolder)/_rels/\(sheet.part.fileName).rels", of: "", in: archive, &budget)
    let reader = SheetReader(
      strings: strings.strings, styles: styles,
      addresses: Dictionary(links.map { ($0.id, $0.written) }) { first, _ in first },
      countsFrom1904: countsFrom1904, file: archive.file)
    guard try archive.parse(sheet.part, by: reader, &budget) else {
      throw .damagedWorkbook(archive.file, "the cells of '\(sheet.name)' are missing")
    }
    return reader.cells
  }
}

extension ZipArchive {
  /// Reads a part. Returns false if it does not exist.
  fileprivate func parse(
    _ part: String, by reader: any PartReader, _ budget: inout Int
  ) throws(UnreadableContent) -> Bool {
    guard let entry = entry(part) else { return false }
    let parser = PartParser(reader, file: file)
    try read(entry, budget: &budget) { parser.parse($0) }
    try parser.finish()
    return true
  }
}

extension Workbook {
  /// Explains what is wrong with a file that is not a zip archive.
  private static func foreignFile(_ file: String, _ bytes: [UInt8]) -> UnreadableContent {
    // Both old and encrypted workbooks are compound files of Microsoft (MS-CFB 2.2), which name
    // their streams in UTF-16.
    guard bytes.starts(with: [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1]) else {
      return notAWorkbook(file)
    }
    let name = "EncryptedPackage".utf8.flatMap { [$0, UInt8(0)] }
    if bytes.firstRange(of: name) != nil { return .encryptedWorkbook(file) }
    return .workbook(
      file, "the workbook is in the format of Excel before 2007",
      hint: "open it and save it as .xlsx")
  }

  private static func notAWorkbook(_ file: String) -> UnreadableContent {
    .workbook(
      file, "this is not an Excel workbook",
      hint: "save it as .xlsx; text with commas or tabs should be named .csv or .tsv")
  }
}

extension UnreadableContent {
  static func workbook(_ file: String, _ message: String, hint: String? = nil) -> Self {
    Self("workbook", at: .start(of: file), message, hint: hint)
  }

  static func damagedWorkbook(_ file: String, _ reason: String) -> Self {
    .workbook(file, "the workbook is damaged: \(reason)", hint: "open it and save it again")
  }

  static func encryptedWorkbook(_ file: String) -> Self {
    .workbook(file, "the workbook is password-protected", hint: "save it without a password")
  }
}

/// A part that another part refers to.
struct Relation {
  var id: String

  /// The last component of the type's address, which is the same in both variants of the format.
  var type: String

  /// The path of the target, from the root of the archive.
  var target: String

  /// The target as it is written: a path or an address.
  var written: String
}

private final class RelationsReader: PartReader {
  private let folder: String
  private var relations: [Relation] = []

  private init(folder: String) { self.folder = folder }

  static func relations(
    _ part: String, of folder: String, in archive: ZipArchive, _ budget: inout Int
  ) throws(UnreadableContent) -> [Relation] {
    let reader = RelationsReader(folder: folder)
    _ = try archive.parse(part, by: reader, &budget)
    return reader.relations
  }

  func start(_ element: PartElement) {
    guard case "Relationship" = element, let id = element["Id"], let type = element["Type"],
      let target = element["Target"]
    else { return }
    relations.append(
      Relation(
        id: id, type: type.fileName, target: target.resolvedAsAddress(in: folder), written: target))
  }

  func end(_ element: PartElement, text: [UInt8]) {}
}

private final class WorkbookReader: PartReader {
  private(set) var sheets: [(name: String, isHidden: Bool, relation: String)] = []
  private(set) var countsFrom1904 = false

  func start(_ element: PartElement) {
    switch element {
    case "workbookPr": countsFrom1904 = element.flag("date1904")
    case "sheet":
      let state = element["state"] ?? "visible"
      sheets.append((element["name"] ?? "", state != "visible", element["id"] ?? ""))
    default: break
    }
  }

  func end(_ element: PartElement, text: [UInt8]) {}
}
