public import VitrineDiagnostics
import VitrineSystem

/// Why a build wrote nothing: all errors of the stage that failed, and the warnings before them.
public struct BuildFailure: Error, Hashable, Sendable {
  /// At least one is an error. Those with a place name a file of the content or of the templates.
  public var diagnostics: [Diagnostic]

  package init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }
}

extension BuildFailure: CustomStringConvertible {
  /// The diagnostics, each on lines of its own, as the command prints them.
  public var description: String {
    diagnostics.map(\.description).joined(separator: "\n")
  }
}

extension BuildFailure {
  /// The warnings, after them the errors, and a last line that counts and says what follows from
  /// them, `the site was not built`. Of errors of one kind and cause the first three are shown.
  package func report(
    warnings detail: WarningDetail, consequence: String?, at time: String? = nil
  ) -> String {
    let errors = diagnostics.filter { $0.severity == .error }
    let warnings = diagnostics.filter { $0.severity == .warning }
    let lines =
      warnings.lines(detail)
      + (detail == .all ? errors.lines(.all) : errors.lines(showing: 3, ofEach: \.cause))
    let count = errors.count == 1 ? "1 error" : "\(errors.count) errors"
    let summary = consequence.map { "\(count), \($0)" } ?? count
    return (lines + [time.map { "\($0)  \(summary)" } ?? "vitrine: \(summary)"]).joined(
      separator: "\n")
  }
}

extension [Diagnostic] {
  /// The same if they are warnings.
  ///
  /// - Throws: when there are errors among them, or with `isStrict` any, which then are errors.
  func checked(isStrict: Bool) throws(BuildFailure) -> [Diagnostic] {
    var diagnostics = self
    if isStrict {
      for index in diagnostics.indices { diagnostics[index].severity = .error }
    }
    if diagnostics.hasErrors { throw BuildFailure(diagnostics) }
    return diagnostics
  }
}

extension BuildFailure {
  /// Runs `body`, whose failures are the disk's.
  static func ofDisk<Result>(
    _ body: () throws(DiskError) -> Result
  ) throws(BuildFailure) -> Result {
    do throws(DiskError) {
      return try body()
    } catch {
      throw BuildFailure([error.diagnostic])
    }
  }

  /// Runs `body`, whose failures are those of the output folder.
  static func ofOutput<Result>(
    _ body: () throws(OutputError) -> Result
  ) throws(BuildFailure) -> Result {
    do throws(OutputError) {
      return try body()
    } catch {
      throw BuildFailure([error.diagnostic])
    }
  }
}
