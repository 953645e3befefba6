import ArgumentParser
import Vitrine
import VitrineSystem

/// How a command builds a site and reports problems.
struct BuildingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      The day of the build for snapshot.json, as YYYY-MM-DD. (default: that of SOURCE_DATE_EPOCH, \
      where it is set)
      """, valueName: "day"))
  var date: BuildDate?

  @Option(
    help: ArgumentHelp("How many threads to use. (default: one a processor)", valueName: "n"))
  var jobs: Int?

  @Flag(help: "Fail on warnings.")
  var strict = false

  @Option(
    help: """
      The form of errors and warnings: text, or alone on the standard output json, sarif for code \
      scanning, or github for annotations in its workflows.
      """)
  var format = DiagnosticFormat.text

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs takes a whole number of 1 or more") }
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
