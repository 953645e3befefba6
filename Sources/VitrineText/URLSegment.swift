/// The name in the site of what has this id or value: one segment of an address, readable, and safe
/// on every file system and host.
///
/// Letters, digits, marks and symbols of every script are kept, and so are `-`, `_` and `.`. A run of
/// anything else becomes one `-`, or nothing at the ends and beside a `-`; dots beside it go with it.
/// Apostrophes and characters that nobody sees are left out. `~` is reserved for what this function
/// adds: a single `~` after a name that is already taken (`index.html`, `assets`, a Windows device,
/// a trailing `.`), or `~` and the id's hash after a name that was truncated or is empty.
///
/// Different ids can have the same segment; `urlSegments(of:)` tells them apart.
///
/// It ends in `ending`, which is never cut off.
package func urlSegment(of id: String, ending: String = "") -> String {
  let name = readableName(id)
  if name.isEmpty { return "~\(ContentHash(of: id))\(ending)" }
  if name.utf8.count > maxNameLength { return hashed(name, id) + ending }
  return name + (isReserved(name + ending) ? "~" : "") + ending
}

/// The segments for the ids of one page, in order, all different even on a file system that ignores
/// case or Unicode normalization.
///
/// If ids have the same segment, one of them keeps it: the one that is its own segment, or else has
/// no upper-case letters, or else is the first in byte order. The others get `~` and their hash.
package func urlSegments(of ids: [String]) -> [String] {
  var segments = ids.map { urlSegment(of: $0) }
  /// Smaller for the id that rather keeps its segment.
  func rank(_ index: Int, _ folded: String) -> Int {
    (segments[index].hasSameBytes(as: ids[index]) ? 0 : 2) + (segments[index] == folded ? 0 : 1)
  }
  var keeper: [String: Int] = [:]
  var duplicates: [Int] = []
  for (index, segment) in segments.enumerated() {
    let folded = segment.lowercased()
    guard let other = keeper[folded] else {
      keeper[folded] = index
      continue
    }
    let (own, others) = (rank(index, folded), rank(other, folded))
    let isBetter = own < others || own == others && precedesByBytes(ids[index], ids[other])
    keeper[folded] = isBetter ? index : other
    duplicates.append(isBetter ? other : index)
  }
  for twin in duplicates {
    segments[twin] = hashed(String(segments[twin].prefix { $0 != "~" }), ids[twin])
  }
  return segments
}

/// `id` as a part of an element's id, escaped as in a URL.
///
/// The caller prepends `i-` or `s-`. A `~` between two parts belongs to neither.
package func elementIdentifier(of id: String) -> String {
  if id.utf8.allSatisfy(isPlain) { return id }
  var bytes: [UInt8] = []
  for scalar in id.unicodeScalars {
    let escapes = scalar.isASCII ? !isPlain(UInt8(scalar.value)) : isInvisible(scalar)
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

/// The fragment of addresses that lead to the element with this id, with its `#`. A browser decodes it before it looks
/// for the element, so what is escaped in the id is escaped once more.
package func fragment(ofElement id: String) -> String { "#" + PercentEncoding.path.encoded(id) }

/// File systems allow 255 bytes per name. `index.html` and temporary names are separate components
/// or siblings, so they need no room here.
private let maxNameLength = 200

private func readableName(_ id: String) -> String {
  if id.utf8.allSatisfy(isPlain), id.utf8.first != dot { return id }
  var name: [UInt8] = []
  var isAfterGap = true
  for scalar in id.unicodeScalars {
    switch NamePart(scalar, begins: isAfterGap) {
    case .none: continue
    case .gap:
      while name.last == dot { name.removeLast() }
      isAfterGap = true
    case .kept:
      if isAfterGap, let last = name.last, last != hyphen, scalar != "-" { name.append(hyphen) }
      isAfterGap = false
      name += UTF8.encode(scalar)!
    }
  }
  while name.last == dot { name.removeLast() }
  return String(decoding: name, as: UTF8.self)
}

/// The effect of a character of an id on its segment.
private enum NamePart {
  case kept, gap, none

  /// `begins` says whether the character begins the name or follows a gap.
  init(_ scalar: Unicode.Scalar, begins: Bool) {
    if scalar.isASCII {
      let isLeftOut = scalar == "'" || begins && scalar == "."
      self = isLeftOut ? .none : isPlain(UInt8(scalar.value)) ? .kept : .gap
      return
    }
    let properties = scalar.properties
    switch properties.generalCategory {
    case _ where properties.isDefaultIgnorableCodePoint || scalar == "\u{2019}": self = .none
    case .nonspacingMark, .spacingMark, .enclosingMark: self = begins ? .none : .kept
    case .modifierSymbol: self = properties.isEmojiModifier ? .kept : .gap
    case .spaceSeparator, .lineSeparator, .paragraphSeparator, .control, .format, .mathSymbol,
      .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation:
      self = .gap
    default: self = .kept
    }
  }
}

/// Whether it is a control character beyond ASCII, or a line or paragraph separator.
private func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
  (0x80...0x9F).contains(scalar.value) || scalar.value == 0x2028 || scalar.value == 0x2029
}

/// Whether it is an ASCII letter or digit, `-`, `_` or `.`.
private func isPlain(_ byte: UInt8) -> Bool {
  byte.isUnreserved && byte != UInt8(ascii: "~")
}

private func isReserved(_ name: String) -> Bool {
  if name.utf8.last == dot { return true }
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

/// `name` with the hash of `id`, cut off between characters if it is too long.
private func hashed(_ name: String, _ id: String) -> String {
  var name = name[...]
  while name.utf8.count > maxNameLength - 17 { name.removeLast() }
  return "\(name)~\(ContentHash(of: id))"
}

private let (dot, hyphen) = (UInt8(ascii: "."), UInt8(ascii: "-"))
