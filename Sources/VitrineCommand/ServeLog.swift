import Vitrine
import VitrineDiagnostics
import VitrineModel
import VitrineServe
import VitrineSystem
import VitrineText

/// Prints events to the terminal while a site is served.
final class ServeLog: Sendable {
  private let content: String
  private let opensBrowser: Bool
  private let isVerbose: Bool
  private let progress = ProgressLine()

  /// `content` is the folder, as the user named it.
  init(content: String, opensBrowser: Bool, isVerbose: Bool) {
    self.content = content
    self.opensBrowser = opensBrowser
    self.isVerbose = isVerbose
  }

  func write(_ event: ServeEvent) {
    if case .makingPicture = event {} else { progress?.clear() }
    switch event {
    case .makingPicture(let name, let left):
      progress?.show("\(left.counted("picture")) left to make: \(name)")
    case .picturesMade(let left, let warnings):
      for line in warnings.lines(isVerbose ? .all : .folded) { StandardError.print(line) }
      if left == 0 { printLine("\(wallTime())  all pictures are made") }
    case .listening(let address):
      printLine("\(content) is shown at \(address) (Ctrl-C to stop)")
      if opensBrowser {
        openBrowser(at: address) { StandardError.print($0.description) }
      }
    case .built(let report, let difference, let pages, let duration):
      for line in report.warnings.lines(isVerbose ? .all : .folded) { StandardError.print(line) }
      printLine("\(wallTime())  \(summary(report, difference)), \(duration.seconds)")
      if isVerbose { write(pages) }
    case .pagesUpdated(let times): if isVerbose { printLine("          \(times)") }
    case .failed(let failure, let keepsSite):
      let consequence =
        keepsSite ? "the previous site is still shown" : "there is no site to show yet"
      StandardError.print(
        failure.report(warnings: .none, consequence: consequence, at: wallTime()))
    case .reordered(let files):
      printLine(
        "\(wallTime())  order written to \(files.prefix(3).joined(separator: ", "))"
          + (files.count > 3 ? " and \((files.count - 3).counted("file")) more" : ""))
    case .warning(let diagnostic): StandardError.print(diagnostic.description)
    }
  }

  /// Prints each page that was rendered again, and why.
  private func write(_ pages: [RenderedPage]) {
    for page in pages.prefix(Self.maxPages) { printLine("          \(page.path): \(page.reason)") }
    let rest = pages.count - Self.maxPages
    if rest > 0 { printLine("          and \(rest.counted("other page"))") }
  }

  private static let maxPages = 20

  /// `1 updated; 2 files changed, 0 removed`, or `12 pages, 1,870 items` for the first build.
  private func summary(_ report: BuildReport, _ difference: SiteDifference?) -> String {
    guard let difference else { return report.counts.text }
    let files = report.writtenFiles + report.removedFiles
    // Changes in appearance only affect files, and are not in the difference.
    let changes = difference.isEmpty && files > 0 ? "" : "\(difference.summary); "
    return "\(changes)\(report.writtenFiles.counted("file")) changed, "
      + "\(report.removedFiles.grouped) removed"
  }

  /// Printing continues without errors if the reader of the output is gone.
  private func printLine(_ line: String) {
    try? StandardOutput.print(Array("\(line)\n".utf8))
  }
}

/// The local time, `14:02:11`.
private func wallTime() -> String {
  timeOfDay().map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
}
