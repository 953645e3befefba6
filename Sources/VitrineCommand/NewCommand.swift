import ArgumentParser
import Vitrine
import VitrineDiagnostics
import VitrineSystem

struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Make a site to start from: a small one, or one of your data.",
    discussion: """
      With --from, the data are copied, and a page is written for them: what names an item, what it \
      shows, what visitors can choose by, and how it all stands. Nothing that is there is overwritten.

      Exit status: 0 success, 2 the data or the machine failed, 64 wrong usage.
      """)

  @Argument(help: "The folder to make; it must be new or empty.", completion: .directory)
  var folder: String

  @Option(
    help: ArgumentHelp(
      """
      The data: a file of JSON, CSV, Excel, YAML, TOML or XML, a README or changelog, or a folder of \
      data files, pictures or texts.
      """, valueName: "data"), completion: .file())
  var from: String?

  @Option(
    name: .customLong("as"),
    help: "What to start from without data: collection, docs, gallery or report.")
  var start: StartingPoint?

  func validate() throws {
    if from != nil, start != nil {
      throw ValidationError("--from says what is shown, and --as what is shown without it: use one")
    }
  }

  func run() throws {
    let site =
      if let from { try newSite(at: folder, from: from) } else {
        try newSite(at: folder, as: start ?? .collection)
      }
    for line in site.warnings.lines(.folded) { StandardError.print(line) }
    try StandardOutput.print(Array(site.summary.utf8))
  }
}

extension StartingPoint: ExpressibleByArgument {}

extension NewSite {
  /// What was written, and the next command to run.
  fileprivate var summary: String {
    let rest =
      switch leftOut {
      case 0: ""
      case 1: "; 1 other file was left where it is"
      default: "; \(leftOut.grouped) other files were left where they are"
      }
    return """
      \(folder): \(files.counted("file")), \(items.counted("item"))\(rest)\(notShown)
      next: cd \(folder.quotedForShell) && vitrine serve --open

      """
  }

  /// The data that the page does not show, and where to add it.
  private var notShown: String {
    if unshown.isEmpty { return "" }
    let more = unshown.count > 8 ? " and \((unshown.count - 8).grouped) more" : ""
    return
      "\nnot shown: \(unshown.prefix(8).map { "'\(printable($0))'" }.joined(separator: ", "))\(more) (add what you need to 'fields' in content/index.md)"
  }
}

extension String {
  /// The text quoted as one word for a shell.
  fileprivate var quotedForShell: String {
    let isPlain = allSatisfy { $0.isLetter || $0.isNumber || "_-./".contains($0) }
    return isPlain ? self : "'\(replacing("'", with: #"'\''"#))'"
  }
}
