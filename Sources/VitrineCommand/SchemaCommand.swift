import ArgumentParser
import VitrineContent
import VitrineSystem

struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print a JSON Schema of what front matter may say.",
    discussion: """
      For editors that complete keys and mark mistakes while one types.

      Exit status: 0 success, 2 the schema cannot be written, 64 wrong usage.
      """)

  @Argument(help: "What the schema is of: a page's front matter, or site.yml.")
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
