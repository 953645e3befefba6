import ArgumentParser
import Vitrine
import VitrineDiagnostics
import VitrineSystem

struct BuildCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build",
    abstract: "Build the site of a content folder.",
    discussion: """
      Unchanged files keep their inode and modification time. If a build fails, the site stays as it \
      was. The same content, templates and date give the same bytes.

      Exit status: 0 for success, 2 for errors, 64 for wrong usage.
      """)

  @OptionGroup var input: InputOptions

  @Option(
    help: ArgumentHelp(
      """
      The folder to write; it must be new, empty, or built by Vitrine. With --single-file or \
      --fragment, the file. (default: site, or the name of the page or section with .html)
      """, valueName: "folder"),
    completion: .directory)
  var output: String?

  @Option(
    help: ArgumentHelp(
      """
      Write one page, with its styles, scripts and pictures, as a single HTML file instead of a \
      site. Name the page by its path, such as report; '.' is the home page.
      """, valueName: "page"))
  var singleFile: String?

  @Option(
    help: ArgumentHelp(
      """
      Write one section of a page, with its styles and pictures, as HTML to embed in another site. \
      Name it as in report#slowest; without '#', all sections of the page are written.
      """, valueName: "page#section"))
  var fragment: String?

  @Option(
    help: ArgumentHelp(
      """
      The build to compare with: the folder or address of a site, its snapshot.json, or 'none'. \
      (default: the build set in site.yml, or else the site being replaced)
      """, valueName: "build"), completion: .file())
  var previous: String?

  @OptionGroup var building: BuildingOptions

  @Option(
    help: ArgumentHelp(
      """
      Where to cache what the build read and wrote. If none of it has changed, the next build \
      returns at once. 'none' disables the cache. (default: vitrine/sites in the user's cache folder)
      """, valueName: "folder"), completion: .directory)
  var cache: String?

  @Flag(help: "Replace the whole site in one step instead of file by file.")
  var atomic = false

  @Flag(exclusivity: .exclusive)
  var verbosity: Verbosity?

  enum Verbosity: EnumerableFlag {
    case quiet, verbose

    static func help(for value: Self) -> ArgumentHelp? {
      switch value {
      case .quiet: "Print only errors."
      case .verbose:
        "Show every warning instead of the first of each kind, and why the site was built."
      }
    }
  }

  func validate() throws {
    if singleFile != nil, fragment != nil {
      throw ValidationError(
        "--single-file and --fragment cannot be combined: run the command twice")
    }
    if isOneFile, atomic {
      throw ValidationError("--atomic works only for sites, not for single files")
    }
  }

  func run() throws {
    let options = try options()
    try building.reportingFailure(of: options) { try run(options) }
  }

  private func run(_ options: BuildOptions) throws {
    let clock = ContinuousClock()
    let start = clock.now
    let progress = verbosity == .quiet ? nil : ProgressLine()
    defer { progress?.clear() }
    func printResult(_ warnings: [Diagnostic], _ summary: String, _ notes: [String] = []) throws {
      progress?.clear()
      guard building.format == .text else {
        return try StandardOutput.print(options.document(warnings, as: building.format))
      }
      for line in warnings.lines(self.warnings) { StandardError.print(line) }
      guard verbosity != .quiet else { return }
      print("\(options.output): \(summary), \(start.duration(to: clock.now).seconds)")
      for line in notes { print(line) }
    }
    if let file = try singleFile(options) {
      try file.write(to: options.output)
      try printResult(file.warnings, file.summary, file.notes)
    } else {
      let report = try build(options) { progress?.show($0) }
      let note = verbosity == .verbose ? report.cacheNote : nil
      try printResult(report.warnings, report.summary, note.map { ["cache not used: \($0)"] } ?? [])
    }
  }

  /// Whether the build writes a single file instead of a site.
  var isOneFile: Bool { singleFile != nil || fragment != nil }

  private func singleFile(_ options: BuildOptions) throws(BuildFailure) -> SingleFile? {
    if let singleFile { return try buildSingleFile(options, page: singleFile) }
    guard let fragment else { return nil }
    let names = fragment.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    return try buildFragment(
      options, page: String(names[0]), section: names.count > 1 ? String(names[1]) : nil)
  }

  /// The folder or file to write.
  private var target: String {
    if let output { return output }
    guard let page = singleFile ?? fragment else { return "site" }
    let name = page.split(separator: "#").last.map(String.init) ?? ""
    let last = name.withoutFinalSlashes.lastPathComponent
    return last.isEmpty || last == "." ? "index.html" : "\(last.replacing(".html", with: "")).html"
  }

  /// Which warnings are shown, even if the build fails.
  var warnings: WarningDetail {
    switch verbosity {
    case .quiet: .none
    case nil: .folded
    case .verbose: .all
    }
  }

  private func options() throws -> BuildOptions {
    var options = BuildOptions(input, building, output: target)
    options.date = try building.day()
    options.isAtomic = atomic
    options.fetch = fetchWithCurl
    options.baseline = BuildOptions.Baseline(previous)
    options.cache = BuildOptions.Cache(cache)
    return options
  }
}

extension BuildOptions.Cache {
  /// Parses the value of `--cache`.
  init(_ cache: String?) {
    self =
      switch cache {
      case nil: .user
      case "none": .none
      case let folder?: .folder(folder)
      }
  }
}

extension BuildOptions.Baseline {
  /// Parses the value of `--previous`.
  init(_ previous: String?) {
    self =
      switch previous {
      case nil: .declared
      case "none": .none
      case let name?: .named(name)
      }
  }
}
