import VitrineSite
import VitrineText

/// Replaces addresses that load files or lead elsewhere.
extension SelfContainedHTML {
  /// Records an address on another server that the page loads from.
  mutating func recordRemote(_ address: String) {
    if address.hasPrefix("//") || address.lowercased().hasPrefix("http") {
      remoteFiles.insert(address)
    }
  }

  /// Returns the replacement for a link's address: a place on the page, the published site, or
  /// another site. Nil if it would lead to a file that does not exist there.
  func link(_ address: String, in folder: String) -> String? {
    switch references.target(of: address, in: folder) {
    case .elsewhere: address
    case .page(let fragment):
      isFragment
        ? references.published(references.page).map { $0 + (fragment.map { "#\($0)" } ?? "") }
        : "#\(fragment ?? "")"
    case .file(let path, let suffix): references.published(path).map { $0 + suffix }
    }
  }

  /// Returns an address that contains the file at `address`, or nil if the site has no such file.
  /// Pictures are recorded with their size.
  mutating func embedded(
    _ address: String, in folder: String, isPicture: Bool = true
  ) -> String? {
    switch references.target(of: address, in: folder) {
    case .page: return nil
    case .elsewhere:
      recordRemote(address)
      return nil
    case .file(let path, let suffix):
      guard let bytes = references.resource(at: path) else { return nil }
      let data = dataAddress(of: bytes, at: path)
      if isPicture, mediaType(of: path).hasPrefix("image/") {
        pictures[path, default: 0] += data.utf8.count
      }
      // A query only makes browsers load a new version of the file.
      return data + (suffix.firstIndex(of: "#").map { String(suffix[$0...]) } ?? "")
    }
  }

  /// Returns the candidates of a `srcset`, with their files embedded.
  mutating func candidates(_ set: String, in folder: String) -> String {
    set.split(separator: ",").map { candidate in
      var parts = candidate.split(whereSeparator: \.isWhitespace).map(String.init)
      if let address = parts.first { parts[0] = embedded(address, in: folder) ?? address }
      return parts.joined(separator: " ")
    }.joined(separator: ", ")
  }

  private mutating func dataAddress(of bytes: [UInt8], at path: String) -> String {
    let type = mediaType(of: path).replacing(" ", with: "")
    switch type.prefix(while: { $0 != ";" }) {
    case "text/javascript":
      return percentEncodedData(type, items(bytes) ?? bytes)
    case "text/css": return percentEncodedData(type, styles(bytes, in: path.parentFolder))
    case "image/svg+xml": return percentEncodedData(type, bytes)
    default: return VitrineText.dataAddress(type, bytes)
    }
  }

  /// Returns a script that adds the items of a further page to this one, with the files in its HTML
  /// embedded. Nil for any other script.
  private mutating func items(_ script: [UInt8]) -> [UInt8]? {
    let start = Array("(window.vitrinePortions??=[]).push(".utf8)
    guard script.starts(with: start), let end = script.lastIndex(of: UInt8(ascii: ")")),
      let items = try? JSONDocument(parsing: Array(script[start.count..<end])).root
    else { return nil }
    var json = JSONWriter()
    json.beginArray()
    for value in items.elements {
      if let number = value.number { json.number(literal: number.literal) }
      guard value.members.count > 0 else { continue }
      json.beginObject()
      for member in value.members {
        json.key(member.key)
        write(member.value, to: &json)
      }
      json.endObject()
    }
    json.endArray()
    return start + json.bytes + Array(script[end...])
  }

  /// Writes HTML that is split into pieces. Its links are relative to the page.
  private mutating func write(_ pieces: JSONValue, to json: inout JSONWriter) {
    if let text = pieces.text {
      let html = markup(Array(text.utf8), in: references.page.parentFolder)
      return json.text(String(decoding: html, as: UTF8.self))
    }
    json.beginArray()
    for piece in pieces.elements { write(piece, to: &json) }
    json.endArray()
  }

  /// Returns styles, with addresses relative to `folder` embedded, escaped for a `<style>` element.
  mutating func styles(_ css: [UInt8], in folder: String) -> [UInt8] {
    let result = replacingAddresses(inStyles: css) { embedded($0, in: folder) }
    return escapedForHTML(result, words: ["</style"], by: Array("<\\".utf8))
  }
}
