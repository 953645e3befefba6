import VitrineSystem
import VitrineText

/// Where a file's metadata is.
///
/// It is found by the texts that introduce it in all formats, as XMP intends ("packet scanning"),
/// instead of by the structure of each format.
struct MetadataBlocks {
  private(set) var exif: TIFFDirectory?
  private(set) var xmp: ArraySlice<UInt8>?

  /// The data of the IPTC resource in a Photoshop block.
  private(set) var iptc: ArraySlice<UInt8>?

  init(of bytes: [UInt8], _ format: PictureFormat) {
    // In JPEG all metadata is before the pixels.
    let searched = format == .jpeg ? bytes.prefix(2 << 20) : bytes[...]
    exif = Self.exif(in: searched, PictureBytes(bytes), format)
    if let start = searched.offset(of: "<rdf:RDF"),
      let end = searched.offset(of: "</rdf:RDF>", from: start)
    {
      xmp = searched[start..<end + 10]
    }
    // 8BIM, the number of the resource, an empty name of two bytes, the length.
    if let start = searched.offset(of: "8BIM\u{04}\u{04}\0\0") {
      let length = searched[(start + 8)...].prefix(4).reduce(0) { $0 << 8 | Int($1) }
      iptc = searched[(start + 8)...].dropFirst(4).prefix(length)
    }
  }

  private static func exif(
    in searched: ArraySlice<UInt8>, _ bytes: PictureBytes, _ format: PictureFormat
  ) -> TIFFDirectory? {
    func directory(at start: Int) -> TIFFDirectory? {
      TIFFDirectory(bytes, at: start..<max(start, searched.endIndex))
    }
    if format == .tiff { return directory(at: 0) }
    // The distance from the text to the TIFF header: in JPEG, HEIC and AVIF, in PNG, in WebP.
    for (text, distance) in [("Exif\0\0", 6), ("eXIf", 4), ("EXIF", 8)] {
      var start = 0
      // Few, because a hostile file could have millions.
      for _ in 0..<64 {
        guard let found = searched.offset(of: text, from: start) else { break }
        if let directory = directory(at: found + distance) { return directory }
        start = found + 1
      }
    }
    guard format == .heic || format == .avif else { return nil }
    // HEIC and AVIF may leave the text out.
    return ["MM\0*\0\0\0\u{08}", "II*\0\u{08}\0\0\0"].lazy
      .compactMap { searched.offset(of: $0) }.first.flatMap(directory(at:))
  }
}

extension ArraySlice<UInt8> {
  /// The first index of a text at or after `start`.
  fileprivate func offset(of text: String, from start: Int = 0) -> Int? {
    withUnsafeBytes { $0.firstOffset(of: Array(text.utf8), from: start - startIndex) }
      .map { $0 + startIndex }
  }
}

/// The data sets of IPTC IIM record 2: each has a number, and a length before its bytes.
struct IPTCBlock {
  private var texts: [Int: [String]] = [:]

  init(_ bytes: ArraySlice<UInt8>) {
    var rest = bytes
    while rest.count > 5, rest.first == 0x1C {
      let head = Array(rest.prefix(5))
      let length = Int(head[3]) << 8 | Int(head[4])
      if head[1] == 2, let text = metadataText(rest.dropFirst(5).prefix(length)) {
        texts[Int(head[2]), default: []].append(text)
      }
      rest = rest.dropFirst(5 + length)
    }
  }

  /// The values of a data set, which can be repeated.
  func texts(_ number: Int) -> [String] { texts[number] ?? [] }

  /// The values separated by commas.
  func text(_ number: Int) -> String? { texts[number]?.joined(separator: ", ") }

  /// The day in data set 55, `CCYYMMDD`, with hyphens.
  var dateCreated: String? {
    guard let day = text(55), day.utf8.count == 8 else { return nil }
    return "\(day.prefix(4))-\(day.dropFirst(4).prefix(2))-\(day.suffix(2))"
  }
}

/// The properties of an XMP packet, by the prefixes that all programs use.
struct XMPPacket {
  private let value: SourceValue

  /// In lower case, the languages whose texts are preferred.
  private let languages: [String]

  init?(_ bytes: ArraySlice<UInt8>, language: String?) {
    let language = language?.lowercased()
    languages = [language, language.map { String($0.prefix { $0 != "-" }) }, "x-default"]
      .compactMap(\.self)
    guard let document = try? readXML(Array(bytes), file: "", depthLimit: 32) else { return nil }
    value = document.map(of: 0)
  }

  /// A property's text in one language, or its values.
  func texts(_ key: String) -> [String] {
    texts(of: Self.property(key, in: value)).map(trimmed).filter { !$0.isEmpty }
  }

  /// The same, separated by commas.
  func text(_ key: String) -> String? {
    let texts = texts(key)
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  private static func property(_ key: String, in value: SourceValue) -> SourceValue? {
    switch value.content {
    case .list(let values): values.lazy.compactMap { property(key, in: $0) }.first
    case .object: value[key] ?? value["rdf:Description"].flatMap { property(key, in: $0) }
    default: nil
    }
  }

  private func texts(of value: SourceValue?) -> [String] {
    switch value?.content {
    case .text(let text): [text]
    case .list(let values): values.flatMap(texts)
    case .object:
      if case .list(let values)? = value?["rdf:Alt"]?["rdf:li"]?.content {
        texts(of: inOneLanguage(values))
      } else {
        ["rdf:Alt", "rdf:Seq", "rdf:Bag", "rdf:li", "text"].lazy.map { texts(of: value?[$0]) }
          .first { !$0.isEmpty } ?? []
      }
    default: []
    }
  }
}

extension XMPPacket {
  /// The alternative in the first of `languages`, in any variant of one, or else the first.
  private func inOneLanguage(_ values: [SourceValue]) -> SourceValue? {
    let named = values.map { ($0["xml:lang"]?.scalarText ?? "").lowercased() }
    let index =
      languages.lazy.compactMap { language in
        named.firstIndex(of: language) ?? named.firstIndex { $0.hasPrefix("\(language)-") }
      }.first
    return values.isEmpty ? nil : values[index ?? 0]
  }
}

/// A trimmed text of metadata, which is UTF-8 or else Windows-1252. Nil if it is blank.
func metadataText(_ bytes: some Collection<UInt8>) -> String? {
  let text =
    String(validating: bytes, as: UTF8.self)
    ?? String(decoding: utf8(of: Array(bytes), in: "CP1252") ?? [], as: UTF8.self)
  let result = trimmed(text)
  return result.isEmpty ? nil : result
}
