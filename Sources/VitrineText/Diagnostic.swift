/// What is wrong with a site's content or templates, where, and what to do about it.
public struct Diagnostic: Hashable, Sendable {
  public enum Severity: String, Hashable, Sendable {
    case error, warning
  }

  public var severity: Severity

  /// What kind of trouble it is, in a few words that never change: warnings of one kind are folded.
  public var kind: String

  /// Where it is; nil when no file is to blame (an empty folder, a full disk).
  public var location: SourceLocation?

  public var message: String

  /// What to do about it, in one sentence without a full stop.
  public var hint: String?

  public init(
    _ severity: Severity, kind: String, at location: SourceLocation?, _ message: String,
    hint: String? = nil
  ) {
    self.severity = severity
    self.kind = kind
    self.location = location
    self.message = message
    self.hint = hint
  }
}

extension Diagnostic: CustomStringConvertible {
  /// `file:line:column: error: message`, then the hint on a line of its own.
  public var description: String {
    let place = location.map { "\($0): " } ?? "vitrine: "
    let words = "\(place)\(severity.rawValue): \(message)"
    return hint.map { "\(words)\n  hint: \($0)" } ?? words
  }
}
