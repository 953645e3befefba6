import ArgumentParser
import CVitrine
import Vitrine
import VitrineSystem

@main
struct VitrineCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "vitrine",
    abstract: "Turn a folder of Markdown and JSON into a site of collections.",
    discussion: """
      Exit status: 0 for success, 1 if 'diff' finds what it should fail on, 2 for errors, 64 for wrong \
      usage.
      """,
    version: version,
    subcommands: [
      NewCommand.self, BuildCommand.self, ServeCommand.self, CheckCommand.self, DiffCommand.self,
      InspectCommand.self, SchemaCommand.self, TemplatesCommand.self, PictureWorkerCommand.self,
    ])

  /// `vitrine 1.0.0`, followed by the commit if `make dist` built the program.
  private static var version: String {
    let commit = String(cString: vitrine_commit())
    return commit.isEmpty ? generator : "\(generator) (\(commit))"
  }

  /// The only place that turns an error into text and an exit status.
  static func main() async {
    ignoreBrokenPipes()
    var warnings = WarningDetail.none
    var consequence: String?
    do {
      var command = try parseAsRoot()
      if let build = command as? BuildCommand {
        warnings = build.warnings
        consequence =
          build.isOneFile ? "the file was not written" : "the site was not built"
      }
      if let check = command as? CheckCommand { warnings = check.warnings }
      if let serve = command as? ServeCommand {
        try await serve.run()
      } else {
        try command.run()
      }
    } catch let failure as BuildFailure {
      StandardError.print(failure.report(warnings: warnings, consequence: consequence))
      exit(withError: ExitCode(2))
    } catch {
      exit(withError: error)
    }
  }
}
