import ArgumentParser
import Vitrine
import VitrineSystem

/// How a command builds a site, and says what is wrong with it.
struct BuildingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("How many threads to use. (default: one a processor)", valueName: "n"))
  var jobs: Int?

  @Flag(help: "Fail on warnings.")
  var strict = false

  @Option(
    help: """
      How errors and warnings are said: as text, or alone on the standard output as json, as sarif \
      for code scanning, or as github for annotations in its workflows.
      """)
  var format = DiagnosticFormat.text

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs takes a number from 1 on") }
  }
}

extension DiagnosticFormat: ExpressibleByArgument {}

extension BuildingOptions {
  /// Runs `body`, and says why it failed if that is not to be said as text.
  func sayingFailure(of options: BuildOptions, _ body: () throws -> Void) throws {
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
