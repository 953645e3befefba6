import VitrineFormats
import VitrineLayout

/// The badge of a section's items, as declared.
struct DeclaredBadge: Sendable {
  /// The name of a registered badge, or JSON that identifies a configured one.
  var name: String

  /// Nil for a registered badge.
  var configuration: BadgeConfiguration?
}

extension BadgeConfiguration {
  static let keys = ContentKeys<BadgeConfiguration>(
    "a badge",
    [
      ContentKey("text", .textWithPaths, \.text, "The text; by default the item's own badge."),
      ContentKey("kind", .choice, \.kind, "The meaning of the badge."),
    ])
}

extension ContentType<DeclaredBadge> {
  /// The name of a registered badge, or a configuration.
  static var badge: Self {
    Self(.either([.text, .map(BadgeConfiguration.keys.schema)])) { member, reader in
      guard case .object = member.value.content else {
        return reader.registered(member, .badge).map { DeclaredBadge(name: $0) }
      }
      var result = BadgeConfiguration(text: "<badge>")
      reader.read(member.value, by: BadgeConfiguration.keys, into: &result)
      return DeclaredBadge(name: member.value.jsonWithSortedKeys, configuration: result)
    }
  }
}
