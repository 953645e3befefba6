import Vitrine
import VitrineText

extension SiteCounts {
  /// `12 pages, 1,870 items, 2 drafts left out`.
  var text: String {
    let counts = "\(pages.counted("page")), \(items.counted("item"))"
    return drafts == 0 ? counts : "\(counts), \(drafts.counted("draft")) left out"
  }
}

extension BuildReport {
  /// `12 pages, 1,870 items; 1,890 files written, 3 unchanged, 0 removed`.
  var summary: String {
    let files = writtenFiles == 1 ? "file" : "files"
    return "\(counts.text); "
      + "\(writtenFiles.grouped) \(files) written, \(unchangedFiles.grouped) unchanged, "
      + "\(removedFiles.grouped) removed"
  }
}

extension Duration {
  /// `0.52 s`.
  var seconds: String {
    let hundredths = Int((self / .milliseconds(10)).rounded())
    let fraction = hundredths % 100
    return "\((hundredths / 100).grouped).\(fraction < 10 ? "0" : "")\(fraction) s"
  }
}
