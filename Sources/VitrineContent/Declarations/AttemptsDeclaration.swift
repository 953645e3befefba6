import VitrineFormats
import VitrineModel

/// Which records of a collection are attempts at one thing.
struct AttemptsDeclaration: Sendable {
  /// The value that all attempts have in common. A record without it is not an attempt at anything.
  var same: FieldSource?

  /// The value that is greatest in the last attempt, such as the time at which it started.
  var latest: FieldSource?

  static let keys = ContentKeys<AttemptsDeclaration>(
    "'attempts'",
    [
      ContentKey(
        "same", .source(), \.same, "The path of the value that all attempts at one thing have."),
      ContentKey(
        "latest", .source(), \.latest, "The path of the value that is greatest in the last one."),
    ])
}

extension ContentType<AttemptsDeclaration> {
  static var attempts: Self {
    let keys = AttemptsDeclaration.keys
    return Self(.map(keys.schema, required: keys.names)) { member, reader in
      var result = AttemptsDeclaration()
      guard reader.read(member.value, by: keys, into: &result) else { return nil }
      let missing = keys.names.first { member.value[$0]?.isNull ?? true }
      guard let key = missing else { return result }
      reader.missingKey(
        key, of: keys.name, at: member, hint: "write attempts: { same: historyId, latest: start }")
      return nil
    }
  }
}
