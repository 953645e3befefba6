import VitrineDiagnostics
package import VitrineModel

/// A format in which pages offer their items as data.
///
/// It is declared once, below. Its name in content, its file and its word on pages follow from
/// `all`.
package struct DownloadFormat: Sendable {
  /// The name in content, which is also how its files end.
  package let name: String

  /// The word for a file in this format on pages.
  package let word: SiteWord

  /// Whether a page has one file for all of its collections.
  package var isOfPage = false

  /// Whether `cite` offers it instead of `download`.
  package var isOfReferences = false

  /// Whether `iiif` offers it.
  package var isOfManifests = false

  /// The name of the one file for all collections of a page.
  private var fileName = dataPackageName

  /// Whether records have anything to write, or nil if all have; and what they need for it.
  var condition: (@Sendable ([Record]) -> Bool)?
  package var requirement = ""

  /// Whether the format is offered without being named for these records, whose kind is `kind`.
  package var isOfferedUnnamed: @Sendable ([Record], _ kind: String?) -> Bool = { _, _ in true }

  /// Returns the bytes for a collection, and reports what their readers should know.
  let bytes: @Sendable (DownloadedPage, _ collection: Int, inout [Diagnostic]) -> [UInt8]

  /// In the order in which pages list them. The last describes the others.
  package static let all = [
    csv, json, geoJSON, calendar, references("bib") { $0.bibTeX }, references("ris") { $0.ris },
    references("csl.json") { $0.csl }, manifests, dataPackage,
  ]

  static let csv = DownloadFormat(name: "csv", word: .downloadTable) {
    $0.collections[$1].csv(&$2)
  }

  static let json = DownloadFormat(name: "json", word: .downloadData) { page, collection, _ in
    page.collections[collection].json
  }

  static let geoJSON = DownloadFormat(
    name: "geojson", word: .downloadPlaces,
    condition: { $0.contains { !$0.places.isEmpty } },
    requirement: "a field with 'type: coordinates'"
  ) { page, collection, _ in
    page.collections[collection].geoJSON
  }

  static let calendar = DownloadFormat(
    name: "ics", word: .downloadDates, condition: { $0.contains { $0.days != nil } },
    requirement: "a 'date' that is a day, or a span of days",
    // Dates of making are no appointments.
    isOfferedUnnamed: { records, kind in
      ItemKind[kind ?? ""]?.date == "startDate" || records.contains { ($0.days?.count ?? 0) > 1 }
    }
  ) { page, collection, _ in
    page.calendar(collection)
  }

  private static func references(
    _ name: String, _ bytes: @escaping @Sendable (DownloadedItems) -> [UInt8]
  ) -> DownloadFormat {
    DownloadFormat(name: name, word: .downloadReferences, isOfReferences: true) {
      page, collection, _ in bytes(page.collections[collection])
    }
  }

  static let manifests = DownloadFormat(
    name: "iiif", word: .downloadManifests, isOfPage: true, isOfManifests: true,
    fileName: "manifests.json", condition: { $0.contains { $0.manifest != nil } },
    requirement: "an item with a page and with a picture whose size is known"
  ) { page, _, _ in
    page.manifests
  }

  static let dataPackage = DownloadFormat(
    name: "datapackage", word: .downloadDescription, isOfPage: true
  ) { page, _, _ in
    page.dataPackage
  }
}

extension DownloadFormat {
  /// The name of files that describe others in their folder (Data Package 2.0).
  package static let dataPackageName = "datapackage.json"

  package init?(named name: String) {
    guard let format = Self.all.first(where: { $0.name == name }) else { return nil }
    self = format
  }

  /// The name of its file for a collection whose files are called `name`.
  package func file(named name: String) -> String {
    isOfPage ? fileName : "\(name).\(self.name)"
  }

  /// Whether it has anything to say of these records.
  package func applies(to records: [Record]) -> Bool { condition?(records) ?? true }
}
