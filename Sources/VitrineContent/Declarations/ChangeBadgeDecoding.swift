import VitrineModel
import VitrineText

extension Declarations {
  /// Periods by the changes they are of, or one for all of them.
  mutating func changeBadges(_ member: SourceValue.Member) -> ChangeBadges {
    var badges = ChangeBadges()
    guard case .object = member.value.content else {
      if !member.value.isNull, let period = period(member, of: &badges) {
        (badges.inserted, badges.updated, badges.moved) = (period.value, period.value, period.value)
      }
      return badges
    }
    for member in members(of: member.value, of: .changeBadges) ?? [] {
      guard !member.value.isNull, let period = period(member, of: &badges) else { continue }
      switch member.key {
      case "inserted": badges.inserted = period.value
      case "updated": badges.updated = period.value
      case "moved": badges.moved = period.value
      default: preconditionFailure("the key '\(member.key)' of 'badges' is not read")
      }
    }
    return badges
  }

  private struct DecodedPeriod {
    /// Nil for never.
    var value: ChangeBadges.Period?
  }

  /// `3 builds`, `14 days`, `true` for the newest build, `false` for never.
  private mutating func period(
    _ member: SourceValue.Member, of badges: inout ChangeBadges
  ) -> DecodedPeriod? {
    switch member.value.content {
    case .bool(let shows): return DecodedPeriod(value: shows ? .builds(1) : nil)
    case .text(let text):
      let parts = text.split(separator: " ")
      if parts.count == 2, let count = Int(parts[0]), count > 0, count <= 1_000_000 {
        switch parts[1] {
        case "build", "builds": return DecodedPeriod(value: .builds(count))
        case "day", "days":
          badges.daysPlace = badges.daysPlace ?? place(of: member.value)
          return DecodedPeriod(value: .days(count))
        default: break
        }
      }
    default: break
    }
    note(.notABadgePeriod(member, at: location(of: member.value)))
    return nil
  }
}

extension Diagnostic {
  fileprivate static func notABadgePeriod(
    _ member: SourceValue.Member, at location: SourceLocation
  ) -> Diagnostic {
    var diagnostic = wrongType("'\(member.key)'", "a time or false", member.value, at: location)
    diagnostic.hint = "write '3 builds' or '14 days'"
    if case .number(let number) = member.value.content, let count = Int(exactly: number.value),
      count > 1
    {
      diagnostic.hint = "write '\(count) builds' or '\(count) days'"
    }
    return diagnostic
  }
}
