import VitrineFormats
import VitrineModel
import VitrineText

/// The kinds of file from which records are read, by file extension.
package enum SourceFormat: Hashable, Sendable {
  case markdown

  /// A picture or a film, which is one record.
  case picture
  case data(DataFormat)

  package init?(_ file: String) {
    let ending = file.ending
    switch ending {
    case "md", "markdown": self = .markdown
    case "gif", "svg": self = .picture
    case _ where PictureFormat.isScalable(ending: ending) || Medium.Kind(file) == .video:
      self = .picture
    default:
      guard let format = DataFormat.all.first(where: { $0.endings.contains(ending) }) else {
        return nil
      }
      self = .data(format)
    }
  }
}

extension CollectionDeclaration {
  /// Returns the format in which the collection reads a file, or nil if the file cannot contain
  /// records.
  package func format(of file: String) -> SourceFormat? {
    let format = SourceFormat(file)
    return format == .markdown && parse != nil ? .data(.markdown) : format
  }
}
