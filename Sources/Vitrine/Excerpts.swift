public import VitrineText

extension BuildOptions {
  /// The lines around the place of a diagnostic of this build, as the file is now; nil when it cannot be
  /// read.
  public func excerpt(at location: SourceLocation) -> SourceExcerpt? {
    // Content is named from its folder, a template from where the program runs.
    let paths = ["\(content.withoutFinalSlashes)/\(location.file)", location.file]
    for path in paths {
      guard let step = path.parentPath, let folder = try? Folder.existing(step),
        let bytes = try? folder.read(path.lastPathComponent)
      else { continue }
      return SourceExcerpt(of: bytes, at: location)
    }
    return nil
  }
}
