import VitrineDiagnostics
import VitrineSystem

/// Why the snapshot of a build is not available.
enum BuildLoadError: Error, Hashable, Sendable {
  /// Nothing exists at this path.
  case missing(String)

  /// The file, or the answer from this address, is not a build's snapshot.
  case content(String, SnapshotFileError)
  case fetch(String, FetchFailure)
  case disk(DiskError)
}

extension BuildLoadError {
  static let nameOne = "name the folder of a site that vitrine built, or its snapshot.json"

  /// The error for a command that cannot do without the build.
  var diagnostic: Diagnostic {
    switch self {
    case .missing(let path):
      problem("there is no build at '\(path)'")
    case .content(let file, let error):
      problem("this is not a valid build record: \(error)", at: error.location(in: file))
    case .fetch(let address, let failure):
      problem("cannot fetch the build at '\(address)': \(failure.reason)", hint: failure.hint)
    case .disk(let error): error.diagnostic
    }
  }

  private func problem(
    _ message: String, at location: SourceLocation? = nil, hint: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      .error, kind: "no build", at: location, message,
      hint: hint ?? Self.nameOne)
  }
}

extension BuildFailure {
  /// Evaluates an expression, and reports its failures as errors in a build's snapshot.
  static func ofSnapshot<Result>(
    named name: String, _ value: @autoclosure () throws(SnapshotFileError) -> Result
  ) throws(BuildFailure) -> Result {
    do throws(SnapshotFileError) {
      return try value()
    } catch {
      throw BuildFailure([BuildLoadError.content(name, error).diagnostic])
    }
  }
}
