import Vitrine
import VitrineModel
import VitrineSite
import VitrineText

/// The files of a site that its pages load besides their own, as two hashes.
struct LoadedFiles: Hashable, Sendable {
  /// Of the stylesheets, which an open page can exchange.
  var styles = ContentHash(value: 0)

  /// Of scripts, pictures and the like, for which it has to be loaded anew. Those of records are not
  /// among them: their names say what they hold, so that a page with others is another page. Nor are
  /// those of what is known of a page's items, which it asks for again.
  var resources = ContentHash(value: 0)

  init(of site: BuiltSite?) {
    for (name, file) in site?.files ?? [:] where !name.text.hasSuffix(".html") {
      let path = name.text
      let type = mediaType(of: path)
      if type.hasPrefix("text/css") {
        styles.add(file, at: path)
      } else if Self.types.contains(where: type.hasPrefix), !Self.isNamedForContent(path),
        !path.hasPrefix(itemFilesPrefix)
      {
        resources.add(file, at: path)
      }
    }
  }

  /// `assets/NAME.HASH.ending`
  private static func isNamedForContent(_ path: String) -> Bool {
    let parts = path.split(separator: ".")
    return path.hasPrefix("assets/") && parts.count >= 3
      && ContentHash(String(parts[parts.count - 2])) != nil
  }

  private static let types = ["text/javascript", "image/", "font/", "video/", "audio/"]
}

extension ContentHash {
  /// In no order, as a dictionary has none.
  fileprivate mutating func add(_ file: BuiltSite.File, at path: String) {
    var hasher = ContentHasher()
    hasher.combine(counted: path)
    hasher.combine(file.hash.value)
    value &+= hasher.finalize().value
  }
}
