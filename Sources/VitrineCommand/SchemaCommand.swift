import ArgumentParser
import VitrineContent
import VitrineSystem

struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print a JSON Schema for front matter.",
    discussion: """
      For editors that complete keys and mark mistakes as you type.

      Exit status: 0 for success, 2 if the schema cannot be written, 64 for wrong usage.
      """)

  @Argument(help: "What the schema describes: a page's front matter, or site.yml.")
  var subject = Subject.page

  enum Subject: String, ExpressibleByArgument, CaseIterable {
    case page, site
  }

  func run() throws {
    let schema: ContentSchema =
      switch subject {
      case .page: .page
      case .site: .site
      }
    try StandardOutput.print(schema.json())
  }
}
