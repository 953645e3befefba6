extension StringProtocol where SubSequence == Substring {
  /// The names between the slashes of a path.
  ///
  /// Splits at bytes, as file systems do. Swift's `split` on characters misses a `/` that a
  /// combining mark follows.
  package func pathSegments(omittingEmptySegments: Bool = true) -> [Substring] {
    // A concrete type here avoids calls through witness tables.
    let path: Substring = self[...]
    return path.utf8.split(
      separator: UInt8(ascii: "/"), omittingEmptySubsequences: omittingEmptySegments
    ).map(Substring.init)
  }
}

/// Paths inside the content folder or the site: relative, separated by `/`, without `.` and `..`.
extension String {
  /// The folder of a file: empty for the content folder or the site itself.
  package var parentFolder: String {
    guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return String(self[..<slash])
  }

  /// The last part of a path.
  package var fileName: String {
    guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return self }
    return String(self[utf8.index(after: slash)...])
  }

  /// The file name without its extension. A leading dot does not begin an extension.
  package var stem: String {
    let name = fileName
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else {
      return name
    }
    return String(name[..<dot])
  }

  /// The file extension without the dot, in lower case, or empty if there is none.
  package var ending: String {
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

  /// Returns the path that `self` refers to in a file of `folder`: relative to that folder, or to
  /// the root if it begins with `/`. Nil if it leaves the root.
  package func resolved(in folder: String) -> String? {
    let (path, leavesRoot) = resolving(in: folder)
    return leavesRoot ? nil : path
  }

  /// Like `resolved(in:)`, except that `..` at the root stays at the root, as in addresses (RFC
  /// 3986, section 5.2.4).
  package func resolvedAsAddress(in folder: String) -> String { resolving(in: folder).path }

  private func resolving(in folder: String) -> (path: String, leavesRoot: Bool) {
    let isFromRoot = utf8.first == UInt8(ascii: "/")
    var (parts, leavesRoot) = (isFromRoot ? [] : folder.pathSegments(), false)
    for part in pathSegments() where part != "." {
      if part != ".." {
        parts.append(part)
      } else if parts.popLast() == nil {
        leavesRoot = true
      }
    }
    return (parts.joined(separator: "/"), leavesRoot)
  }

  /// Joins two parts of a path. The folder can be empty.
  package static func joined(_ folder: String, _ name: String) -> String {
    folder.isEmpty ? name : "\(folder)/\(name)"
  }
}
