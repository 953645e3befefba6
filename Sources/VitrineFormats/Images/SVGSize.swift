import VitrineText

/// Returns the size in the root element of an SVG file: `width` and `height`, with `viewBox` in
/// place of a missing one.
func svgSize(_ bytes: PictureBytes) throws(PictureProblem) -> PictureSize {
  // Editors write licenses and notes before the root element; 64 KB is enough for all of them.
  let head = Array(bytes.available(at: 0, upTo: 65_536))
  let attributes = try rootAttributes(head)
  let width = attributes["width"].flatMap(length)
  let height = attributes["height"].flatMap(length)
  let box = attributes["viewBox"].flatMap(viewBoxSize)
  let size: (width: Double, height: Double)
  switch (width, height, box) {
  case (let width?, let height?, _): size = (width, height)
  case (let width?, nil, let box?): size = (width, width * box.height / box.width)
  case (nil, let height?, let box?): size = (height * box.width / box.height, height)
  case (nil, nil, let box?): size = box
  default: throw .noSize
  }
  guard size.width < 1e6, size.height < 1e6 else { throw .damaged }
  return PictureSize(
    width: max(1, Int(size.width.rounded())), height: max(1, Int(size.height.rounded())))
}

/// Returns the attributes of the first element, which must be `svg`.
private func rootAttributes(_ bytes: [UInt8]) throws(PictureProblem) -> [String: String] {
  var rest = bytes.dropFirst(byteOrderMarkLength(in: bytes))
  while true {
    rest = rest.drop(while: \.isWhiteSpace)
    if rest.isEmpty { throw .unknownFormat }
    if rest.starts(with: "<!--".utf8) {
      rest = try after("-->", in: rest)
    } else if rest.starts(with: "<?".utf8) {
      rest = try after("?>", in: rest)
    } else if rest.starts(with: "<!".utf8) {
      rest = try afterDocumentType(rest)
    } else {
      break
    }
  }
  guard rest.starts(with: "<svg".utf8), rest.dropFirst(4).first.map(\.isWhiteSpace) ?? false else {
    throw .unknownFormat
  }
  return try attributes(rest.dropFirst(4))
}

private func attributes(_ tag: ArraySlice<UInt8>) throws(PictureProblem) -> [String: String] {
  var rest = tag
  var found: [String: String] = [:]
  while true {
    rest = rest.drop(while: \.isWhiteSpace)
    guard let first = rest.first else { throw .truncated }
    if first == UInt8(ascii: ">") || first == UInt8(ascii: "/") { return found }
    let name = rest.prefix {
      $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: ">") && !$0.isWhiteSpace
    }
    rest = rest.dropFirst(name.count).drop(while: \.isWhiteSpace)
    guard rest.first == UInt8(ascii: "=") else { throw rest.isEmpty ? .truncated : .damaged }
    rest = rest.dropFirst().drop(while: \.isWhiteSpace)
    guard let quote = rest.first else { throw .truncated }
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { throw .damaged }
    let value = rest.dropFirst().prefix { $0 != quote }
    rest = rest.dropFirst(value.count + 1)
    guard rest.first == quote else { throw .truncated }
    rest = rest.dropFirst()
    found[String(decoding: name, as: UTF8.self)] = String(decoding: value, as: UTF8.self)
  }
}

private func after(_ mark: String, in bytes: ArraySlice<UInt8>) throws(PictureProblem)
  -> ArraySlice<UInt8>
{
  let mark = Array(mark.utf8)
  var rest = bytes
  while !rest.starts(with: mark) {
    if rest.isEmpty { throw .truncated }
    rest = rest.dropFirst()
  }
  return rest.dropFirst(mark.count)
}

/// Returns the bytes after `<!DOCTYPE …>`, which can have `>` in its square brackets.
private func afterDocumentType(_ bytes: ArraySlice<UInt8>) throws(PictureProblem)
  -> ArraySlice<UInt8>
{
  var depth = 0
  for index in bytes.indices {
    switch bytes[index] {
    case UInt8(ascii: "["): depth += 1
    case UInt8(ascii: "]"): depth -= 1
    case UInt8(ascii: ">") where depth <= 0: return bytes[(index + 1)...]
    default: break
    }
  }
  throw .truncated
}

/// Returns a length in CSS pixels, or nil for percentages and units relative to fonts.
private func length(_ text: String) -> Double? {
  let digits = text.prefix { $0.isASCII && ($0.isNumber || ".+-eE".contains($0)) }
  var number = digits
  // `2em` is two em, not a number with an exponent.
  while let last = number.last, !last.isNumber, last != "." { number.removeLast() }
  guard let value = Double(number), value > 0, value.isFinite else { return nil }
  switch text.dropFirst(number.count) {
  case "", "px": return value
  case "pt": return value * 4 / 3
  case "pc": return value * 16
  case "in": return value * 96
  case "cm": return value * 96 / 2.54
  case "mm": return value * 96 / 25.4
  default: return nil
  }
}

/// Returns the third and fourth of a `viewBox`'s four numbers.
private func viewBoxSize(_ text: String) -> (width: Double, height: Double)? {
  let numbers = text.split { $0 == " " || $0 == "," || $0.isNewline || $0 == "\t" }.map {
    Double($0)
  }
  guard numbers.count == 4, let width = numbers[2], let height = numbers[3], width > 0, height > 0
  else { return nil }
  return (width, height)
}
