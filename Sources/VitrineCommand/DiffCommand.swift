import ArgumentParser
import Vitrine
import VitrineModel
import VitrineSystem
import VitrineText

struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Show what changed between two builds.",
    discussion: """
      Records are identified by their ids. '+' is inserted, '-' removed, '~' updated, '>' moved; what \
      is both updated and moved has one line. The most important changes come first: regressions, \
      removals, badges.

      Exit status: 0 for success, even if builds differ; 1 for differences with --exit-code, or for \
      changes of the kinds in --fail-on; 2 if a build cannot be read; 64 for wrong usage.
      """)

  @Argument(
    help: ArgumentHelp(
      """
      The older build: the folder or address of a site, its snapshot.json, or 'previous' or '3-back' \
      in the history of the other build.
      """), completion: .file())
  var old: String

  @Argument(help: "The newer build, named in the same way.", completion: .file())
  var new: String

  @Option(help: "The output format.")
  var format = Format.text

  @Option(
    help: "The folder to write with --format html, which plays the changes in a browser.",
    completion: .directory)
  var output: String?

  @Flag(help: "Show all changes instead of the ten most important.")
  var all = false

  @Flag(help: "Exit with 1 if the builds differ.")
  var exitCode = false

  @Option(
    help: ArgumentHelp(
      "Exit with 1 for changes of these kinds, separated by commas: \(Kind.names).",
      valueName: "kinds"))
  var failOn: Kinds?

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json, markdown, html
  }

  enum Kind: String, CaseIterable {
    case inserted, removed, updated, moved, regression

    static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
  }

  /// `inserted,moved`.
  struct Kinds: ExpressibleByArgument {
    var kinds: [Kind]

    init?(argument: String) {
      let names = argument.split(separator: ",", omittingEmptySubsequences: false)
      kinds = names.compactMap { Kind(rawValue: String($0)) }
      if kinds.count != names.count { return nil }
    }
  }

  func validate() throws {
    if (format == .html) != (output != nil) {
      throw ValidationError(
        format == .html
          ? "--format html writes a folder: name it with --output"
          : "--output works only with --format html")
    }
  }

  func run() throws {
    let builds = try builds(from: old, to: new, fetch: fetchWithCurl)
    let difference = try diff(from: builds.old, to: builds.new, named: new)
    switch format {
    case .text:
      let style = LineStyle.ofTerminal()
      try StandardOutput.print(Array(difference.text(limit: all ? nil : 10, style: style).utf8))
    case .json: try StandardOutput.print(difference.json())
    case .markdown: try StandardOutput.print(Array(difference.markdown().utf8))
    case .html:
      let pages = try writePlayback(
        from: builds.old, to: builds.new, named: (old, new), at: output!)
      let text =
        "\(difference.summary); \(pages) \(pages == 1 ? "page plays" : "pages play") the changes in"
      try StandardOutput.print(Array("\(text) \(output!)/index.html\n".utf8))
    }
    let isFailure =
      exitCode && !difference.isEmpty
      || failOn?.kinds.contains { difference.has($0) } ?? false
    if isFailure { throw ExitCode(1) }
  }
}

extension SiteDifference {
  fileprivate func has(_ kind: DiffCommand.Kind) -> Bool {
    switch kind {
    case .inserted:
      !inserted.isEmpty || !insertedPages.isEmpty
        || updatedPages.contains { !$0.sections.inserted.isEmpty }
    case .removed:
      !removed.isEmpty || !removedPages.isEmpty
        || updatedPages.contains { !$0.sections.removed.isEmpty }
    case .updated:
      !updated.isEmpty
        || updatedPages.contains { $0.affectsPage || !$0.sections.updated.isEmpty } || !site.isEmpty
    case .moved: !moved.isEmpty || updatedPages.contains { !$0.sections.moved.isEmpty }
    case .regression: updated.contains(where: \.isRegression)
    }
  }
}

extension SiteDifference {
  /// The counts, followed by one line per change, grouped by page and section. With a limit, only
  /// the most important changes.
  fileprivate func text(limit: Int?, style: LineStyle) -> String {
    var text = "\(summary)\n"
    let lines = lines
    let shown = Array(lines.prefix(limit ?? lines.count)).grouped()
    var heading: String?
    for line in shown {
      let place = line.place?.titles.joined(separator: ", ") ?? "Pages and records"
      if place != heading { text += "\n\(style.aside(place))\n" }
      heading = place
      let detail = line.detail.isEmpty ? "" : ": \(line.detail)"
      text += "\(style.sign(line.sign)) \(line.title)\(detail)  \(style.aside(line.id))\n"
    }
    if shown.count < lines.count {
      text += "\nand \(lines.count - shown.count) more; --all shows them\n"
    }
    return text
  }
}

extension [SiteDifference.Line] {
  /// The lines grouped by section. Sections are in the order of their most important line.
  fileprivate func grouped() -> Self {
    var order: [String] = []
    var groups: [String: Self] = [:]
    for line in self {
      let key = line.place.map { "\($0.page.id)\n\($0.section.id)" } ?? ""
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(line)
    }
    return order.flatMap { groups[$0] ?? [] }
  }
}
