import VitrineDiagnostics
package import VitrineLayout
package import VitrineModel
internal import VitrineText

/// The pages of a build, reconstructed from its snapshot: titles, sections, and the contents of
/// cells.
package struct RebuiltSite: Sendable {
  package private(set) var content: SiteContent

  /// The layouts that the sections of `content` refer to by index.
  package private(set) var layouts: [LayoutByWidth] = []

  /// The records as shown in the cells of its pages.
  package let records: [EarlierRecord]

  private var layoutIndices: [LayoutByWidth: Int] = [:]
  private var recordIndices: [ExactText: Int] = [:]
  private let pageIndices: [ExactText: Int]

  /// A page as it was in its build.
  package struct SnapshotPage: Hashable, Sendable {
    /// The path in the site.
    package var output: String
    package var title: String
    package var sections: [EarlierSection]

    package init(output: String, title: String, sections: [EarlierSection]) {
      self.output = output
      self.title = title
      self.sections = sections
    }
  }

  /// `records` are the records that the pages show, and `pictures` the paths of picture files in
  /// the site.
  package init(
    settings: SiteSettings, pages: [SnapshotPage], records: [EarlierRecord],
    pictures: [Asset]
  ) {
    self.records = records
    pageIndices = Dictionary(byBytes: pages.enumerated().map { ($1.output, $0) })
    content = SiteContent(
      settings: settings, pages: [], records: [],
      assets: pictures)
    let pictures = EarlierPictures(
      assets: SiteLinks(settings: settings).indicesByAddress(content.assets),
      allowsRemote: settings.remoteImages)
    for earlier in records {
      recordIndices[earlier.id] = content.records.count
      var record = Record(earlier, pictures: pictures)
      record.link = nil
      content.records.append(record)
    }
    for page in pages {
      let sections = page.sections.map { section($0) }
      content.pages.append(
        Page(
          output: page.output, folder: page.output.parentFolder,
          title: page.title, language: settings.language, direction: settings.direction,
          sections: sections, parent: nil, place: .nowhere))
    }
  }
}

extension RebuiltSite {
  /// Returns the address of an output from the site's root, percent-encoded.
  package func address(of output: String) -> String {
    SiteLinks(settings: content.settings).link(to: output, from: "")
  }

  /// Returns the id of the element that shows a record on the page at an output path, or nil if the
  /// build has no such record or page.
  package func elementID(of record: String, onPage output: String) -> String? {
    guard let index = recordIndices[record], let page = pageIndices[output] else { return nil }
    return "i-" + content.records[index].id.elementName(on: content.pages[page])
  }
}

extension RebuiltSite {
  private mutating func section(_ earlier: EarlierSection) -> Section {
    let prefix = "\(earlier.id)~"
    let repeats =
      !earlier.items.isEmpty
      && earlier.items.allSatisfy { $0.record != nil && $0.id.hasPrefix(prefix) }
    let items = earlier.items.map { item(of: $0, afterPrefix: repeats ? prefix : "") }
    var section = Section(
      id: earlier.id, title: earlier.title, layout: 0, items: items, place: .nowhere)
    section.repeats = repeats
    let longest = section.runs.map(\.items.count).max() ?? 0
    section.layout = index(
      of: (earlier.layout ?? LayoutByWidth(.preset(GridPreset()))).fitted(to: longest))
    section.cell = earlier.cell
    section.cellChoice = earlier.cellChoice
    // The value that determined the choice may be unknown. The record then gets the cell that this
    // section showed.
    for index in items.recordIndices where section.cellChoice != nil {
      let record = content.records[index]
      content.records[index].cell = earlier.cell(of: record, shown: records[index].cell)
    }
    return section
  }

  private func item(of earlier: EarlierItem, afterPrefix prefix: String) -> Item {
    guard let record = earlier.record, let index = recordIndices[record] else {
      return Item(
        .outline(id: earlier.id, title: earlier.title ?? ""), level: earlier.level)
    }
    // The id of a record's copy contains its parent's id before the record's.
    let above = earlier.id.dropFirst(prefix.count).dropLast(record.count).dropLast()
    return Item(
      .record(index), level: earlier.level, copyParentID: above.isEmpty ? nil : String(above))
  }

  private mutating func index(of layout: LayoutByWidth) -> Int {
    if let index = layoutIndices[layout] { return index }
    layoutIndices[layout] = layouts.count
    layouts.append(layout)
    return layouts.count - 1
  }
}

extension [Item] {
  fileprivate var recordIndices: [Int] {
    compactMap { if case .record(let index) = $0.content { index } else { nil } }
  }
}
