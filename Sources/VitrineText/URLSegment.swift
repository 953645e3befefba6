/// The name that a record's id gets as a folder of the site: injective, and safe on every file
/// system and host.
///
/// ASCII letters and digits, `-`, `_`, `.` and everything beyond ASCII stay as they are; other
/// bytes become `%` and two upper-case hexadecimal digits, a leading `.` too. `~` is kept for what
/// this function adds: one `~` after a name that something else owns (`index.html`, `assets`, a device
/// of Windows, an ending `.`), or `~` and the id's hash where the name was cut to fit.
///
/// A link to the folder percent-encodes its name once more: `%` becomes `%25`.
package func urlSegment(of id: String) -> String {
  let escaped = escapedName(id, escapesLeadingDot: true)
  if escaped.utf8.count > longestName {
    return "\(prefix(of: escaped, bytes: longestName - 17))~\(ContentHash(of: id))"
  }
  return isReserved(escaped) ? escaped + "~" : escaped
}

/// The segments of the ids of one page, in their order, no two of them equal on a file system that
/// ignores case.
///
/// Of ids whose segments differ in case alone, the one without upper-case letters, else the first in
/// byte order, keeps its segment; the others get `~` and their hash.
package func urlSegments(of ids: [String]) -> [String] {
  var segments = ids.map(urlSegment)
  var keeper: [String: Int] = [:]
  var twins: [Int] = []
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
    twins.append(isBetter ? other : index)
  }
  for twin in twins {
    let name = segments[twin].prefix { $0 != "~" }
    segments[twin] =
      "\(prefix(of: String(name), bytes: longestName - 17))~\(ContentHash(of: ids[twin]))"
  }
  return segments
}

/// `id` as a part of an element's id: as in a URL, but nothing is reserved and nothing cut.
///
/// The caller puts `i-` or `s-` before it; `~` between two parts belongs to neither.
package func elementIdentifier(of id: String) -> String {
  escapedName(id, escapesLeadingDot: false)
}

/// A file system takes 255 bytes; `index.html` and temporary names stand beside it, not in it.
private let longestName = 200

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

/// Control characters beyond ASCII, and line and paragraph separators.
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
  // No device's name is longer, and most names are.
  return reservedNames.contains(folded)
    || device.count <= 4 && deviceNames.contains(String(Substring(device)))
}

private let reservedNames: Set<String> = [
  "index.html", "404.html", "pages.html", "snapshot.json", "assets", "changes",
]

/// Names that Windows keeps for devices, with any ending.
private let deviceNames: Set<String> =
  Set(["con", "prn", "aux", "nul"]).union(
    (0...9).flatMap { ["com\($0)", "lpt\($0)"] })

/// At most `limit` bytes of `name`, no character and no escape cut in two.
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
