import ArgumentParser
import Vitrine
import VitrineSystem

struct TemplatesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "templates",
    abstract: "List, print or copy the built-in templates.",
    discussion: """
      A file of the same name in a site's folder Templates stands in for a built-in one. Without a \
      name all names are listed.

      Exit status: 0 success, 2 there is no such template or it cannot be written, 64 wrong usage.
      """)

  @Argument(help: "The template: its name, as cells/card.html; .html may be left out.")
  var name: String?

  @Flag(help: "Write it into the folder of templates, where no file of its name is.")
  var eject = false

  @Option(
    help: ArgumentHelp("The folder beside which templates are looked for.", valueName: "folder"),
    completion: .directory)
  var content = "content"

  @Option(
    help: ArgumentHelp(
      "The folder to write to. (default: the folder Templates beside the content folder)",
      valueName: "folder"), completion: .directory)
  var templates: String?

  func validate() throws {
    if eject, name == nil { throw ValidationError("name the template to --eject") }
  }

  func run() throws {
    guard let name else {
      let list = BuiltInTemplates.paths.map { "\($0)\n" }.joined()
      return try StandardOutput.print(Array(list.utf8))
    }
    guard eject else { return try StandardOutput.print(BuiltInTemplates.bytes(of: name)) }
    var options = BuildOptions(content: content)
    options.templates = templates
    try StandardOutput.print(
      Array("wrote \(BuiltInTemplates.eject(name, for: options))\n".utf8))
  }
}
