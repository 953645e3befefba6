import ArgumentParser
import Vitrine
import VitrineDiagnostics
import VitrineSystem

struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Check the content without writing a site.",
    discussion: """
      Shows the errors and warnings of a build. Also reports titles that are used twice, pages that \
      no link leads to, and pictures that no page shows. Lists for each collection how many records \
      have which fields, and the types of their values.

      Exit status: 0 for success, 2 for errors, 64 for wrong usage.
      """)

  @OptionGroup var input: InputOptions
  @OptionGroup var building: BuildingOptions

  @Flag(
    help: """
      Also test links to the web, with curl. Working links are not tested again for a week.
      """)
  var external = false

  @Flag(help: "Show every warning instead of the first of each kind.")
  var verbose = false

  /// Which warnings are shown as text, even if there are errors.
  var warnings: WarningDetail { verbose ? .all : .folded }

  private var linkCheckOptions: LinkCheckOptions? {
    guard external else { return nil }
    return LinkCheckOptions(cache: userCacheFolder.map { "\($0)/vitrine" }, probe: probeWithCurl)
  }

  func run() throws {
    let progress = ProgressLine()
    defer { progress?.clear() }
    var options = BuildOptions(input, building)
    options.date = try building.day()
    try building.reportingFailure(of: options) { [options] in
      let report = try check(options, trying: linkCheckOptions) { progress?.show($0) }
      progress?.clear()
      let document =
        building.format == .text
        ? Array(report.text(warnings).utf8)
        : options.document(
          report.warnings, as: building.format, collections: report.collections)
      try StandardOutput.print(document)
    }
  }
}
