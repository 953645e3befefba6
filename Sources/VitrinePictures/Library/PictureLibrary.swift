import CPictures
import VitrineSystem
import VitrineText

/// libvips, which makes pictures. It is loaded on first use, in 50 ms, and not if all pictures are
/// in the cache.
package enum PictureLibrary: Hashable, Sendable {
  case loaded(version: String)

  case missing(PictureFailure)

  /// Loads the library the first time.
  package static let current = PictureLibrary(loading: String(cString: vitrine_vips_name()))

  /// Older versions cannot be told to leave out loaders for untrusted files.
  private static let oldest = (8, 13)
}

extension PictureLibrary {
  /// Loads a library. Only one can be loaded.
  init(loading name: String) {
    if let reason = vitrine_vips_load(name) {
      self = .missing(PictureFailure(.noLibrary, trimmed(String(cString: reason))))
      return
    }
    let parts = (0..<3).map { Int(vitrine_vips_version(Int32($0))) }
    let version = parts.map(String.init).joined(separator: ".")
    self =
      (parts[0], parts[1]) >= Self.oldest
      ? .loaded(version: version)
      : .missing(
        PictureFailure(
          .oldLibrary, "\(version) is installed, and \(Self.oldest.0).\(Self.oldest.1) is needed"))
  }

  /// The files of libvips and its encoders and decoders, without what else it loads.
  static var codecFiles: [String] {
    let names = [
      "vips", "webp", "sharpyuv", "jpeg", "turbojpeg", "png", "spng", "tiff", "nsgif", "lcms2",
      "heif", "aom", "pango", "poppler", "SvtAv1", "rav1e", "dav1d", "de265", "x265",
    ]
    return loadedLibraries.filter { path in
      let name = path.lastPathComponent
      return names.contains { name.hasPrefix("lib\($0)") || name.hasPrefix("\($0)-") }
    }.sorted()
  }

  /// A hash of the versions in the real names of files, such as `libwebp.so.7.1.5`. Nil if one is
  /// gone.
  static func stamp(of files: [String]) -> ContentHash? {
    let paths = files.compactMap(\.realPath)
    guard !files.isEmpty, paths.count == files.count else { return nil }
    return ContentHash(of: paths.map(\.lastPathComponent).joined(separator: "\n"))
  }
}
