import ArgumentParser
import Vitrine
import VitrineDiagnostics
import VitrineProposal
import VitrineSystem
import VitrineText

struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Create a site, from your data or from scratch.",
    discussion: """
      With --from, copies the data and writes a page for it: what names an item, what items show, \
      what visitors can filter by, and how items are arranged. Existing files are never overwritten.

      Exit status: 0 for success, 2 for errors, 64 for wrong usage.
      """)

  @Argument(help: "The folder to create; it must be new or empty.", completion: .directory)
  var folder: String

  @Option(
    help: ArgumentHelp(
      """
      The data: a JSON, CSV, Excel, YAML, TOML or XML file, a README or changelog, or a folder of \
      data files, pictures or texts.
      """, valueName: "data"), completion: .file())
  var from: String?

  @Option(
    name: .customLong("as"),
    help: "The kind of site to create without data: collection, docs, gallery or report.")
  var start: StartingPoint?

  @Flag(help: "Also print what each column of the data is used for, and why.")
  var explain = false

  func validate() throws {
    if from != nil, start != nil {
      throw ValidationError("--from and --as cannot be combined: --as is for sites without data")
    }
  }

  func run() throws {
    let site =
      if let from { try newSite(at: folder, from: from) } else {
        try newSite(at: folder, as: start ?? .collection)
      }
    for line in site.warnings.lines(.folded) { StandardError.print(line) }
    try StandardOutput.print(Array(((explain ? site.explanation : "") + site.summary).utf8))
  }
}

extension StartingPoint: ExpressibleByArgument {}

extension NewSite {
  /// The files that were written, and the next command to run.
  fileprivate var summary: String {
    let rest =
      switch omitted {
      case 0: ""
      case 1: "; 1 other file was not copied"
      default: "; \(omitted.grouped) other files were not copied"
      }
    return """
      \(folder): \(files.counted("file")), \(items.counted("item"))\(rest)\(notShown)
      next: cd \(folder.quotedForShell) && vitrine serve --open

      """
  }

  /// The data that the page does not show, and the lines that would.
  private var notShown: String {
    let columns = choices.filter { $0.use == nil }
    if columns.isEmpty { return "" }
    let more =
      columns.count > 8
      ? "\n  and \((columns.count - 8).grouped) more; see them with --explain" : ""
    let lines = columns.prefix(8).map { "\n  \(printable($0.line ?? $0.path))  # \($0.reason)" }
    return
      "\nnot shown; to show one, add its line to 'fields' in content/index.md:\(lines.joined())\(more)"
  }

  /// What each column is used for, and why.
  fileprivate var explanation: String {
    choices.map { choice in
      "\(printable(choice.path)): \(choice.use ?? "not shown") – \(choice.reason)\n"
    }.joined()
  }
}

extension String {
  /// The text quoted as one word for a shell.
  fileprivate var quotedForShell: String {
    let isPlain = allSatisfy { $0.isLetter || $0.isNumber || "_-./".contains($0) }
    return isPlain ? self : "'\(replacing("'", with: #"'\''"#))'"
  }
}
