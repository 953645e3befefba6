import ArgumentParser
import Vitrine
import VitrineSystem

struct TemplatesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "templates",
    abstract: "List, print or copy the built-in templates.",
    discussion: """
      A file with the same name in a site's Templates folder replaces a built-in one. Without a name, \
      lists all names.

      Exit status: 0 for success, 2 if there is no such template or it cannot be written, 64 for wrong \
      usage.
      """)

  @Argument(help: "The template's name, such as cells/card.html; .html can be left out.")
  var name: String?

  @Flag(help: "Copy it into the folder of templates, unless a file with that name exists.")
  var eject = false

  @Option(
    help: ArgumentHelp(
      "The content folder, next to which templates are found.", valueName: "folder"),
    completion: .directory)
  var content = "content"

  @Option(
    help: ArgumentHelp(
      "The folder to write to. (default: the folder Templates next to the content folder)",
      valueName: "folder"), completion: .directory)
  var templates: String?

  func validate() throws {
    if eject, name == nil { throw ValidationError("--eject requires the name of a template") }
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
