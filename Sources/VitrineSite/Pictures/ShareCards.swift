internal import Synchronization
package import VitrineModel
internal import VitrineText

/// The pictures of a site for links on other sites, if it has one for every page: parts of pages'
/// own pictures, and drawn cards.
final class ShareCards: Sendable {
  private let settings: SiteSettings
  private let looks: [String: ShareCard.Look]

  /// The paths of drawn cards that cannot be drawn here.
  private let missing = Mutex<Set<String>>([])

  /// Nil if the site does not ask for them.
  init?(of content: SiteContent, templates: SiteTemplates) {
    guard content.settings.hasShareCards else { return nil }
    settings = content.settings
    looks = Dictionary(
      uniqueKeysWithValues: content.themes.map { ($0, .init($0, templates, content.settings)) })
  }

  func take(missing paths: Set<String>) { missing.withLock { $0 = paths } }

  /// What pages read of it.
  var dependencies: [String] {
    looks.keys.sorted().map { "\($0) \(looks[$0]!)" } + missing.withLock { $0.sorted() }
  }

  /// The card of a page, or of the site.
  func card(title: String, of page: PageHead?) -> ShareCard {
    ShareCard(
      title: page == nil ? settings.title : title, siteTitle: settings.title,
      language: page?.language ?? settings.language,
      isRightToLeft: (page?.direction ?? settings.direction) == .rightToLeft,
      look: looks[page?.theme ?? settings.theme] ?? looks[settings.theme]!)
  }

  func isDrawn(_ card: ShareCard) -> Bool { missing.withLock { !$0.contains(card.path) } }
}

extension ShareCard {
  /// The path of its file in the site.
  package var path: String { "assets/card.\(ContentHash(of: description)).jpg" }
}

extension ShareCard.Look {
  fileprivate init(_ theme: String, _ templates: SiteTemplates, _ settings: SiteSettings) {
    let tokens = RootTokens(["tokens", "theme-\(theme)", "site"].map(templates.styles(named:)))
    func color(_ name: String, unknown: UInt8) -> Color {
      tokens.text(name).flatMap { Color(String($0)) }
        ?? Color(red: unknown, green: unknown, blue: unknown)
    }
    self.init(
      hasSerifs: tokens.text("--title-face")?.split(separator: ",").last == "serif",
      background: color("--wall", unknown: 255), titleColor: color("--ink", unknown: 0),
      textColor: color("--ink-2", unknown: 0),
      accent: settings.accent?.light.color ?? color("--accent", unknown: 0))
  }
}

extension RenderContext {
  /// The cards to draw, each once.
  var drawnCards: [ShareCard] {
    guard let cards else { return [] }
    var drawn = [cards.card(title: "", of: nil)]
    forEachShared { picture, title, page in
      if cardFile(of: picture) == nil {
        drawn.append(cards.card(title: title, of: page.map { PageHead(of: content.pages[$0]) }))
      }
    }
    var known: Set<ShareCard> = []
    return drawn.filter { known.insert($0).inserted }
  }

  /// The parts of pictures to make, each once.
  var cardFiles: [PictureFile] {
    if cards == nil { return [] }
    var files: [PictureFile] = []
    forEachShared { picture, _, _ in cardFile(of: picture).map { files.append($0) } }
    var known: Set<String> = []
    return files.filter { known.insert($0.path).inserted }
  }

  /// The part of a picture that stands for its page; nil if none is made of it.
  func cardFile(of picture: Picture?) -> PictureFile? {
    guard cards != nil, let picture, case .asset(let index) = picture.source,
      let size = content.assets[index].cardSize
    else { return nil }
    var file = PictureFile(
      asset: index, path: content.assets[index].card(focus: picture.focus), width: size.width)
    (file.isJPEG, file.isCard, file.focus) = (true, true, picture.focus)
    return file
  }

  /// Calls `body` with the picture, the title and the owner of each page.
  private func forEachShared(_ body: (Picture?, String, Int?) -> Void) {
    for (index, page) in content.pages.enumerated() {
      body(content.picture(ofPage: index), page.title, index)
    }
    for (index, record) in content.records.enumerated() where record.output != nil {
      body(record.image, record.title, map.owner[index])
    }
  }
}
