import VitrineDiagnostics
import VitrineFormats
import VitrineModel

extension ChangeBadges {
  static let keys = ContentKeys<ChangeBadges>(
    "'badges'",
    [
      key("inserted", \.inserted, "How long new items show a badge."),
      key("updated", \.updated, "How long updated items show a badge."),
      key("moved", \.moved, "How long moved items show a badge."),
    ])

  private static func key(
    _ name: String, _ path: KeyPathTo<ChangeBadges, ChangeBadges.Period?>, _ description: String
  ) -> ContentKey<ChangeBadges> {
    ContentKey(name, period, description) { member, reader, badges in
      var daysPlace = badges.daysPlace
      reader.read(member, into: &badges[keyPath: path], daysPlace: &daysPlace)
      badges.daysPlace = daysPlace
    }
  }

  /// The schema of a period, which sets how long a change shows as a badge.
  fileprivate static let period = JSONSchema.either([
    .flag, .pattern("^ *0*[1-9][0-9]{0,6} +(builds?|days?) *$"),
  ])
}

extension ContentType<ChangeBadges> {
  /// A map with a period for each kind of change, or one period for all of them.
  static var changeBadges: Self {
    let keys = ChangeBadges.keys
    return Self(.either([ChangeBadges.period, .map(keys.schema)])) { member, reader in
      var badges = ChangeBadges()
      if case .object = member.value.content {
        reader.read(member.value, by: keys, into: &badges)
      } else {
        keys.keys[0].read(member, &reader, &badges)
        (badges.updated, badges.moved) = (badges.inserted, badges.inserted)
      }
      return badges
    }
  }
}

extension DeclarationReader {
  /// Reads `3 builds`, `14 days`, `true` for the newest build only, or `false` for never. Anything
  /// else leaves `period` unchanged and, unless it is null, is reported.
  fileprivate mutating func read(
    _ member: SourceValue.Member, into period: inout ChangeBadges.Period?,
    daysPlace: inout SourceLocation?
  ) {
    switch member.value.content {
    case .null: return
    case .bool(let shows): return period = shows ? .builds(1) : nil
    case .text(let text):
      let parts = text.split(separator: " ")
      if parts.count == 2, let count = Int(parts[0]), count > 0, count <= 1_000_000 {
        switch parts[1] {
        case "build", "builds": return period = .builds(count)
        case "day", "days":
          daysPlace = daysPlace ?? location(of: member.value)
          return period = .days(count)
        default: break
        }
      }
    default: break
    }
    var (builds, days) = (3, 14)
    if case .number(let number) = member.value.content, let count = Int(exactly: number.value),
      count > 1
    {
      (builds, days) = (count, count)
    }
    wrongType(
      "'\(member.key)'", "a time or false", member.value,
      hint: "write '\(builds) builds' or '\(days) days'")
  }
}
