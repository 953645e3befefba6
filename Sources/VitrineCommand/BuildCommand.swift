import ArgumentParser
import Vitrine
import VitrineDiagnostics
import VitrineSystem

struct BuildCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build",
    abstract: "Build the site of a content folder.",
    discussion: """
      Files that stay the same keep their inode and time. A build that fails leaves the site as it \
      was. The same content, templates and date give the same bytes.

      Exit status: 0 success, 2 the content or the machine failed, 64 wrong usage.
      """)

  @OptionGroup var input: InputOptions

  @Option(
    help: ArgumentHelp(
      """
      The folder to write; it must be new, empty, or built by Vitrine. With --single-file or \
      --fragment the file. (default: site, or the name of the page or section with .html)
      """, valueName: "folder"),
    completion: .directory)
  var output: String?

  @Option(
    help: ArgumentHelp(
      """
      Write one page as one file of HTML that holds its styles, scripts and pictures, and no site. \
      The page is named by its path, as report; '.' is the home page.
      """, valueName: "page"))
  var singleFile: String?

  @Option(
    help: ArgumentHelp(
      """
      Write one section of a page as HTML to be put into a page of another site, with its styles and \
      pictures, and no site. It is named as report#slowest; without '#' all sections of the page.
      """, valueName: "page#section"))
  var fragment: String?

  @Option(
    help: ArgumentHelp(
      """
      The build to compare with: the folder or the address of a site, its snapshot.json, or \
      'none'. (default: what site.yml says, else the site that is replaced)
      """, valueName: "build"), completion: .file())
  var previous: String?

  @OptionGroup var building: BuildingOptions

  @Option(
    help: ArgumentHelp(
      """
      Where to remember what the build read and wrote. If nothing of it has changed, the next build \
      returns at once. 'none' remembers nothing. (default: vitrine/sites in the user's cache folder)
      """, valueName: "folder"), completion: .directory)
  var cache: String?

  @Flag(help: "Exchange the whole site in one step, not file by file.")
  var atomic = false

  @Flag(exclusivity: .exclusive)
  var verbosity: Verbosity?

  enum Verbosity: EnumerableFlag {
    case quiet, verbose

    static func help(for value: Self) -> ArgumentHelp? {
      switch value {
      case .quiet: "Say nothing but errors."
      case .verbose: "Show every warning, not the first of each kind, and why the site was built."
      }
    }
  }

  func validate() throws {
    if singleFile != nil, fragment != nil {
      throw ValidationError("--single-file and --fragment are two files: write one after the other")
    }
    if isOneFile, atomic { throw ValidationError("--atomic is about sites, not files") }
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
    func say(_ warnings: [Diagnostic], _ summary: String, _ notes: [String] = []) throws {
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
      try say(file.warnings, file.summary, file.notes)
    } else {
      let report = try build(options) { progress?.show(done: $0, of: $1) }
      let note = verbosity == .verbose ? report.cacheNote : nil
      try say(report.warnings, report.summary, note.map { ["cache not used: \($0)"] } ?? [])
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
