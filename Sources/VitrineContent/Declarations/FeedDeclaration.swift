import VitrineDiagnostics
import VitrineFormats
import VitrineModel

/// A feed of items as a page, a section or terms declare it.
struct FeedDeclaration: Sendable {
  var title: String?
  var limit = 30
  var text = ItemFeed.Text.whole
  var place: SourceLocation

  static let keys = ContentKeys<FeedDeclaration>(
    "'feed'",
    [
      ContentKey(
        "title", .text, \.title, "The feed's title; by default those of the site and the page."),
      ContentKey(
        "limit", .wholeNumber(from: 1), \.limit, "The maximum number of entries; 30 by default."),
      ContentKey(
        "text", .choice, \.text,
        "Whether entries contain the whole text, the default, or only a summary."),
    ])
}

extension ContentType<FeedDeclaration?> {
  /// `true`, `false`, or a map with settings that differ from the defaults.
  static var feed: Self {
    Self(.either([.flag, .map(FeedDeclaration.keys.schema)])) { member, reader in
      var feed = FeedDeclaration(place: reader.location(ofKey: member))
      guard case .object = member.value.content else {
        return reader.boolOrMap(member).map { $0 ? feed : nil }
      }
      reader.read(member.value, by: FeedDeclaration.keys, into: &feed)
      return feed
    }
  }
}

extension Diagnostic {
  /// The warning about feeds on a site without `url`.
  static func feedsWithoutAddress(at place: SourceLocation) -> Diagnostic {
    needsAddress("feeds", at: place)
  }

  static func needsAddress(_ what: String, at place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .warning, kind: "\(what) without an address", at: place,
      "\(what) need the address of the site",
      hint: "set the address in site.yml, as in 'url: https://example.org'")
  }
}
