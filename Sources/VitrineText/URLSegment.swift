/// The folder name in the site for a record's id. It is injective, and safe on every file system
/// and host.
///
/// ASCII letters and digits, `-`, `_`, `.` and everything beyond ASCII are kept. Other bytes, and a
/// leading `.`, become `%` and two upper-case hexadecimal digits. `~` is reserved for what this
/// function adds: a single `~` after a name that is already taken (`index.html`, `assets`, a
/// Windows device, a trailing `.`), or `~` and the id's hash after a name that was truncated.
///
/// A link to the folder percent-encodes the name once more: `%` becomes `%25`.
package func urlSegment(of id: String) -> String {
  let escaped = escapedName(id, escapesLeadingDot: true)
  if escaped.utf8.count > maxNameLength {
    return "\(prefix(of: escaped, bytes: maxNameLength - 17))~\(ContentHash(of: id))"
  }
  return isReserved(escaped) ? escaped + "~" : escaped
}

/// The segments for the ids of one page, in order, all different even on a case-insensitive file
/// system.
///
/// Of ids whose segments differ only in case, one keeps its segment: the one without upper-case
/// letters, or else the first in byte order. The others get `~` and their hash.
package func urlSegments(of ids: [String]) -> [String] {
  var segments = ids.map(urlSegment)
  var keeper: [String: Int] = [:]
  var duplicates: [Int] = []
  for (index, segment) in segments.enumerated() {
    let folded = segment.lowercased()
    guard let other = keeper[folded] else {
      keeper[folded] = index
      continue
    }
    let isBetter =
      segments[other] != folded
      && (segment == folded || segment.utf8.lexicographicallyPrecedes(segments[other].utf8))
    keeper[folded] = isBetter ? index : other
    duplicates.append(isBetter ? other : index)
  }
  for twin in duplicates {
    let name = segments[twin].prefix { $0 != "~" }
    segments[twin] =
      "\(prefix(of: String(name), bytes: maxNameLength - 17))~\(ContentHash(of: ids[twin]))"
  }
  return segments
}

/// `id` as a part of an element's id: escaped as in a URL, but with no reserved names and no length
/// limit.
///
/// The caller prepends `i-` or `s-`. A `~` between two parts belongs to neither.
package func elementIdentifier(of id: String) -> String {
  escapedName(id, escapesLeadingDot: false)
}

/// File systems allow 255 bytes per name. `index.html` and temporary names are separate components
/// or siblings, so they need no room here.
private let maxNameLength = 200

private func escapedName(_ id: String, escapesLeadingDot: Bool) -> String {
  let isPlain = id.utf8.allSatisfy(isUnescaped) && !(escapesLeadingDot && id.utf8.first == 0x2E)
  if isPlain && !id.isEmpty { return id }
  var bytes: [UInt8] = []
  for scalar in id.unicodeScalars {
    let escapes =
      scalar.isASCII
      ? !isUnescaped(UInt8(scalar.value)) || (scalar == "." && bytes.isEmpty && escapesLeadingDot)
      : isInvisible(scalar)
    for byte in UTF8.encode(scalar)! {
      if escapes {
        bytes.appendPercentEncoded(byte)
      } else {
        bytes.append(byte)
      }
    }
  }
  return String(decoding: bytes, as: UTF8.self)
}

/// Whether it is a control character beyond ASCII, or a line or paragraph separator.
private func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
  (0x80...0x9F).contains(scalar.value) || scalar.value == 0x2028 || scalar.value == 0x2029
}

private func isUnescaped(_ byte: UInt8) -> Bool {
  byte.isUnreserved && byte != UInt8(ascii: "~")
}

private func isReserved(_ name: String) -> Bool {
  if name.isEmpty || name.utf8.last == UInt8(ascii: ".") { return true }
  let folded = name.lowercased()
  let device = folded.utf8.prefix { $0 != UInt8(ascii: ".") }
  // Device names have at most four characters; most names are longer, so the count is checked
  // first.
  return reservedNames.contains(folded)
    || device.count <= 4 && deviceNames.contains(String(Substring(device)))
}

private let reservedNames: Set<String> = [
  "index.html", "404.html", "pages.html", "snapshot.json", "assets", "changes",
]

/// Names that Windows reserves for devices, with any extension.
private let deviceNames: Set<String> =
  Set(["con", "prn", "aux", "nul"]).union(
    (0...9).flatMap { ["com\($0)", "lpt\($0)"] })

/// At most `limit` bytes of `name`, without splitting a character or an escape.
private func prefix(of name: String, bytes limit: Int) -> Substring {
  guard name.utf8.count > limit else { return name[...] }
  var result = name[...]
  while result.utf8.count > limit { result.removeLast() }
  for length in 1...2 where result.utf8.dropLast(length - 1).last == UInt8(ascii: "%") {
    result.removeLast(length)
    break
  }
  return result
}
