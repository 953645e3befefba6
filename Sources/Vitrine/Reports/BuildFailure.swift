public import VitrineDiagnostics
import VitrineSystem

/// Why a build wrote nothing: all errors of the stage that failed, and the warnings before them.
public struct BuildFailure: Error, Hashable, Sendable {
  /// The diagnostics, at least one of which is an error. Locations are in files of the content or
  /// the templates.
  public var diagnostics: [Diagnostic]

  package init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }
}

extension BuildFailure: CustomStringConvertible {
  /// The diagnostics, each starting on its own line, as the command prints them.
  public var description: String {
    diagnostics.map(\.description).joined(separator: "\n")
  }
}

extension BuildFailure {
  /// The warnings, followed by the errors and a last line with the counts and the consequence, such
  /// as `the site was not built`. Only the first three errors of the same kind and cause are shown.
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
  /// Returns the diagnostics if all of them are warnings.
  ///
  /// - Throws: all diagnostics if any is an error. With `isStrict`, warnings count as errors.
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
  /// Runs `body`, and rethrows its disk errors as build failures.
  static func ofDisk<Result>(
    _ body: () throws(DiskError) -> Result
  ) throws(BuildFailure) -> Result {
    do throws(DiskError) {
      return try body()
    } catch {
      throw BuildFailure([error.diagnostic])
    }
  }

  /// Runs `body`, and rethrows its output errors as build failures.
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
