import Vitrine
import VitrineModel
import VitrineSite
import VitrineText

/// The files that the pages of a site load, as two hashes.
struct LoadedFiles: Hashable, Sendable {
  /// The hash of the stylesheets, which an open page can replace.
  var styles = ContentHash(value: 0)

  /// The hash of scripts, pictures and other files for which a page has to be reloaded. Leaves out
  /// files whose names contain a hash, because a page that loads a different one differs itself,
  /// and data about a page's items, because the page requests it again.
  var resources = ContentHash(value: 0)

  init(of site: BuiltSite?) {
    for (name, file) in site?.files ?? [:] where !name.text.hasSuffix(".html") {
      let path = name.text
      let type = mediaType(of: path)
      if type.hasPrefix("text/css") {
        styles.add(file, at: path)
      } else if Self.types.contains(where: type.hasPrefix), !Self.hasHashInName(path),
        !path.hasPrefix(itemFilesPrefix)
      {
        resources.add(file, at: path)
      }
    }
  }

  /// Whether the path has the form `assets/NAME.HASH.ending` or, of a picture in several sizes,
  /// `assets/NAME.HASH-640.ending`.
  private static func hasHashInName(_ path: String) -> Bool {
    let parts = path.split(separator: ".")
    return path.hasPrefix("assets/") && parts.count >= 3
      && ContentHash(String(parts[parts.count - 2].prefix { $0 != "-" })) != nil
  }

  private static let types = ["text/javascript", "image/", "font/", "video/", "audio/"]
}

extension ContentHash {
  /// Adds hashes, because the order of files in a dictionary is undefined.
  fileprivate mutating func add(_ file: BuiltSite.File, at path: String) {
    var hasher = ContentHasher()
    hasher.combine(counted: path)
    hasher.combine(file.hash.value)
    value &+= hasher.finalize().value
  }
}
