public import VitrineDiagnostics

/// Why some bytes are not a valid `snapshot.json`.
public enum SnapshotFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// It is not JSON.
  case syntax(String, at: TextPosition)

  /// No build of Vitrine wrote it.
  case foreign

  /// A later Vitrine wrote it, in a format that this one does not know.
  case format(String)

  /// This key is missing or has an invalid value. The place is the value, or the object that lacks
  /// it.
  case value(String, at: TextPosition? = nil)

  /// Begins with a lowercase letter and has no full stop, so that it can follow a colon.
  public var description: String {
    switch self {
    case .syntax(let message, at: _): "it is not JSON (\(message))"
    case .foreign: "it has no \"format\" and \"generator\" from Vitrine"
    case .format(let format): "its format is \(format), and this Vitrine reads format 1"
    case .value(let key, at: _): "its \"\(key)\" is missing or wrong"
    }
  }
}

extension SnapshotFileError {
  /// Whether nothing indicates that a build of Vitrine wrote the file.
  var mayBeForeign: Bool {
    switch self {
    case .syntax, .foreign: true
    case .format, .value: false
    }
  }

  /// The key of the missing or invalid value.
  var key: String? {
    if case .value(let key, at: _) = self { key } else { nil }
  }

  /// The location of the error in `file`. Errors of the whole file are located at its beginning.
  package func location(in file: String) -> SourceLocation {
    switch self {
    case .syntax(_, let place), .value(_, at: let place?): place.location(in: file)
    case .value, .foreign, .format: .start(of: file)
    }
  }
}
