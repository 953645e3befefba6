import ArgumentParser
import Vitrine
import VitrineSystem

/// The input of a command.
struct InputOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The content folder.", valueName: "folder"), completion: .directory)
  var content = "content"

  @Option(
    help: ArgumentHelp(
      """
      Templates that replace built-in ones with the same names. (default: the folder Templates next \
      to the content folder, if it exists)
      """, valueName: "folder"), completion: .directory)
  var templates: String?

  @Flag(help: "Include drafts.")
  var drafts = false
}

extension BuildOptions {
  init(_ input: InputOptions, output: String = "site", jobs: Int? = nil) {
    self.init(content: input.content, output: output, jobs: jobs)
    templates = input.templates
    includesDrafts = input.drafts
    pictureWorker = programPath
  }
}
