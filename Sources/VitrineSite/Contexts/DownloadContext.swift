internal import VitrineData
internal import VitrineModel
internal import VitrineText

/// One of `page.downloads`.
final class DownloadContext: NamedContext {
  private let file: PageDownloads.File
  private let size: Int
  private let words: SiteWords

  init(_ file: PageDownloads.File, size: Int, words: SiteWords) {
    (self.file, self.size, self.words) = (file, size, words)
  }

  static let names = TemplateNames<DownloadContext> { names in
    names.text("link", "Its address.") { PercentEncoding.path.encoded($0.file.path.fileName) }
    names.text("name", "Its file name.") { $0.file.path.fileName }
    names.text("type", "Its media type.") {
      String(mediaType(of: $0.file.path).prefix { $0 != ";" })
    }
    names.text("word", "What it is.") { download in
      DownloadFormat(named: download.file.format).map { download.words[$0.word] }
    }
    names.text("size", "Its size, such as `12 kB`.") { $0.words.text(ofSize: $0.size) }
  }
}

extension SiteWords {
  /// `812 bytes`, `1.4 kB`, `23 MB`.
  func text(ofSize bytes: Int) -> String {
    if bytes < 1000 { return text(.bytes, ["count": bytes]) }
    // Rounded up to the next unit from 999.5 on.
    let (unit, word) = bytes < 999_500 ? (1000, SiteWord.kilobytes) : (1_000_000, .megabytes)
    let tenths = (bytes * 10 + unit / 2) / unit
    let number = tenths < 100 ? "\(tenths / 10).\(tenths % 10)" : "\((bytes + unit / 2) / unit)"
    return text(word, "count", formats.numbers.text(number))
  }
}
