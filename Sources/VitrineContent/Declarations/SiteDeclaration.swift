import VitrineDiagnostics
import VitrineFormats
import VitrineModel
import VitrineText

/// `site.yml` as written. The pages that it names are looked up once all pages are known.
struct SiteDeclaration: Sendable {
  struct Destination: Sendable {
    var title: String?

    /// Its titles by page language.
    var titles: [String: String] = [:]

    /// A page's folder or an absolute address.
    var target: String
    var place: SourceLocation
  }

  var title: String?
  var settings = SiteSettings(title: "")
  var navigation: [Destination]?
  var logo: LogoDeclaration?
  var icon: SectionDeclaration.Name?
  var fonts: [FontDeclaration] = []

  /// Files to copy regardless of their type.
  var files: [CollectionDeclaration.Source] = []

  /// Nil for the language's usual direction.
  fileprivate var direction: Page.Direction?
}

extension SiteDeclaration {
  static let keys = ContentKeys<SiteDeclaration>(
    "site.yml",
    [
      ContentKey("title", .text, \.title, "The site's name."),
      ContentKey("url", .siteAddress, \.settings.url, "Where the site will be published."),
      ContentKey(
        "edit", .editAddress, \.settings.edit,
        "The address for editing a page, with '{path}' for its file and, optionally, '{line}' for the line."
      ),
      ContentKey(
        "language", .language, \.settings.language, "The language of all pages, such as 'en'."),
      ContentKey(
        "direction", .choice, \.direction, "The writing direction, if it is not the language's."),
      ContentKey(
        "description", .text, \.settings.description, "One sentence for search engines."),
      ContentKey("theme", .theme, \.settings.theme, "The default theme of pages."),
      ContentKey(
        "accent", .accent, \.settings.accent,
        "The colour of links and highlights, such as '#00647a'."),
      ContentKey("logo", .logo, \.logo, "The picture in the top bar."),
      ContentKey("icon", .name, \.icon, "The icon shown in browsers, an SVG or PNG file."),
      ContentKey("fonts", .fonts, \.fonts, "Font files for the pages."),
      ContentKey(
        "files", .sources, \.files,
        "Files to copy even if no text links to them, such as 'app.bin' or 'downloads/*'."),
      ContentKey(
        "hosting", .hosts, \.settings.hosts,
        "The hosts to write redirects and headers for."),
      ContentKey("unsafe", .flag, \.settings.unsafe, "Whether HTML in Markdown is kept."),
      ContentKey(
        "previous", .text, \.settings.previous, "The build to compare each build with."),
      ContentKey(
        "history", .wholeNumber(from: 0), \.settings.history, "How many builds to remember."),
      ContentKey(
        "badges", .changeBadges, \.settings.badges,
        "How long badges mark changes, such as '3 builds' or '14 days'."),
      ContentKey(
        "links", ContentType<Links>.choice.map { $0 == .pretty }, \.settings.prettyLinks,
        "Whether links end in '/index.html' or in '/'."),
      ContentKey("feeds", .flag, \.settings.feeds, "Whether to publish feeds of changes."),
      ContentKey(
        "search", .siteSearch, \.settings.search,
        "Whether readers can search the site from every page."),
      ContentKey(
        "navigation", .destinations, \.navigation, "The links in the top bar."),
      ContentKey(
        "remoteImages", .flag, \.settings.remoteImages,
        "Whether to show pictures from other servers."),
      ContentKey(
        "pictures", .sitePictures, \.settings.pictures,
        "The format of published pictures, or a map with more settings."),
      ContentKey(
        "shareCards", .flag, \.settings.hasShareCards,
        "Whether every page has a picture for links on other sites."),
      ContentKey(
        "allowHost", .hostNames, \.settings.allowedHosts,
        "Host names of proxies and containers that may request the preview."),
      ContentKey(
        "words", .words, \.settings.words,
        "Replacements for the site's built-in words."),
    ], foreign: { $0.site })

  private enum Links: String, CaseIterable {
    case files, pretty
  }
}

extension DeclarationReader {
  mutating func site(_ value: SourceValue) -> SiteDeclaration {
    var result = SiteDeclaration()
    read(value, by: SiteDeclaration.keys, into: &result)
    if result.settings.feeds == true, result.settings.url == nil, let feeds = value["feeds"] {
      report(.feedsWithoutAddress(at: location(of: feeds)))
    }
    if result.settings.hasShareCards, result.settings.url == nil, let cards = value["shareCards"] {
      result.settings.hasShareCards = false
      report(.needsAddress("share cards", at: location(of: cards)))
    }
    if let words = value.members.last(where: { $0.key == "words" }) {
      checkForMissingWords(in: result.settings, at: words)
    }
    result.settings.direction = result.direction ?? .usual(for: result.settings.language)
    return result
  }
}

