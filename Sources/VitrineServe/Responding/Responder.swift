import HTTPTypes
import Vitrine

/// Answers requests from what is shown: nothing else is within reach.
struct Responder: Sendable {
  let hosts: AllowedHosts

  func reply(to request: HTTPRequest, showing shown: Shown) -> Reply {
    var reply = refusal(of: request) ?? answer(to: request, showing: shown)
    reply.headers[.xContentTypeOptions] = "nosniff"
    // No page elsewhere takes a picture or a script from here.
    reply.headers[.crossOriginResourcePolicy] = "same-origin"
    if request.method == .head { reply.body = .none }
    return reply
  }
}

extension Responder {
  /// Nil for a request that may be answered.
  private func refusal(of request: HTTPRequest) -> Reply? {
    guard let authority = request.authority, !request.headerFields.contains(.host) else {
      return Reply(.badRequest, "A request names one host.")
    }
    guard hosts.contains(authority) else {
      return Reply(
        .misdirectedRequest,
        """
        This preview is not '\(authority)'. Ask for it at localhost, or start it with --host and the name.
        """)
    }
    guard request.method == .get || request.method == .head else {
      return Reply(
        .methodNotAllowed, "A preview can only be read.", headers: [.allow: "GET, HEAD"])
    }
    if request.hasContent { return Reply(.contentTooLarge, "A request here has no content.") }
    return nil
  }

  private func answer(to request: HTTPRequest, showing shown: Shown) -> Reply {
    guard let target = request.path, let path = sitePath(of: target) else {
      return Reply(.badRequest, "This is no address of a page.")
    }
    guard let site = shown.site else { return shown.problemPage }
    let file = path.isEmpty || path.hasSuffix("/") ? "\(path)index.html" : path
    if let found = site.files[file] { return reply(to: request, with: found, at: file) }
    if site.files["\(path)/index.html"] != nil { return redirection(to: target) }
    return notFound(in: site)
  }

  /// To the folder that was named without its slash, which relative links on its page need.
  private func redirection(to target: String) -> Reply {
    let end = target.firstIndex { $0 == "?" || $0 == "#" } ?? target.endIndex
    let folder = "\(target[..<end])/\(target[end...])"
    var reply = Reply(.found, "This is a folder.", headers: [.location: folder])
    reply.headers[.cacheControl] = "no-cache"
    return reply
  }

  private func notFound(in site: BuiltSite) -> Reply {
    guard let page = site.files["404.html"] else {
      return Reply(.notFound, "There is no such page.")
    }
    var reply = Reply(
      status: .notFound,
      headers: [
        .contentType: mediaType(of: "404.html"), .contentLength: "\(page.length)",
        .cacheControl: "no-cache",
      ])
    reply.body = .file(page, 0..<page.length)
    return reply
  }

  private func reply(to request: HTTPRequest, with file: BuiltSite.File, at path: String) -> Reply {
    let tag = EntityTag("\(file.hash)")
    let fields = request.headerFields
    let common: HTTPFields = [.eTag: tag.field, .cacheControl: "no-cache", .acceptRanges: "bytes"]
    if let known = fields[.ifNoneMatch], tag.isNamed(in: known) {
      return Reply(status: .notModified, headers: common)
    }
    var reply = Reply(status: .ok, headers: common)
    reply.headers[.contentType] = mediaType(of: path)
    var range = 0..<file.length
    if request.method == .get, let wanted = fields[.range],
      fields[.ifRange].map(tag.isStrongly) ?? true,
      let part = ByteRange(wanted, of: file.length)
    {
      guard case .part(let bytes) = part else {
        return Reply(
          .rangeNotSatisfiable, "The file has \(file.length) bytes.",
          headers: [.contentRange: "bytes */\(file.length)"])
      }
      range = bytes
      reply.status = .partialContent
      reply.headers[.contentRange] =
        "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(file.length)"
    }
    reply.headers[.contentLength] = "\(range.count)"
    reply.body = .file(file, range)
    return reply
  }
}

extension HTTPRequest {
  /// Whether more comes after the head.
  var hasContent: Bool {
    headerFields.contains(.transferEncoding)
      || headerFields[.contentLength].map { $0 != "0" } ?? false
  }
}

extension HTTPField.Name {
  static let host = HTTPField.Name("Host")!
}
