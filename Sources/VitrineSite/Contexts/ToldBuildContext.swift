internal import VitrineModel
internal import VitrineText

/// How what is told of builds leads to the site: from a page, or from a feed.
struct ToldLinks {
  let site: PreparedSite

  /// The records that are told of and still there, by their ids.
  let records: [String: Int]

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
    _ build: ToldBuild, title: String, id: (ChangeKind) -> String,
    words: SiteWords, links: ToldLinks
  ) {
    self.build = build
    self.title = title
    self.words = words
    groups = build.groups.map {
      ChangeGroupContext($0, id: id($0.kind), words: words, links: links)
    }
  }

  /// How many items changed.
  var tally: String {
    build.tally.total == 0 ? words[.noChanges] : build.tally.text(in: words)
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
    case .kind: .text(group.kind.rawValue)
    case .word: .text(words[group.kind.countWord])
    case .title: .text(words[group.kind.countWord].capitalised)
    case .note: .text(group.kind == .moved ? words[.fewestMoves] : nil)
    case .count: .text(groupedNumber(group.count, language: words.language))
    case .noun: .text(words.noun(group.count))
    case .rest: .text(group.rest == 0 ? nil : words.text(.andMore, ["count": group.rest]))
    case .items:
      .list(group.items) { [self] in
        .context(ToldItemContext($0, kind: group.kind, words: words, links: links))
      }
    default: nil
    }
  }
}

/// One of a group's `items`.
final class ToldItemContext: TemplateContext {
  private let item: ToldBuild.Item
  private let kind: ChangeKind
  private let words: SiteWords
  private let links: ToldLinks

  /// The record as it is now, where it is still there.
  private let record: Record?

  init(_ item: ToldBuild.Item, kind: ChangeKind, words: SiteWords, links: ToldLinks) {
    self.item = item
    self.kind = kind
    self.words = words
    self.links = links
    record =
      kind == .removed ? nil : links.records[item.id].map { links.site.content.records[$0] }
  }

  func value(of name: TemplateName) -> TemplateValue? {
    switch name.as(Name.self) {
    case .title: .text(item.title)
    case .kind: .text(kind.rawValue)
    case .isGone: .flag(kind == .removed)
    case .href: .text(record?.output.map(links.link))
    case .subtitle:
      .text(
        item.place.map {
          "\($0.page.title), \($0.parent?.title ?? $0.section.title)"
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
