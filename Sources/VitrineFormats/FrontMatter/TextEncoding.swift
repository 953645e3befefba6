import VitrineSystem
import VitrineText

/// The supported encodings of text files.
package enum TextEncoding: String, CaseIterable, Sendable {
  case utf8 = "utf-8"
  case utf16LE = "utf-16le"
  case utf16BE = "utf-16be"
  case windows1250 = "windows-1250"
  case windows1251 = "windows-1251"
  case windows1252 = "windows-1252"
  case windows1253 = "windows-1253"
  case windows1254 = "windows-1254"
  case windows1257 = "windows-1257"
  case iso8859x2 = "iso-8859-2"
  case iso8859x15 = "iso-8859-15"
  case koi8r = "koi8-r"
  case macintosh
  case ibm437
  case ibm850
  case shiftJIS = "shift-jis"
  case eucJP = "euc-jp"
  case gb18030
  case big5
  case eucKR = "euc-kr"
  case utf32 = "utf-32"
}

extension TextEncoding {
  /// Aliases. Latin-1 has only control codes from 0x80 to 0x9F, so files with such bytes are really
  /// Windows-1252.
  private static let otherNames: [String: TextEncoding] = [
    "ascii": .utf8, "us-ascii": .utf8, "utf8": .utf8, "utf-16": .utf16LE,
    "iso-8859-1": .windows1252, "latin1": .windows1252, "latin-1": .windows1252, "l1": .windows1252,
    "iso-8859-9": .windows1254, "latin5": .windows1254, "latin2": .iso8859x2, "latin9": .iso8859x15,
    "macroman": .macintosh, "mac-roman": .macintosh, "cp437": .ibm437, "cp850": .ibm850,
    "sjis": .shiftJIS, "windows-31j": .shiftJIS, "ms932": .shiftJIS, "cp932": .shiftJIS,
    "gbk": .gb18030, "gb2312": .gb18030, "cp936": .gb18030, "big5-hkscs": .big5, "cp950": .big5,
    "uhc": .eucKR, "cp949": .eucKR, "ks-c-5601-1987": .eucKR,
  ]

  /// The encoding named `name`. Fails if it is not supported.
  package init?(named name: String) {
    var name = name.lowercased().replacing("_", with: "-")
    if name.hasPrefix("cp125") { name = "windows-" + name.dropFirst(2) }
    if name.hasPrefix("iso8859-") { name = "iso-8859-" + name.dropFirst(8) }
    guard let encoding = Self(rawValue: name) ?? Self.otherNames[name] else { return nil }
    self = encoding
  }

  /// All accepted names, for the schema and for messages.
  package static let names = (allCases.map(\.rawValue) + otherNames.keys.sorted())

  /// The encoding of a file's byte order mark, unless it is UTF-8.
  package init?(markOf bytes: [UInt8]) {
    if [[0xFF, 0xFE, 0, 0], [0, 0, 0xFE, 0xFF]].contains(bytes.prefix(4)) {
      self = .utf32
      return
    }
    switch bytes.prefix(2) {
    case [0xFF, 0xFE]: self = .utf16LE
    case [0xFE, 0xFF]: self = .utf16BE
    default: return nil
    }
  }

  /// The name in `iconv` of an encoding without a table here. For Japanese, Chinese and Korean,
  /// these are the larger variants of Windows, which include the standard ones.
  private var systemName: String? {
    switch self {
    case .shiftJIS: "CP932"
    case .eucJP: "EUC-JP-MS"
    case .gb18030: "GB18030"
    case .big5: "BIG5-HKSCS"
    case .eucKR: "UHC"
    case .utf32: "UTF-32"
    default: nil
    }
  }

