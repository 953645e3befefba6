extension [UInt8] {
  /// Appends the link from a page in `folder` (`""` or ending in `/`) to the output `target`. A
  /// pretty link omits a final `index.html`. An empty link, which would mean the page itself,
  /// becomes `./`.
  package mutating func appendRelativeLink(
    to target: String, from folder: String, isPretty: Bool
  ) {
    let start = count
    var (target, folder) = (target, folder)
    target.withUTF8 { target in
      folder.withUTF8 { folder in
        var shared = 0
        var index = 0
        while index < folder.count, index < target.count, folder[index] == target[index] {
          index += 1
          if folder[index - 1] == slash { shared = index }
        }
        for byte in folder[shared...] where byte == slash { self += [dot, dot, slash] }
        appendPath(ofOutput: target[shared...], isPretty: isPretty)
      }
    }
    if count == start { self += [dot, slash] }
  }

  /// Appends the path of an output of the site.
  package mutating func appendPath(ofOutput path: String, isPretty: Bool) {
    var path = path
    path.withUTF8 { appendPath(ofOutput: $0[...], isPretty: isPretty) }
  }

  private mutating func appendPath(
    ofOutput path: Slice<UnsafeBufferPointer<UInt8>>, isPretty: Bool
  ) {
    let path = isPretty && path.endsInIndex ? path.dropLast(indexFile.count) : path
    PercentEncoding.path.append(UnsafeBufferPointer(rebasing: path), to: &self)
  }
}

/// The link from a page in `folder` to the output `target`, as `appendRelativeLink` writes it.
package func relativeLink(to target: String, from folder: String, isPretty: Bool) -> String {
  var bytes: [UInt8] = []
  bytes.reserveCapacity(target.utf8.count + folder.utf8.count)
  bytes.appendRelativeLink(to: target, from: folder, isPretty: isPretty)
  return String(decoding: bytes, as: UTF8.self)
}

extension String {
  /// The folder of an output as links need it: `""` for the site's root, or else ending in `/`.
  package var outputFolder: String {
    let folder = parentFolder
    return folder.isEmpty ? "" : folder + "/"
  }
}

private let indexFile = Array("index.html".utf8)
private let (slash, dot) = (UInt8(ascii: "/"), UInt8(ascii: "."))

extension Slice<UnsafeBufferPointer<UInt8>> {
  /// Whether the last component of the path is `index.html`.
  fileprivate var endsInIndex: Bool {
    guard count >= indexFile.count, suffix(indexFile.count).elementsEqual(indexFile) else {
      return false
    }
    return count == indexFile.count || self[endIndex - indexFile.count - 1] == slash
  }
}
