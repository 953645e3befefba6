import NIOHTTP1
import Vitrine
import VitrineText

/// The current content of a path.
struct Representation {
  enum Content {
    case bytes([UInt8])
    case file(BuiltSite.File)
  }

  private let content: Content
  private let length: Int
  private let tag: EntityTag
  private let type: String

  init(_ bytes: [UInt8], type: String) {
    content = .bytes(bytes)
    length = bytes.count
    tag = EntityTag("\(ContentHash(of: bytes))")
    self.type = type
  }

  init(_ file: BuiltSite.File, type: String) {
    content = .file(file)
    length = file.length
    tag = EntityTag("\(file.hash)")
    self.type = type
  }
}

extension Representation {
  /// The whole content, a part of it, or a reply that the client already has it.
  func reply(to request: Request) -> Reply {
    let fields = request.fields
    let common: Fields = [.eTag: tag.field, .cacheControl: "no-cache", .acceptRanges: "bytes"]
    if let known = fields[.ifNoneMatch], tag.isNamed(in: known) {
      return Reply(status: .notModified, headers: common)
    }
    var reply = Reply(status: .ok, headers: common)
    reply.headers[.contentType] = type
    var range = 0..<length
    if request.method == .GET, let wanted = fields[.range],
      fields[.ifRange].map(tag.isStrongly) ?? true, let part = ByteRange(wanted, of: length)
    {
      guard case .part(let bytes) = part else {
        return Reply(
          .rangeNotSatisfiable, "The file has \(length) bytes.",
          headers: [.contentRange: "bytes */\(length)"])
      }
      range = bytes
      reply.status = .partialContent
      reply.headers[.contentRange] = "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(length)"
    }
    reply.headers[.contentLength] = "\(range.count)"
    reply.body =
      switch content {
      case .bytes(let bytes): .bytes(Array(bytes[range]))
      case .file(let file): .file(file, range)
      }
    return reply
  }
}