extension ContentType<String> {
  fileprivate static var siteAddress: Self {
    Self(.pattern("^https?://")) { member, reader in
      reader.webAddress(member).map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
    }
  }

  /// The address of a form that edits a file, with a placeholder for the file's path.
  fileprivate static var editAddress: Self {
    Self(.pattern(#"^https?://[\s\S]*\{path\}"#)) { member, reader in
      guard let address = reader.webAddress(member) else { return nil }
      if address.contains("{path}") { return address }
      reader.error(
        "edit address without a path", at: member.value,
        "'edit' leads to the same address from every page",
        hint: "put '{path}' where the path of the page's file belongs")
      return nil
    }
  }
}

extension ContentType<Set<SiteHost>> {
  /// One host or a list of hosts.
  fileprivate static var hosts: Self {
    let names = SiteHost.allCases.map(\.rawValue)
    return Self(.either([.choice(names), .list(.choice(names))])) { member, reader in
      reader.texts(member).map { texts in
        Set(
          texts.compactMap { text, _ in
            if let host = SiteHost(rawValue: text) { return host }
            reader.unknownValue(text, of: member, among: names)
            return nil
          })
      }
    }
  }
}

extension ContentType<[String]> {
  /// One host name or a list of host names.
  fileprivate static var hostNames: Self {
    Self(.texts) { member, reader in
      reader.texts(member)?.compactMap { text, value in
        if isHostName(text) { return text }
        reader.warn(
          "invalid host name", at: value,
          "'\(text)' in '\(member.key)' is ignored: it is not a host name",
          hint: "write only the name, such as docs.example.org")
        return nil
      }
    }
  }
}

extension DeclarationReader {
  /// Reads a web address. Returns nil if there was a mistake.
  fileprivate mutating func webAddress(_ member: SourceValue.Member) -> String? {
    guard let address = text(member) else { return nil }
    if address.hasPrefix("https://") || address.hasPrefix("http://") { return address }
    error(
      "not an address", at: member.value, "'\(member.key)' cannot be '\(address)'",
      hint: "an address begins with https://")
    return nil
  }
}

// MARK: Navigation

/// An entry of the navigation bar, as declared.
private struct NavigationEntry {
  var title: String?
  var titles: [String: String] = [:]

  /// The folder of a page or an address.
  var target: (text: String, value: SourceValue)?

  static let keys = ContentKeys<NavigationEntry>(
    "an entry of 'navigation'",
    [
      ContentKey(
        "title", .either([.text, .mapOf(.text)]),
        "The link's title, or a map from languages to titles; by default the page's title."
      ) { $2.setTitle($0, &$1) },
      ContentKey("page", .text, "The folder of the page to link to.") { $2.setTarget($0, &$1) },
      ContentKey("link", .text, "An external address.") { $2.setTarget($0, &$1) },
    ])

  private mutating func setTitle(
    _ member: SourceValue.Member, _ reader: inout DeclarationReader
  ) {
    guard case .object = member.value.content else {
      title = reader.text(member)
      return
    }
    for entry in reader.entries(member, "a title, or titles by language") ?? [] {
      if isLanguageTag(entry.key) {
        titles[entry.key] = reader.text(entry)
      } else {
        reader.report(
          .notALanguage(entry.key, .warning, at: reader.location(ofKey: entry)))
      }
    }
  }

  private mutating func setTarget(
    _ member: SourceValue.Member, _ reader: inout DeclarationReader
  ) {
    guard let text = reader.text(member) else { return }
    if target != nil {
      reader.reportConflictingKeys(member.key == "page" ? "link" : "page", member)
    }
    target = (text, member.value)
  }
}

extension ContentType<[SiteDeclaration.Destination]> {
  fileprivate static var destinations: Self {
    let entries = ["page", "link"].map { target in
      JSONSchema.map(
        NavigationEntry.keys.schema.filter { $0.key == "title" || $0.key == target },
        required: [target])
    }
    return Self(.list(.either([.text] + entries))) { member, reader in
      guard let values = reader.list(member) else { return nil }
      return values.compactMap { reader.destination($0) }
    }
  }
}

extension DeclarationReader {
  /// Reads a page's folder, `{ title, page }` or `{ title, link }`.
  fileprivate mutating func destination(_ value: SourceValue) -> SiteDeclaration.Destination? {
    if let folder = value.scalarText {
      return SiteDeclaration.Destination(target: folder, place: location(of: value))
    }
    var entry = NavigationEntry()
    guard read(value, by: NavigationEntry.keys, into: &entry) else { return nil }
    guard let target = entry.target else {
      missingKey(
        "page", of: NavigationEntry.keys.name, at: value,
        hint: "name the folder of a page, or an address with 'link'")
      return nil
    }
    return SiteDeclaration.Destination(
      title: entry.title, titles: entry.titles, target: target.text,
      place: location(of: target.value))
  }
}
