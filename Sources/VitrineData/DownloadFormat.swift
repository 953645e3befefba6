package import VitrineDiagnostics
package import VitrineModel
import VitrineText

/// A format in which pages offer their items as data.
///
/// It is declared once, below. Its name in content, its file and its word on pages follow from
/// `all`.
package struct DownloadFormat: Sendable {
  /// The name in content.
  package let name: String

  /// What a file in this format is, on pages.
  package let word: SiteWord
  let fileName: FileName

  /// Whether records have anything to write, or nil if all have.
  var condition: (@Sendable ([Record]) -> Bool)?

  /// The reason if the condition is not met.
  package var requirement = ""

  let bytes: @Sendable (DownloadedPage, _ collection: Int) -> [UInt8]

  /// Finds what readers of a file should know.
  var check: (@Sendable (DownloadedItems) -> [Diagnostic])?

  enum FileName {
    /// A file for each collection, with this ending.
    case ending(String)

    /// One file for all collections of a page.
    case whole(String)
  }

  /// In the order in which pages list them.
  package static let all = [csv, json, geoJSON, calendar, dataPackage]
}

extension DownloadFormat {
  static let csv = DownloadFormat(
    name: "csv", word: .downloadTable, fileName: .ending("csv"),
    bytes: { $0.collections[$1].csv }, check: { $0.formulas })

  static let json = DownloadFormat(
    name: "json", word: .downloadData, fileName: .ending("json"),
    bytes: { $0.collections[$1].json })

  static let geoJSON = DownloadFormat(
    name: "geojson", word: .downloadPlaces, fileName: .ending("geojson"),
    condition: { $0.contains { !$0.places.isEmpty } },
    requirement: "a field with 'type: coordinates'", bytes: { $0.collections[$1].geoJSON })

  static let calendar = DownloadFormat(
    name: "ics", word: .downloadDates, fileName: .ending("ics"),
    condition: { $0.contains { $0.days != nil } },
    requirement: "a date that is a day, or a span of days", bytes: { $0.calendar($1) })

  /// Last, because it describes the others.
  static let dataPackage = DownloadFormat(
    name: "datapackage", word: .downloadDescription, fileName: .whole(dataPackageName),
    bytes: { page, _ in page.dataPackage })
}

extension DownloadFormat {
  /// The name of files that describe others in their folder (Data Package 2.0).
  package static let dataPackageName = "datapackage.json"

  package init?(named name: String) {
    guard let format = Self.all.first(where: { $0.name == name }) else { return nil }
    self = format
  }

  /// Whether it has one file for all collections of a page.
  package var isOfPage: Bool { if case .whole = fileName { true } else { false } }

  /// The name of its file for a collection whose files are called `name`.
  package func file(named name: String) -> String {
    switch fileName {
    case .ending(let ending): "\(name).\(ending)"
    case .whole(let whole): whole
    }
  }

  /// Whether it has anything to say of these records.
  package func applies(to records: [Record]) -> Bool { condition?(records) ?? true }

  /// Returns the bytes of a file, with what its readers should know.
  package func file(
    of page: DownloadedPage, collection: Int?
  ) -> (bytes: [UInt8], diagnostics: [Diagnostic]) {
    let items = collection.map { page.collections[$0] }
    return (bytes(page, collection ?? 0), items.flatMap { check?($0) } ?? [])
  }
}
