internal import VitrineModel
internal import VitrineText

/// How what is told of builds leads to the site: from a page, or from a feed.
struct ToldLinks {
  let site: PreparedSite

  /// The records that are told of and still there, by their ids.
  let records: [String: Int]

  /// The paths of the pages that are there.
  let pages: Set<String>

  /// The address of an output.
  let link: (String) -> String

  /// The address of a picture.
  let source: (Picture) -> String
}

/// `page.newest`, and each of `page.earlier`: an earlier build, folded, or all that a feed's entry says.
final class ToldBuildContext: TemplateContext {
  private let build: ToldBuild
  private let title: String
  private let groups: [ChangeGroupContext]
  private let words: SiteWords

  init(
    _ build: ToldBuild, title: String, id: (ToldBuild.Subject) -> String,
    words: SiteWords, links: ToldLinks
  ) {
    self.build = build
    self.title = title
    self.words = words
    groups = build.groups.map {
      ChangeGroupContext($0, id: id($0.subject), words: words, links: links)
    }
  }

  /// How many items changed, and how many pages.
  var tally: String {
    let items = build.tally.total == 0 ? nil : build.tally.text(in: words)
    let count = groupedNumber(build.pageCount, language: words.language)
    let pages = build.pageCount == 0 ? nil : "\(words[.pages]): \(count)"
    let parts = [items, pages].compactMap { $0 }
    return parts.isEmpty ? words[.noChanges] : parts.joined(separator: words[.listSeparator])
  }

  func value(of name: TemplateName) -> TemplateValue? {
    switch name.as(Name.self) {
    case .title: .text(title)
    case .tally: .text(tally)
    case .groups: .list(groups) { .context($0) }
    case .hasGroups: .flag(!groups.isEmpty)
    default: nil
    }
  }
}

/// The changes of one kind.
final class ChangeGroupContext: TemplateContext {
  private let group: ToldBuild.Group
  private let id: String
  private let words: SiteWords
  private let links: ToldLinks

  init(_ group: ToldBuild.Group, id: String, words: SiteWords, links: ToldLinks) {
    self.group = group
    self.id = id
    self.words = words
    self.links = links
  }

  func value(of name: TemplateName) -> TemplateValue? {
    switch name.as(Name.self) {
    case .id: .text(id)
    case .kind: .text(group.subject.kind.rawValue)
    case .word: .text(word)
    case .title: .text(title)
    case .note: .text(group.subject == .records(.moved) ? words[.fewestMoves] : nil)
    case .count: .text(groupedNumber(group.count, language: words.language))
    case .noun: .text(group.subject == .pages ? nil : words.noun(group.count))
    case .rest: .text(group.rest == 0 ? nil : words.text(.andMore, ["count": group.rest]))
    case .items:
      .list(group.items) { [self] in
        .context(ToldItemContext($0, words: words, links: links))
      }
    default: nil
    }
  }

  /// What stands behind the number.
  private var word: String {
    switch group.subject {
    case .records(let kind): words[kind.countWord]
    case .pages: words[group.count == 1 ? .page : .pages]
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
final class ToldItemContext: TemplateContext {
  private let item: ToldBuild.Item
  private let words: SiteWords
  private let links: ToldLinks

  /// The record as it is now, where it is one and still there.
  private let record: Record?

  init(_ item: ToldBuild.Item, words: SiteWords, links: ToldLinks) {
    self.item = item
    self.words = words
    self.links = links
    record =
      item.kind == .removed || item.isPage
      ? nil : links.records[item.id].map { links.site.content.records[$0] }
  }

  func value(of name: TemplateName) -> TemplateValue? {
    switch name.as(Name.self) {
    case .title: .text(item.title)
    case .kind: .text(item.kind.rawValue)
    case .isGone: .flag(item.kind == .removed)
    case .href: .text(output.map(links.link))
    case .subtitle:
      .text(
        item.place.map { place in
          (place.parent.map { [place.page.title, $0.title] } ?? place.titles)
            .joined(separator: words[.listSeparator])
        })
    case .symbol: .text(record?.symbol)
    case .image:
      .context(
        record?.image.map {
          PictureContext($0, source: links.source($0), shape: nil, label: "", isLazy: true)
        })
    case .lines:
      .list(item.lines) { [links, words] in
        .context(ChangeLineContext($0, words: words, source: links.source))
      }
    case .hasLines: .flag(!item.lines.isEmpty)
    case .note: .text(item.note)
    default: nil
    }
  }

  /// The page to look at.
  private var output: String? {
    guard item.isPage else { return record?.output }
    return links.pages.contains(item.id) ? item.id : nil
  }
}

extension ChangeKind {
  /// What stands behind a number of such changes.
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
