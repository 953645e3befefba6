import VitrineDiagnostics
import VitrineModel
import VitrineText

/// The items of a site by name.
struct ItemNameTable: Sendable {
  /// The pages and records of terms come after the others.
  private let content: SiteContent
  private let recordCount: Int

  /// The records that have a name (an identifier, an id or a title), as written and in lower case.
  private var records: [String: [Int]] = [:]
  private var folded: [String: [Int]] = [:]

  /// The collections of each page and of each record's page, by output.
  private var collections: [ExactText: Set<ExactText>] = [:]

  /// The places of items without pages.
  private let places: ItemLocations

  /// Ids and titles by their first letter in lower case, in order, for hints.
  private var names: [Character: [String]] = [:]

  init(of content: SiteContent) {
    self.content = content.withTermPages
    recordCount = content.records.count
    places = ItemLocations(of: content)
    for (index, record) in self.content.records.enumerated() {
      for name in Set([record.id.description, record.id.key, record.title]) {
        records[name, default: []].append(index)
        folded[name.lowercased(), default: []].append(index)
        guard index < recordCount, let first = name.lowercased().first else { continue }
        names[first, default: []].append(name)
      }
      if let output = record.output { collections[output] = [ExactText(record.id.collection)] }
    }
    let declared = Dictionary(grouping: content.records.lazy.map(\.id)) {
      ExactText(String($0.folderOfPage))
    }
    for page in content.pages {
      collections[page.output] = Set(
        byBytes: (declared[page.nameOfCollections] ?? []).map(\.collection))
    }
    names = names.mapValues { Set($0).sorted() }
  }
}

extension ItemNameTable {
  func destination(of name: String, anchor: String?, on page: String) -> ItemDestination {
    let own = collections[page] ?? []
    for (table, name) in [(records, name), (folded, name.lowercased())] {
      guard let known = table[name] else { continue }
      let all = Array(Set(known)).sorted()
      let ranks = [
        all.filter { content.records[$0].id.description.hasSameBytes(as: name) },
        all.filter { content.records[$0].id.description == name },
        all.filter { own.contains(content.records[$0].id.collection) },
        all.filter { $0 < recordCount },
      ]
      let meant = ranks.first { !$0.isEmpty } ?? all
      if meant.count > 1 {
        return .several(meant.map { content.records[$0].id.description })
      }
      return destination(ofRecord: meant[0], anchor)
    }
    return .nothing(nearest: nearest(to: name))
  }

  private func destination(ofRecord index: Int, _ anchor: String?) -> ItemDestination {
    let record = content.records[index]
    let title = record.title
    if let output = record.output {
      return .item(output: output, element: nil, title: title, anchor: anchor)
    }
    guard let place = places[index] else { return .unshown(record.id.description) }
    return .item(output: place.output, element: place.element, title: title, anchor: nil)
  }

  /// Returns the known name that `name` probably stands for, among those with the same first
  /// letter.
  private func nearest(to name: String) -> String? {
    // Names are compared one by one: in a large site, each unknown name would take seconds.
    guard let first = name.lowercased().first, let known = names[first], known.count <= 500 else {
      return nil
    }
    return nearestName(to: name, among: known)
  }
}
