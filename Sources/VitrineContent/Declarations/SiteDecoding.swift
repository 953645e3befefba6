import VitrineModel
import VitrineText

/// `site.yml` as it was written: what names pages is looked up when they are known.
struct SiteDeclaration: Sendable {
  struct Destination: Sendable {
    var title: String?

    /// A page's folder, or an absolute address.
    var target: String
    var place: Place
  }

  var title: String?
  var settings = SiteSettings(title: "")
  var navigation: [Destination]?
}

extension Declarations {
  mutating func site(_ value: SourceValue) -> SiteDeclaration {
    var result = SiteDeclaration()
    var direction: Page.Direction?
    var words: SourceValue.Member?
    var feeds: SourceValue.Member?
    for member in members(of: value, of: .site) ?? [] {
      switch member.key {
      case "title": result.title = text(member)
      case "url": result.settings.url = siteURL(member)
      case "language": result.settings.language = language(member) ?? result.settings.language
      case "direction": direction = choice(member, of: Page.Direction.self)
      case "description": result.settings.description = text(member)
      case "theme": result.settings.theme = choice(member, of: Theme.self)?.rawValue ?? "system"
      case "unsafe": result.settings.unsafe = bool(member) ?? false
      case "previous": result.settings.previous = text(member)
      case "history":
        result.settings.history = wholeNumber(member, from: 0) ?? result.settings.history
      case "badges": result.settings.badges = changeBadges(member)
      case "links": result.settings.prettyLinks = choice(member, of: Links.self) == .pretty
      case "feeds": feeds = member
      case "navigation": result.navigation = navigation(member)
      case "words": words = member
      case "remoteImages": result.settings.remoteImages = bool(member) ?? false
      default: preconditionFailure("the key '\(member.key)' of site.yml is not read")
      }
    }
    if let feeds {
      result.settings.feeds = bool(feeds)
      if result.settings.feeds == true, result.settings.url == nil {
        note(.feedsWithoutAddress(at: location(of: feeds.value)))
      }
    }
    if let words { result.settings.words = self.words(words, language: result.settings.language) }
    result.settings.direction = direction ?? .usual(for: result.settings.language)
    return result
  }

  private enum Theme: String, CaseIterable {
    case system, editorial, dense
  }

  private enum Links: String, CaseIterable {
    case files, pretty
  }

  private mutating func siteURL(_ member: SourceValue.Member) -> String? {
    guard let url = text(member) else { return nil }
    if url.hasPrefix("https://") || url.hasPrefix("http://") {
      return url.hasSuffix("/") ? String(url.dropLast()) : url
    }
    note(.notAnAddress(url, of: "url", at: location(of: member.value)))
    return nil
  }

  private mutating func navigation(
    _ member: SourceValue.Member
  ) -> [SiteDeclaration.Destination]? {
    guard let values = list(member) else { return nil }
    return values.compactMap { destination($0) }
  }

  /// A page's folder, or `{ title, page }` or `{ title, link }`.
  private mutating func destination(_ value: SourceValue) -> SiteDeclaration.Destination? {
    if let folder = value.scalarText {
      return SiteDeclaration.Destination(target: folder, place: place(of: value))
    }
    var title: String?
    var target: (text: String, value: SourceValue)?
    guard let members = members(of: value, of: .navigation) else { return nil }
    for member in members {
      if member.key == "title" {
        title = text(member)
      } else if let text = text(member) {
        if target != nil { note(.twoKeysForOne("page", "link", at: location(ofKey: member))) }
        target = (text, member.value)
      }
    }
    guard let target else {
      note(
        .missingKey(
          "page", of: .navigation, at: location(of: value),
          hint: "name the folder of a page, or an address with 'link'"))
      return nil
    }
    return SiteDeclaration.Destination(
      title: title, target: target.text, place: place(of: target.value))
  }
}
