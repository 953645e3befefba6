import ArgumentParser
import Vitrine

/// The input of a command.
struct InputOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The folder to read.", valueName: "folder"), completion: .directory)
  var content = "content"

  @Option(
    help: ArgumentHelp(
      """
      Templates that replace the built-in ones of the same names. (default: the folder Templates \
      beside the content folder, where there is one)
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
  }
}
