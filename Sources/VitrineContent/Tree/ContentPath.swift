import VitrineText

/// Paths inside the content folder: relative, separated by `/`, without `.` and `..`.
extension String {
  /// The folder of a file, empty for the content folder itself.
  var parentFolder: String {
    guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return String(self[..<slash])
  }

  /// The last part of a path.
  var fileName: String {
    guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return self }
    return String(self[utf8.index(after: slash)...])
  }

  /// A file's name without its ending; a leading dot begins no ending.
  var stem: String {
    let name = fileName
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else {
      return name
    }
    return String(name[..<dot])
  }

  /// A file's ending without the dot, in lower case; empty without one.
  var ending: String {
    var path = self
    return path.withUTF8 { path in
      var start = path.count
      while start > 0, path[start - 1] != UInt8(ascii: "."), path[start - 1] != UInt8(ascii: "/") {
        start -= 1
      }
      guard start > 1, path[start - 1] == UInt8(ascii: "."), path[start - 2] != UInt8(ascii: "/")
      else { return "" }
      return String(decoding: UnsafeBufferPointer(rebasing: path[start...]), as: UTF8.self)
        .lowercased()
    }
  }

  /// Returns the path that `self` names in a file of `folder`: relative to that folder, or to the
  /// content folder with a leading `/`. Nil if it leaves the content folder.
  func resolved(in folder: String) -> String? {
    let fromRoot = utf8.first == UInt8(ascii: "/")
    var parts = fromRoot ? [] : folder.pathSegments()
    for part in pathSegments() where part != "." {
      if part == ".." {
        if parts.isEmpty { return nil }
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }

  /// Returns a path of two parts; the folder may be empty.
  static func joined(_ folder: String, _ name: String) -> String {
    folder.isEmpty ? name : "\(folder)/\(name)"
  }
}
