internal import VitrineModel
internal import VitrineSearch
internal import VitrineText

/// Everything that a search can find: pages in order, then records.
struct SearchSubjects {
  private(set) var subjects: [Subject] = []

  enum Kind: Sendable {
    case page(Int)
    case record(Int)
  }

  struct Subject: Sendable {
    var kind: Kind

    /// The output that contains it.
    var output: String

    /// The id of its element in the output, or nil if it has a page of its own.
    var element: String?

    /// The page that it belongs to, or nil if there is none.
    var page: Int?
  }

  init(of site: RenderContext) {
    let content = site.content
    // Pages of terms only list what is found anyway.
    for (index, page) in content.pages[..<site.map.pageCount].enumerated() where !page.isHidden {
      subjects.append(Subject(kind: .page(index), output: page.output, page: page.parent))
    }
    let items = Self.items(of: site)
    for (index, record) in content.records[..<site.map.recordCount].enumerated() {
      if record.isHidden || content.searched[record.id.collection] == .nothing { continue }
      let page = site.map.page[site.root(of: index)] ?? site.map.owner[index]
      if let output = record.output {
        subjects.append(Subject(kind: .record(index), output: output, page: page))
      } else if let item = items[index] {
        subjects.append(
          Subject(
            kind: .record(index), output: item.output, element: item.element, page: item.page))
      } else if let parent = record.parent, let output = content.records[parent].output {
        let element = record.id.elementIDAsChild
        subjects.append(
          Subject(kind: .record(index), output: output, element: element, page: page))
      }
    }
  }

  /// For each record without a page, the item that shows it, or nil if none does. Prefers the
  /// record's own page, and sections that do not repeat others.
  private static func items(
    of site: RenderContext
  ) -> [(page: Int, output: String, element: String)?] {
    let content = site.content
    var items = [(page: Int, output: String, element: String)?](
      repeating: nil, count: content.records.count)
    var ranks = [Int](repeating: .max, count: content.records.count)
    for (page, declared) in content.pages[..<site.map.pageCount].enumerated() {
      for section in declared.sections {
        // Only rows show the children of a record.
        let hasRows = site.lists[section.layout].hasRows
        for place in hasRows ? Array(section.items.indices) : section.runs.flatMap(\.items) {
          let item = section.items[place]
          guard case .record(let index) = item.content, content.records[index].output == nil else {
            continue
          }
          let rank =
            (site.map.page[site.root(of: index)] == page ? 0 : 2) + (section.repeats ? 1 : 0)
          guard rank < ranks[index] else { continue }
          ranks[index] = rank
          items[index] = (
            page, declared.output(ofListPage: section.listPage(ofItem: place)),
            content.elementID(of: item, in: section, onPage: page)
          )
        }
      }
    }
    return items
  }
}

extension RenderContext {
  /// The top-level ancestor of a record.
  fileprivate func root(of index: Int) -> Int {
    var index = index
    while let parent = content.records[index].parent { index = parent }
    return index
  }
}

extension SearchSubjects.Subject {
  func document(in site: RenderContext) -> SearchDocument {
    var address = site.links.link(to: output, from: "")
    if let element { address += fragment(ofElement: element) }
    func file(of picture: Picture) -> SearchDocument.Picture {
      .file(
        site.addresses.source(of: picture.source, from: "", \.thumbnail),
        position: picture.position(in: 1...1)?.percentages)
    }
    switch kind {
    case .page(let index):
      let page = site.content.pages[index]
      return SearchDocument(
        title: page.title, address: address,
        place: self.page.map { site.titles(from: $0).joined(separator: " › ") } ?? "",
        picture: site.picture(ofPage: index).map(file),
        text: page.text)
    case .record(let index):
      let record = site.content.records[index]
      return SearchDocument(
        title: record.title, address: address, place: site.place(ofRecord: index, on: page),
        subtitle: record.subtitle, fields: record.tags + site.content.searchedFields(of: record),
        picture: record.image.map(file) ?? record.symbol.map { .symbol($0) },
        text: record.text)
    }
  }
}

extension RenderContext {
  /// The titles of a page and its ancestors. Omits the home page's unless it is the only one.
  fileprivate func titles(from page: Int) -> [String] {
    var titles: [String] = []
    var above: Int? = page
    while let index = above {
      let page = content.pages[index]
      if page.parent != nil || titles.isEmpty {
        titles.insert(page.parent == nil ? content.settings.title : page.title, at: 0)
      }
      above = page.parent
    }
    return titles
  }

  fileprivate func place(ofRecord index: Int, on page: Int?) -> String {
    var records: [String] = []
    var above = content.records[index].parent
    while let parent = above {
      records.insert(content.records[parent].title, at: 0)
      above = content.records[parent].parent
    }
    return ((page.map(titles) ?? []) + records).joined(separator: " › ")
  }
}
