import VitrineDiagnostics
import VitrineSystem
import VitrineText

/// The text of a file in UTF-8, without what no text holds, so that one bad byte spoils nothing else.
struct ReadableText: Sendable {
  private(set) var bytes: [UInt8]

  /// What was changed, at its place.
  private(set) var warnings: [Diagnostic] = []

  /// Takes the bytes of a file that is no text.
  init(noText bytes: [UInt8]) { self.bytes = bytes }

  /// Reads a text in an encoding: that of its byte order mark, else the given one, else that of an XML
  /// declaration, else UTF-8; of tables also Windows-1252 and Shift JIS.
  ///
  /// - Throws: for a file that is no text, or in an encoding that is not read.
  init(
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
          throw UnreadableContent(diagnostics: [
            diagnostic(.unknownEncoding(declared.name), at: declared.offset, in: file)
          ])
        }
        // What is written in a form of UTF-16 cannot be read as ASCII, as the declaration was.
        let isPossible = encoding != .utf16LE && encoding != .utf16BE
        try decode(as: isPossible ? encoding : .utf8, file: file)
      } else if isUTF8 {
        isChecked = true
      } else if ["csv", "tsv"].contains(file.ending), let guess = TextEncoding(guessedFrom: raw) {
        try decode(as: guess, file: file)
        warnings.insert(diagnostic(.takenFor(guess), at: 0, in: file), at: 0)
      }
    }
    if !isChecked && !isUTF8 || bytes.withUnsafeBufferPointer(firstForbiddenCharacter) != nil {
      try mend(file)
    }
  }

  private var isUTF8: Bool { bytes.withUnsafeBufferPointer(firstByteOutsideText) == nil }

  private mutating func decode(
    as encoding: TextEncoding, file: String
  ) throws(UnreadableContent) {
    if encoding == .utf8 { return }
    guard let decoded = encoding.utf8(of: bytes) else {
      throw UnreadableContent(diagnostics: [
        diagnostic(.unknownEncoding(encoding.rawValue), at: 0, in: file)
      ])
    }
    bytes = decoded
    if let offset = bytes.firstRange(of: Array("\u{FFFD}".utf8))?.lowerBound {
      warnings.append(diagnostic(.noCharacter(encoding), at: offset, in: file))
    }
  }

  private func diagnostic(_ problem: SourceProblem, at offset: Int, in file: String) -> Diagnostic {
    let start = byteOrderMarkLength(in: bytes)
    let text = SourceText(file: file, bytes: bytes, range: start..<bytes.count, firstLine: 1)
    let place = text.location(ofByteAt: max(offset, start))
    return problem.diagnostic(in: file, line: place.line, column: place.column)
  }
}

// MARK: What no text holds

extension ReadableText {
  /// Shows U+FFFD in the place of what is no character, and leaves control characters out.
  private mutating func mend(_ file: String) throws(UnreadableContent) {
    let mended = bytes.withUnsafeBufferPointer { MendedBytes($0) }
    if mended.noBytesOfText * 4 > bytes.count, let first = mended.firstByteOutsideText {
      let problem = bytes[first] == 0 ? SourceProblem.zeroByte : .notUTF8(bytes[first])
      throw UnreadableContent(diagnostics: [diagnostic(problem, at: first, in: file)])
    }
    for (kind, places) in mended.faults.sorted(by: { $0.value[0] < $1.value[0] }) {
      for (number, offset) in places.prefix(Self.mostWarnings).enumerated() {
        var warning = diagnostic(kind.problem(bytes, at: offset), at: offset, in: file)
        let left = places.count - Self.mostWarnings
        if number == Self.mostWarnings - 1, left > 0 {
          warning.message += " (\(left) more in this file)"
        }
        warnings.append(warning)
      }
    }
    bytes = mended.bytes
  }

  /// A file with more faults of one kind is likely to have them everywhere.
  private static let mostWarnings = 20
}

/// A text without what no text holds, and where that was.
private struct MendedBytes {
  enum Fault {
    case byte, control, colour, character

    func problem(_ bytes: [UInt8], at offset: Int) -> SourceProblem {
      switch self {
      case .byte: return .invalidUTF8(bytes[offset])
      case .control: return .controlCharacter(bytes[offset])
      case .colour: return .colourCode
      case .character:
        let text = String(decoding: bytes[offset...].prefix(4), as: UTF8.self)
        return .forbiddenCharacter(text.unicodeScalars.first!)
      }
    }
  }

  private(set) var bytes: [UInt8] = []

  /// The offsets of each kind of fault.
  private(set) var faults: [Fault: [Int]] = [:]
  private(set) var noBytesOfText = 0
  private(set) var firstByteOutsideText: Int?

  init(_ text: UnsafeBufferPointer<UInt8>) {
    bytes.reserveCapacity(text.count)
    var index = 0
    while index < text.count {
      index += take(text, at: index)
    }
  }

  /// Takes the next character, and returns how many bytes it has.
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
      if byte == 0 { note(index) }
      // The vertical tab and the form feed stand between words.
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
    note(index)
    bytes += "\u{FFFD}".utf8
    // What is left of a character that was cut off is one fault.
    let most = byte >= 0xF0 ? 2 : byte >= 0xE0 ? 1 : 0
    return 1 + text[(index + 1)...].prefix(most).prefix { $0 & 0xC0 == 0x80 }.count
  }

  private mutating func note(_ index: Int) {
    noBytesOfText += 1
    firstByteOutsideText = firstByteOutsideText ?? index
  }
}

extension ContentFolder {
  /// Reads a text; throws if it cannot be read or is none.
  func text(
    of file: String, in encoding: TextEncoding? = nil
  ) throws(UnreadableContent) -> ReadableText {
    try ReadableText(try content(of: file), file: file, encoding: encoding)
  }

  /// Reads a file of any kind.
  func content(of file: String) throws(UnreadableContent) -> [UInt8] {
    do {
      return try bytes(of: file)
    } catch {
      throw UnreadableContent(diagnostics: [.unreadable(file, reason: "\(error.code)")])
    }
  }
}
