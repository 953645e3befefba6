package import VitrineDiagnostics
import VitrineSystem
import VitrineText

/// The text of a file in UTF-8. Invalid bytes are replaced, so that one of them does not spoil the
/// rest.
package struct ReadableText: Sendable {
  package private(set) var bytes: [UInt8]

  /// A warning for each change, with its location.
  package private(set) var warnings: [Diagnostic] = []

  /// Keeps the bytes of a file that is not text.
  package init(noText bytes: [UInt8]) { self.bytes = bytes }

  /// Reads a text. Its encoding is taken from the byte order mark, then from the parameter, then
  /// from an XML declaration, and defaults to UTF-8. For tables, Windows-1252 and Shift JIS are
  /// also detected.
  ///
  /// - Throws: if the file is not text, or its encoding is not supported.
  package init(
    _ raw: [UInt8], file: String, encoding: TextEncoding? = nil
  ) throws(UnreadableContent) {
    bytes = raw
    var isChecked = false
    if let marked = TextEncoding(markOf: raw) {
      try decode(as: marked, file: file)
    } else if byteOrderMarkLength(in: raw) == 0 {
      if let encoding {
        try decode(as: encoding, file: file)
      } else if let declared = TextEncoding.declared(in: raw) {
        guard let encoding = TextEncoding(named: declared.name) else {
          throw unknownEncoding(declared.name, at: declared.offset, in: file)
        }
        // The declaration was read as ASCII, so the text cannot be UTF-16.
        let isPossible = encoding != .utf16LE && encoding != .utf16BE
        try decode(as: isPossible ? encoding : .utf8, file: file)
      } else if isUTF8 {
        isChecked = true
      } else if ["csv", "tsv"].contains(file.ending), let guess = TextEncoding(guessedFrom: raw) {
        warnings.warn(
          "encoding", at: .start(of: file),
          "the file is not UTF-8, so it is read as \(guess.rawValue)",
          hint:
            "save it as UTF-8, or write encoding: \(guess.rawValue) in the collection if the encoding is right"
        )
        try decode(as: guess, file: file)
      }
    }
    if !isChecked && !isUTF8 || bytes.withUnsafeBufferPointer(firstForbiddenCharacter) != nil {
      try repair(file)
    }
  }

  private var isUTF8: Bool { bytes.withUnsafeBufferPointer(firstByteOutsideText) == nil }

  private mutating func decode(
    as encoding: TextEncoding, file: String
  ) throws(UnreadableContent) {
    if encoding == .utf8 { return }
    guard let decoded = encoding.utf8(of: bytes) else {
      throw unknownEncoding(encoding.rawValue, at: 0, in: file)
    }
    bytes = decoded
    if let offset = bytes.firstRange(of: Array("\u{FFFD}".utf8))?.lowerBound {
      warnings.warn(
        "encoding", at: location(ofByteAt: offset, in: file),
        "this is not a character of \(encoding.rawValue), so it is shown as '\u{FFFD}'",
        hint: "the file may have another encoding, or be cut off")
    }
  }

  private func unknownEncoding(
    _ name: String, at offset: Int, in file: String
  ) -> UnreadableContent {
    let names = TextEncoding.allCases.dropFirst().map(\.rawValue).joined(separator: ", ")
    return UnreadableContent(
      "encoding", at: location(ofByteAt: offset, in: file),
      "the encoding '\(name)' is not supported",
      hint:
        "save it as UTF-8, and write encoding=\"utf-8\" in its first line; supported encodings: \(names)"
    )
  }

  private func location(ofByteAt offset: Int, in file: String) -> SourceLocation {
    SourceText(file: file, bytes: bytes)
      .location(ofByteAt: max(offset, byteOrderMarkLength(in: bytes)))
  }
}

// MARK: Invalid characters

