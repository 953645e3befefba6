import VitrineFormats
import VitrineSystem
import VitrineText

extension PictureRecord {
  /// Reads what `json` writes. Nil for anything else.
  init?(json bytes: [UInt8]) {
    guard let root = (try? JSONDocument(parsing: bytes))?.root, root["derivatives"] != nil,
      root["recipe"]?.int == Self.recipe
    else { return nil }
    header = root["header"].flatMap(SourceHeader.init)
    meanColor = root["meanColor"]?.text
    failure = root["failure"].flatMap(PictureFailure.init)
    warning = root["warning"].flatMap(PictureFailure.init)
    derivatives = root["derivatives"]!.elements.compactMap(Derivative.init)
    tiles = root["tiles"].flatMap(Derivative.init)
  }

  /// Changes whenever a file's header, failure or mean colour becomes different.
  private static let recipe = 2

  /// The record as JSON, on one line.
  var json: [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("recipe", Self.recipe)
      if let header { writer.object("header") { header.write(to: &$0) } }
      writer.member("meanColor", meanColor)
      for (key, failure) in [("failure", failure), ("warning", warning)] {
        guard let failure else { continue }
        writer.object(key) {
          $0.member("kind", failure.kind.rawValue)
          $0.member("detail", failure.detail)
        }
      }
      writer.array("derivatives", derivatives) { writer, derivative in
        writer.object { derivative.write(to: &$0) }
      }
      if let tiles { writer.object("tiles") { tiles.write(to: &$0) } }
    }
    return writer.bytes
  }
}

extension PictureFailure {
  fileprivate init?(_ json: JSONValue) {
    guard let kind = json["kind"]?.text.flatMap(Kind.init) else { return nil }
    self.init(kind, json["detail"]?.text ?? "")
  }
}

extension PictureSize {
  fileprivate init?(_ json: JSONValue) {
    guard let width = json["width"]?.int, let height = json["height"]?.int else { return nil }
    self.init(width: width, height: height)
  }

  fileprivate func write(to writer: inout JSONWriter) {
    writer.member("width", width)
    writer.member("height", height)
  }
}

extension SourceHeader {
  fileprivate init?(_ json: JSONValue) {
    guard let format = json["format"]?.text.flatMap(PictureFormat.init),
      let size = PictureSize(json)
    else { return nil }
    self.init(format: format, size: size)
    isAnimated = json["isAnimated"] != nil
    hasAlpha = json["hasAlpha"] != nil
    shownChannels = json["shownChannels"]?.int
    isLimitedGray = json["isLimitedGray"] != nil
  }

  fileprivate func write(to writer: inout JSONWriter) {
    writer.member("format", format.rawValue)
    size.write(to: &writer)
    writer.member("isAnimated", if: isAnimated)
    writer.member("hasAlpha", if: hasAlpha)
    writer.member("shownChannels", shownChannels)
    writer.member("isLimitedGray", if: isLimitedGray)
  }
}

extension Derivative {
  fileprivate init?(_ json: JSONValue) {
    let state = (json["state"]?.elements.map(\.int) ?? []).compactMap { $0 }
    guard let path = json["path"]?.text, let size = PictureSize(json), state.count == 5,
      let length = json["length"]?.int, let hash = json["hash"]?.text.flatMap(ContentHash.init)
    else { return nil }
    self.init(
      path: path, size: size, length: length, hash: hash,
      state: FileState([state[0], state[1], state[2], state[3], state[4]]))
    parts = json["parts"]?.elements.compactMap(Part.init) ?? []
  }

  fileprivate func write(to writer: inout JSONWriter) {
    writer.member("path", path)
    size.write(to: &writer)
    writer.member("length", length)
    writer.member("hash", "\(hash)")
    writer.array("state", (0..<5).map { state.numbers[$0] }) { $0.number($1) }
    if parts.isEmpty { return }
    writer.array("parts", parts) { writer, part in
      writer.object {
        $0.member("length", part.length)
        $0.member("hash", "\(part.hash)")
      }
    }
  }
}

extension Derivative.Part {
  fileprivate init?(_ json: JSONValue) {
    guard let length = json["length"]?.int, let hash = json["hash"]?.text.flatMap(ContentHash.init)
    else { return nil }
    self.init(length: length, hash: hash)
  }
}

extension JSONValue {
  var int: Int? { number.flatMap { Int($0.literal) } }
}
