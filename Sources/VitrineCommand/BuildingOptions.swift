import ArgumentParser
import Vitrine
import VitrineSystem

/// How a command builds a site and reports problems.
struct BuildingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Build date, recorded in snapshot.json, as YYYY-MM-DD. (default: SOURCE_DATE_EPOCH if set)
      """, valueName: "day"))
  var date: BuildDate?

  @Option(
    help: ArgumentHelp("Number of threads. (default: one per processor)", valueName: "n"))
  var jobs: Int?

  @Flag(help: "Fail on warnings.")
  var strict = false

  @Option(
    help: """
      The format of errors and warnings: text, or, alone on standard output, json, sarif for code \
      scanning, or github for annotations in workflows.
      """)
  var format = DiagnosticFormat.text

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs must be a whole number of 1 or more") }
  }
}

extension DiagnosticFormat: ExpressibleByArgument {}

extension BuildingOptions {
  /// The date of the build, `YYYY-MM-DD`.
  func day() throws(BuildFailure) -> String? {
    if let date { return date.text }
    return try BuildDate.ofEnvironment()?.text
  }

  /// Runs `body`, and reports its failure in the chosen format if that is not text.
  func reportingFailure(of options: BuildOptions, _ body: () throws -> Void) throws {
    do {
      try body()
    } catch let failure as BuildFailure where format != .text {
      try StandardOutput.print(options.document(failure.diagnostics, as: format))
      throw ExitCode(2)
    }
  }
}

extension BuildOptions {
  init(_ input: InputOptions, _ building: BuildingOptions, output: String = "site") {
    self.init(input, output: output, jobs: building.jobs)
    isStrict = building.strict
  }
}
