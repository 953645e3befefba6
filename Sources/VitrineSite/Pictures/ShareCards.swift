internal import Synchronization
package import VitrineModel
internal import VitrineText

/// The pictures of a site for links on other sites, if it has one for every page: parts of pages'
/// own pictures, and drawn cards.
final class ShareCards: Sendable {
  let settings: SiteSettings
  let looks: [String: ShareCard.Look]

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