extension ReadableText {
  /// Replaces invalid bytes with U+FFFD, and removes control characters.
  private mutating func repair(_ file: String) throws(UnreadableContent) {
    let repaired = bytes.withUnsafeBufferPointer { RepairedBytes($0) }
    if repaired.invalidByteCount * 4 > bytes.count, let first = repaired.firstByteOutsideText {
      let place = location(ofByteAt: first, in: file)
      throw bytes[first] == 0
        ? UnreadableContent(
          "encoding", at: place, "a zero byte, which is not allowed in text",
          hint:
            "the file is damaged or not UTF-8: save it again as UTF-8, or write encoding: utf-16le if it is a table from Windows"
        )
        : UnreadableContent(
          "encoding", at: place, "the byte 0x\(hexadecimal(bytes[first])) is not UTF-8",
          hint: Self.hintForEncoding(of: file))
    }
    for (fault, places) in repaired.faults.sorted(by: { $0.value[0] < $1.value[0] }) {
      for offset in places.prefix(Self.maxWarnings) { warn(of: fault, at: offset, in: file) }
      let left = places.count - Self.maxWarnings
      if left > 0 { warnings[warnings.count - 1].message += " (\(left) more in this file)" }
    }
    bytes = repaired.bytes
  }

  private mutating func warn(of fault: RepairedBytes.Fault, at offset: Int, in file: String) {
    let place = location(ofByteAt: offset, in: file)
    switch fault {
    case .byte:
      warnings.warn(
        "encoding", at: place,
        "the byte 0x\(hexadecimal(bytes[offset])) is not UTF-8, so it is shown as '\u{FFFD}'",
        hint: Self.hintForEncoding(of: file))
    case .control:
      warnings.warn(
        "control character", at: place,
        "the control character 0x\(hexadecimal(bytes[offset])) is removed",
        hint: "remove it from the file: it is invisible")
    case .colour:
      warnings.warn(
        "control character", at: place, "a terminal colour code is removed",
        hint: Diagnostic.hintForColours)
    case .character:
      let text = String(decoding: bytes[offset...].prefix(4), as: UTF8.self)
      warnings.append(.forbiddenCharacter(text.unicodeScalars.first!, at: place))
    }
  }

  private static func hintForEncoding(of file: String) -> String {
    let hint = "save the file as UTF-8 in the editor that you wrote it with"
    let isData = !["md", "markdown"].contains(file.ending) && file != "site.yml"
    return isData ? hint + ", or set its encoding, as in encoding: windows-1252" : hint
  }

  /// A file with more errors of one kind probably has them everywhere.
  private static let maxWarnings = 20
}

/// A text without invalid characters, and the places where they were.
private struct RepairedBytes {
  enum Fault { case byte, control, colour, character }

  private(set) var bytes: [UInt8] = []

  /// The offsets of each kind of error.
  private(set) var faults: [Fault: [Int]] = [:]
  private(set) var invalidByteCount = 0
  private(set) var firstByteOutsideText: Int?

  init(_ text: UnsafeBufferPointer<UInt8>) {
    bytes.reserveCapacity(text.count)
    var index = 0
    while index < text.count {
      index += take(text, at: index)
    }
  }

  /// Copies the next character, and returns its length in bytes.
  private mutating func take(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    let byte = text[index]
    let forbidden = ForbiddenCharacter.length(in: text, at: index)
    if byte < 0x80, forbidden == 0 {
      bytes.append(byte)
      return 1
    }
    if byte < 0x80 {
      if let end = endOfControlSequence(in: text, at: index) {
        faults[.colour, default: []].append(index)
        return end - index
      }
      faults[.control, default: []].append(index)
      if byte == 0 { report(index) }
      // The vertical tab and the form feed separate words.
      if byte == 0x0B || byte == 0x0C { bytes.append(0x20) }
      return 1
    }
    if let length = utf8SequenceLength(text, at: index) {
      if forbidden == 0 {
        bytes += text[index..<index + length]
      } else {
        faults[.character, default: []].append(index)
        bytes += "\u{FFFD}".utf8
      }
      return length
    }
    faults[.byte, default: []].append(index)
    report(index)
    bytes += "\u{FFFD}".utf8
    // The remains of a truncated character count as one error.
    let maximum = byte >= 0xF0 ? 2 : byte >= 0xE0 ? 1 : 0
    return 1 + text[(index + 1)...].prefix(maximum).prefix { $0 & 0xC0 == 0x80 }.count
  }

  private mutating func report(_ index: Int) {
    invalidByteCount += 1
    firstByteOutsideText = firstByteOutsideText ?? index
  }
}
