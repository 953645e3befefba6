import VitrineText

/// Returns the size of a PDF's first page in points, as viewers show it. Nil if that is not certain,
/// as in encrypted and damaged files.
///
/// ISO 32000-1 §7.7.3.4: a page inherits its boxes from the nodes of the page tree above it.
package func firstPageSize(ofPDF file: [UInt8]) -> (width: Double, height: Double)? {
  guard file.starts(with: "%PDF-".utf8), file.count <= 64 << 20,
    file.offset(of: "/Encrypt", in: file.indices) == nil
  else { return nil }
  let objects = PDFObjects(file)
  guard let catalog = objects.root, var node = objects.object("/Pages", of: catalog) else {
    return nil
  }
  var (box, rotation) = ([Double](), 0.0)
  // Deeper trees are damaged.
  for _ in 0..<64 {
    box = objects.numbers("/CropBox", of: node) ?? objects.numbers("/MediaBox", of: node) ?? box
    rotation = objects.numbers("/Rotate", of: node)?.first ?? rotation
    guard let kid = objects.object("/Kids", of: node) else { break }
    node = kid
  }
  guard objects.value("/Kids", of: node) == nil, box.count == 4 else { return nil }
  let sides = (abs(box[2] - box[0]), abs(box[3] - box[1]))
  guard (1...20_000).contains(sides.0), (1...20_000).contains(sides.1) else { return nil }
  let isTurned = rotation.truncatingRemainder(dividingBy: 180) != 0
  return isTurned ? (sides.1, sides.0) : sides
}

/// The dictionaries and arrays of a file, by object number. After an update, an object is in the
/// file again, and the last one counts.
private struct PDFObjects {
  private var texts: [Int: ArraySlice<UInt8>] = [:]

  /// The number of the catalog.
  private(set) var root: ArraySlice<UInt8>?

  /// The most bytes that compressed objects may unpack to.
  private static let maxUnpacked = 32 << 20

  init(_ file: [UInt8]) {
    var (start, budget) = (0, Self.maxUnpacked)
    while let end = file.offset(of: "endobj", in: start..<file.count) {
      defer { start = end + 6 }
      guard let keyword = file.offset(of: "obj", in: start..<end) else { continue }
      let words = file[max(start, keyword - 24)..<keyword].split(whereSeparator: \.isWhiteSpace)
      guard words.count >= 2, let number = words[words.count - 2].wholeNumber else { continue }
      let stream = file.offset(of: "stream", in: keyword..<end)
      let dictionary = file[(keyword + 3)..<(stream ?? end)]
      texts[number] = dictionary
      if let stream, file.offset(of: "/ObjStm", in: dictionary.indices) != nil {
        add(file[(stream + 6)..<end], dictionary, &budget)
      }
    }
    var offset = 0
    var number: Int?
    while let next = file.offset(of: "/Root", in: offset..<file.count) {
      offset = next + 5
      number = file[offset...].reference ?? number
    }
    root = number.flatMap { texts[$0] }
  }

  /// Adds the objects in a compressed stream (§7.5.7): pairs of numbers and offsets, then the
  /// objects.
  private mutating func add(
    _ stream: ArraySlice<UInt8>, _ dictionary: ArraySlice<UInt8>, _ budget: inout Int
  ) {
    // The line after the keyword ends with a line feed; zlib's header has two bytes.
    guard let line = stream.firstIndex(of: UInt8(ascii: "\n")), stream.endIndex - line > 3 else {
      return
    }
    var objects: [UInt8] = []
    let packed = Array(stream[(line + 3)...])
    _ = packed.withUnsafeBufferPointer { packed in
      unpack(packed, method: 8) {
        budget -= $0.count
        objects += $0
        return budget > 0
      }
    }
    guard let first = numbers("/First", of: dictionary)?.first.flatMap({ Int(exactly: $0) }),
      (0...objects.count).contains(first)
    else { return }
    let pairs = objects[..<first].split(whereSeparator: \.isWhiteSpace).map(\.wholeNumber)
    for index in stride(from: 0, to: pairs.count - 1, by: 2) {
      guard let number = pairs[index], let start = pairs[index + 1], first + start < objects.count
      else { continue }
      let next = index + 3 < pairs.count ? pairs[index + 3] ?? .max : .max
      let end = next < objects.count - first ? first + next : objects.count
      if first + start < end { texts[number] = objects[(first + start)..<end] }
    }
  }

  /// What follows a key.
  func value(_ key: StaticString, of object: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var start = object.startIndex
    while let found = object.offset(of: key, in: start..<object.endIndex) {
      start = found + key.utf8CodeUnitCount
      if start < object.endIndex, !object[start].isLetterOrDigit {
        return object[start...].drop(while: \.isWhiteSpace)
      }
    }
    return nil
  }

  /// The object that a reference after a key, or the first one of a list there, leads to.
  func object(_ key: StaticString, of object: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let value = value(key, of: object) else { return nil }
    if value.first == UInt8(ascii: "[") {
      return value.dropFirst().reference.flatMap { texts[$0] }
    }
    let target = value.reference.flatMap { texts[$0] }
    let start = target?.drop(while: \.isWhiteSpace)
    return start?.first == UInt8(ascii: "[")
      ? start?.dropFirst().reference.flatMap { texts[$0] } : target
  }

  /// The number or the list of numbers after a key.
  func numbers(_ key: StaticString, of object: ArraySlice<UInt8>) -> [Double]? {
    guard var value = value(key, of: object) else { return nil }
    if let target = value.reference.flatMap({ texts[$0] }) {
      value = target.drop(while: \.isWhiteSpace)
    }
    let isList = value.first == UInt8(ascii: "[")
    let end = value.firstIndex { isList ? $0 == UInt8(ascii: "]") : !$0.isInNumber }
    let words = value[(value.startIndex + (isList ? 1 : 0))..<(end ?? value.endIndex)]
      .split(whereSeparator: \.isWhiteSpace)
    let numbers = words.prefix(5).compactMap { Double(String(decoding: $0, as: UTF8.self)) }
    return numbers.isEmpty || numbers.count != words.count ? nil : numbers
  }
}

extension ArraySlice<UInt8> {
  /// The number of the object in a reference such as `5 0 R`.
  fileprivate var reference: Int? {
    let words = prefix(32).split(maxSplits: 3, whereSeparator: \.isWhiteSpace)
    guard words.count >= 3, words[2].first == UInt8(ascii: "R") else { return nil }
    return words[1].wholeNumber == nil ? nil : words[0].wholeNumber
  }

  fileprivate var wholeNumber: Int? {
    allSatisfy { (0x30...0x39).contains($0) } ? Int(String(decoding: self, as: UTF8.self)) : nil
  }

  fileprivate func offset(of text: StaticString, in range: Range<Int>) -> Int? {
    text.withUTF8Buffer { text in
      range.first { index in
        self[index] == text[0] && self[index..<range.upperBound].starts(with: text)
      }
    }
  }
}

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool {
    (0x30...0x39).contains(self) || isLetter
  }

  fileprivate var isInNumber: Bool { (0x30...0x39).contains(self) || self == 0x2D || self == 0x2E }
}
