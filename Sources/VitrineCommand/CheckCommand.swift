import ArgumentParser
import Vitrine
import VitrineDiagnostics
import VitrineSystem

struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Look for mistakes in the content, without writing a site.",
    discussion: """
      Shows the errors and warnings of a build, and more: titles that are used twice, pages that no \
      link leads to, pictures that no page shows; and of each collection how many records have which \
      fields, and of which kinds their values are.

      Exit status: 0 success, 2 there are errors or the machine failed, 64 wrong usage.
      """)

  @OptionGroup var input: InputOptions
  @OptionGroup var building: BuildingOptions

  @Flag(
    help: """
      Try the links that lead to the web too, with curl. What is found is not tried again for a week.
      """)
  var external = false

  @Flag(help: "Show every warning, not the first of each kind.")
  var verbose = false

  /// Which warnings are shown as text, even if there are errors.
  var warnings: WarningDetail { verbose ? .all : .folded }

  private var trial: LinkTrial? {
    guard external else { return nil }
    return LinkTrial(cache: userCacheFolder.map { "\($0)/vitrine" }, probe: probeWithCurl)
  }

  func run() throws {
    let progress = ProgressLine()
    defer { progress?.clear() }
    var options = BuildOptions(input, building)
    options.date = try building.day()
    try building.reportingFailure(of: options) { [options] in
      let report = try check(options, trying: trial) { progress?.show(done: $0, of: $1) }
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
