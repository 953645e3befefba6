import VitrineModel

/// A part of a picture that is a column in CSV.
enum PicturePart: String, CaseIterable {
  case src, file, alt, caption, credit, shape, poster, captions

  var meaning: String {
    switch self {
    case .src: "The address of the file"
    case .file: "The path of the file in the content folder"
    case .alt: "What the picture shows"
    case .caption: "The text below the picture"
    case .credit: "Who made the picture"
    case .shape: "Width divided by height"
    case .poster: "The picture for a film or sound that is not playing"
    case .captions: "The subtitles of a film"
    }
  }
}

extension CSVColumn {
  /// The columns for all pictures of each record. Parts of several pictures are separated by the
  /// same character in all columns.
  static func pictures(_ column: DownloadColumn, of records: [Record]) -> [CSVColumn] {
    let pictures = records.map { column.value($0)?.elements ?? [] }
    let parts = column.parts(of: records)
    let all = parts.flatMap { part in pictures.flatMap { $0 }.compactMap { $0.text(of: part) } }
    let mark = pictures.contains { $0.count > 1 } ? separator(of: all) ?? "\u{241F}" : nil
    return parts.map { part in
      let cells = pictures.map { pictures in
        // A picture on another server has no file, and its address says where it is.
        let other: PicturePart? = part == .file && pictures.count > 1 ? .src : nil
        let texts = pictures.map { picture in
          picture.text(of: part) ?? other.flatMap { picture.text(of: $0) }
        }
        let isOne = part == .shape && Set(texts).count == 1
        if isOne || texts.allSatisfy({ $0 == nil }) { return (texts.first ?? nil) ?? "" }
        return part == .shape ? "" : texts.map { $0 ?? "" }.joined(separator: mark ?? "")
      }
      let kind =
        part == .shape ? Kind.number : mark.map { .list(of: .text, separator: $0) } ?? .text
      return CSVColumn(
        header: "\(column.key).\(part.rawValue)", column: column, kind: kind, cells: cells,
        part: part)
    }
  }
}

extension FieldValue {
  fileprivate func text(of part: PicturePart) -> String? {
    guard case .object(let fields) = self else { return nil }
    return fields.first { $0.name == part.rawValue }?.value.plainText
  }
}