  /// Returns a text as UTF-8, with U+FFFD for invalid characters, or nil if the system lacks the
  /// table.
  func utf8(of bytes: [UInt8]) -> [UInt8]? {
    if let systemName { return VitrineSystem.utf8(of: bytes, in: systemName) }
    switch self {
    case .utf8: return bytes
    case .utf16LE: return utf8(ofUTF16: bytes) { $0 | $1 << 8 }
    case .utf16BE: return utf8(ofUTF16: bytes) { $0 << 8 | $1 }
    default: break
    }
    let characters = (upperHalf ?? "").unicodeScalars.map { Array(String($0).utf8) }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + bytes.count / 8)
    for byte in bytes {
      if byte < 0x80 { result.append(byte) } else { result += characters[Int(byte) - 0x80] }
    }
    return result
  }

  private func utf8(ofUTF16 bytes: [UInt8], unit: (UInt16, UInt16) -> UInt16) -> [UInt8] {
    let start = TextEncoding(markOf: bytes) == nil ? 0 : 2
    var units = stride(from: start, to: bytes.count - 1, by: 2).map {
      unit(UInt16(bytes[$0]), UInt16(bytes[$0 + 1]))
    }
    // Half a code unit also counts as an invalid character.
    if !bytes.count.isMultiple(of: 2) { units.append(0xD800) }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }
}

extension TextEncoding {
  /// The name and offset of the encoding in the XML declaration at the top of a file, or nil if it
  /// is not declared.
  static func declared(in bytes: [UInt8]) -> (name: String, offset: Int)? {
    guard bytes.starts(with: "<?xml".utf8) else { return nil }
    let declaration = bytes.prefix(200).prefix { $0 != UInt8(ascii: ">") }
    guard let key = declaration.firstRange(of: Array("encoding".utf8)) else { return nil }
    let rest = declaration[key.upperBound...].drop { $0 == UInt8(ascii: "=") || $0.isWhiteSpace }
    guard let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return nil
    }
    let name = rest.dropFirst().prefix { $0 != quote }
    guard name.endIndex < declaration.endIndex else { return nil }
    return (String(decoding: name, as: UTF8.self), name.startIndex)
  }

  /// The encoding in which Excel probably wrote a table that is not UTF-8, if it can be guessed.
  init?(guessedFrom bytes: [UInt8]) {
    if Self.isShiftJIS(bytes) {
      self = .shiftJIS
    } else if Self.isWindows1252(bytes) {
      self = .windows1252
    } else {
      return nil
    }
  }

  /// Whether bytes that are not UTF-8 make sense as Windows-1252, in which Excel writes CSV in
  /// western countries: few characters are UTF-8, and the others are letters in words, or symbols.
  private static func isWindows1252(_ bytes: [UInt8]) -> Bool {
    var (characters, sensible, others) = (0, 0, 0)
    bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      while index < bytes.count {
        var length = 1
        if bytes[index] >= 0x80 {
          if let found = utf8SequenceLength(bytes, at: index) {
            characters += 1
            length = found
          } else if makesSense(bytes, at: index) {
            sensible += 1
          } else {
            others += 1
          }
        }
        index += length
      }
    }
    return sensible > 3 * others && sensible > 4 * characters
  }

  /// Whether bytes that are not UTF-8 are all valid Shift JIS, in which Excel writes CSV in Japan,
  /// and include kana.
  private static func isShiftJIS(_ bytes: [UInt8]) -> Bool {
    guard let text = TextEncoding.shiftJIS.utf8(of: bytes) else { return false }
    var (kana, others) = (0, 0)
    for character in String(decoding: text, as: UTF8.self).unicodeScalars where !character.isASCII {
      if character == "\u{FFFD}" { return false }
      if ("\u{3041}"..."\u{30FE}").contains(character) { kana += 1 } else { others += 1 }
    }
    return kana > 0 && kana * 8 >= others
  }

  private static func makesSense(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    func isLetter(_ offset: Int) -> Bool {
      let place = index + offset
      return bytes.indices.contains(place) && (0x61...0x7A).contains(bytes[place] | 0x20)
    }
    switch bytes[index] {
    case 0x80, 0x82...0x89, 0x8B, 0x91...0x99, 0x9B, 0xA0...0xBF, 0xD7, 0xF7: return true
    case 0x81, 0x8D, 0x8F, 0x90, 0x9D, 0xFF: return false
    // No lowercase word ends in a capital: this is half a UTF-8 character.
    case 0xC0...0xDE where isLetter(-1) && !isLetter(1):
      return bytes[index - 1] < 0x61
    default: return (-2...2).contains(where: isLetter)
    }
  }
}
