internal import VitrineModel
internal import VitrineText

/// The links from a build's changes to the site, in a page or a feed.
struct ChangelogLinks {
  let site: RenderContext

  /// The indices of changed records that still exist, by id.
  let records: [ExactText: Int]

  /// The paths of existing pages.
  let pages: Set<ExactText>

  /// Returns the address of an output.
  let link: (String) -> String

  /// Returns the address of a picture's smallest file.
  let thumbnail: (Picture) -> String
}

/// `page.newest` and each of `page.earlier`: a build on the changes page, or a feed entry.
final class ChangelogEntryContext: NamedContext {
  private let build: ChangelogEntry
  private let title: String
  private let groups: [ChangeGroupContext]
  private let words: SiteWords

  init(
    _ build: ChangelogEntry, title: String, id: (ChangelogEntry.Subject) -> String,
    words: SiteWords, links: ChangelogLinks
  ) {
    self.build = build
    self.title = title
    self.words = words
    groups = build.groups.map {
      ChangeGroupContext($0, id: id($0.subject), words: words, links: links)
    }
  }

  /// The number of changed items and of changed pages, as text.
  var tally: String {
    let items = build.tally.total == 0 ? nil : build.tally.text(in: words)
    let count = words.formats.numbers.text(build.pageCount)
    let pages = build.pageCount == 0 ? nil : "\(words[.pages]): \(count)"
    let parts = [items, pages].compactMap { $0 }
    return parts.isEmpty ? words[.noChanges] : parts.joined(separator: words[.listSeparator])
  }

  static let names = TemplateNames<ChangelogEntryContext> { names in
    names.text("title", "Its date, or its number if it has none.") { $0.title }
    names.text("tally", "How many items and pages changed.") { $0.tally }
    names.list("groups", "The changes, by kind.") { $0.groups }
    names.flag("hasGroups", "Whether there are any.") { !$0.groups.isEmpty }
  }
}

/// The changes of one kind.
final class ChangeGroupContext: NamedContext {
  private let group: ChangelogEntry.Group
  private let id: String
  private let words: SiteWords
  private let links: ChangelogLinks

  init(_ group: ChangelogEntry.Group, id: String, words: SiteWords, links: ChangelogLinks) {
    self.group = group
    self.id = id
    self.words = words
    self.links = links
  }

  static let names = TemplateNames<ChangeGroupContext> { names in
    names.text("id", "The id of its element.") { $0.id }
    names.text("kind", "The kind of change, for stylesheets.") { $0.group.subject.kind.rawValue }
    names.text("word", "The word after its number.") { $0.word }
    names.text("title", "The kind of change, as a title.") { $0.title }
    names.text("note", "How moves are counted.") {
      $0.group.subject == .records(.moved) ? $0.words[.fewestMoves] : nil
    }
    names.text("count", "The number of changes.") {
      $0.words.formats.numbers.text($0.group.count)
    }
    names.text("noun", "The noun for that number of items.") {
      $0.group.subject == .pages ? nil : $0.words.noun($0.group.count)
    }
    names.text("rest", "How many more changes there are than these items, in words.") {
      $0.group.rest == 0 ? nil : $0.words.text(.andMore, ["count": $0.group.rest])
    }
    names.list("items", "What changed.", of: { $0.group.items }) { item, group in
      ChangelogItemContext(item, words: group.words, links: group.links)
    }
  }

  /// The word after the count.
  private var word: String {
    switch group.subject {
    case .records(let kind): words[kind.countWord, group.count]
    case .pages: words[.pages, group.count]
    }
  }

  private var title: String {
    switch group.subject {
    case .records(let kind): words[kind.countWord].capitalised
    case .pages: words[.pages]
    }
  }
}

/// One of a group's `items`.
final class ChangelogItemContext: NamedContext {
  private let item: ChangelogEntry.Item
  private let words: SiteWords
  private let links: ChangelogLinks

  /// The current record, or nil for a page and for a removed record.
  private let record: Record?

  init(_ item: ChangelogEntry.Item, words: SiteWords, links: ChangelogLinks) {
    self.item = item
    self.words = words
    self.links = links
    record =
      item.kind == .removed || item.isPage
      ? nil : links.records[item.id].map { links.site.content.records[$0] }
  }

  static let names = TemplateNames<ChangelogItemContext> { names in
    names.text("title", "Its title.") { $0.item.title }
    names.text("kind", "What happened, for stylesheets.") { $0.item.kind.rawValue }
    names.flag("isGone", "Whether it no longer exists.") { $0.item.kind == .removed }
    names.text("href", "The address of the page that shows it.") { $0.output.map($0.links.link) }
    names.text("subtitle", "Where it appears.") { entry in
      entry.item.place.map { place in
        (place.parent.map { [place.page.title, $0.title] } ?? place.titles)
          .joined(separator: entry.words[.listSeparator])
      }
    }
    names.text("symbol", "Its symbol.") { $0.record?.symbol }
    names.context("image", "Its picture.") { entry in
      entry.record?.image.map {
        PictureContext(
          $0, source: entry.links.thumbnail($0), files: nil, shape: nil,
          position: $0.positionInRow, label: "", isLazy: true)
      }
    }
    names.list("lines", "What it was and what it is now.", of: { $0.item.lines }) { line, entry in
      ChangeLineContext(line, words: entry.words, source: entry.links.thumbnail)
    }
    names.flag("hasLines", "Whether there are any.") { !$0.item.lines.isEmpty }
    names.text("note", "What no line describes.") { $0.item.note }
  }

  /// The output that shows it, or nil if there is none.
  private var output: String? {
    guard item.isPage else { return record?.output }
    return links.pages.contains(item.id) ? item.id : nil
  }
}

extension ChangeKind {
  /// The word after a count of such changes.
  var countWord: SiteWord {
    switch self {
    case .inserted: .inserted
    case .removed: .removed
    case .updated: .updated
    case .moved: .moved
    }
  }
}

extension String {
  fileprivate var capitalised: String { prefix(1).uppercased() + dropFirst() }
}
