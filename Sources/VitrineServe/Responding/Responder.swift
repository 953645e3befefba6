import NIOHTTP1
import Vitrine
import VitrineModel
import VitrineText

/// Answers requests from the site that is shown. Nothing else can be accessed.
struct Responder: Sendable {
  let hosts: AllowedHosts

  /// The versions that open pages may still have.
  let versions: PageVersions

  /// Makes the changes of order that pages request, or nil if editing is disabled.
  var editing: OrderEditor?

  /// Makes the pictures that the site does not have yet. Nil if builds make them.
  var pictures: PictureQueue?

  /// How long a client may take to send a request.
  var timeout = Duration.seconds(30)

  func reply(to request: Request, showing shown: PreviewState) -> Reply {
    var reply =
      refusal(ofHostOf: request, showing: shown) ?? change(asked: request) ?? refusal(of: request)
      ?? answer(to: request, showing: shown)
    reply.protect()
    if request.method == .HEAD { reply.body = .none }
    return reply
  }
}

extension Responder {
  /// The reply that refuses a request for another host, or nil if the host is allowed.
  private func refusal(ofHostOf request: Request, showing shown: PreviewState) -> Reply? {
    guard let authority = request.authority else {
      return Reply(.badRequest, "A request must name exactly one host.")
    }
    guard hosts.contains(authority, or: shown.site?.allowedHosts ?? []) else {
      let name = AllowedHosts.host(of: authority).flatMap { isHostName($0) ? $0 : nil } ?? "NAME"
      return Reply(
        .misdirectedRequest,
        """
        This preview is not available at '\(authority)'. Use localhost instead. If this is the name of your \
        proxy or container, start the preview with --allow-host \(name), or set allowHost: \(name) in site.yml.
        """)
    }
    return nil
  }

  /// The reply to a request to change an order. Nil for other requests, and if editing is disabled.
  private func change(asked request: Request) -> Reply? {
    guard let editing, sitePath(of: request.target) == ServerPath.changes else { return nil }
    return editing.reply(to: request)
  }

  /// The reply that refuses a request other than a read, or nil if the request only reads.
  private func refusal(of request: Request) -> Reply? {
    guard request.method == .GET || request.method == .HEAD else {
      return Reply(
        .methodNotAllowed, "The preview is read-only.", headers: [.allow: "GET, HEAD"])
    }
    if request.hasContent { return Reply(.payloadTooLarge, "Requests here must not have content.") }
    return nil
  }

  private func answer(to request: Request, showing shown: PreviewState) -> Reply {
    guard let path = sitePath(of: request.target) else {
      return Reply(.badRequest, "This is not the address of a page.")
    }
    switch path {
    case ServerPath.events: return events(for: request)
    case ServerPath.script:
      return Representation(PageScript.preview, type: mediaType(of: path)).reply(to: request)
    case ServerPath.reorder where editing != nil:
      return Representation(PageScript.reorder, type: mediaType(of: path)).reply(to: request)
    default: break
    }
    guard let site = shown.site else { return shown.problemPage }
    if let file = pictures?.file(at: path) ?? site.page(at: path) {
      return reply(to: request, with: file, at: path, showing: shown)
    }
    if let index = site.index.bytes(at: path) {
      return Representation(index, type: mediaType(of: path)).reply(to: request)
    }
    if site.files["\(path)/index.html"] != nil { return redirection(to: request.target) }
    return notFound(at: path, showing: shown)
  }

  /// Redirects to the folder's path with a slash, which relative links on its page need.
  private func redirection(to target: String) -> Reply {
    let end = target.firstIndex { $0 == "?" || $0 == "#" } ?? target.endIndex
    let folder = "\(target[..<end])/\(target[end...])"
    var reply = Reply(.found, "This is a folder.", headers: [.location: folder])
    reply.headers[.cacheControl] = "no-cache"
    return reply
  }

  private func notFound(at path: String, showing shown: PreviewState) -> Reply {
    guard let file = shown.site?.notFound, let page = file.bytes(in: 0..<file.length)
    else {
      return Reply(.notFound, "There is no such page.")
    }
    let live = page.live(as: PageState(of: path, in: shown))
    var reply = Reply(.notFound, live, type: mediaType(of: "index.html"))
    reply.headers[.cacheControl] = "no-cache"
    return reply
  }

  private func reply(
    to request: Request, with file: BuiltSite.File, at path: String, showing shown: PreviewState
  ) -> Reply {
    let type = mediaType(of: path.isEmpty || path.hasSuffix("/") ? "index.html" : path)
    guard type.hasPrefix("text/html") else {
      // A picture could not be made: the next build shows its file as it is.
      if file.length == 0, type.hasPrefix("image/") { return .changedFile }
      var reply = Representation(file, type: type).reply(to: request)
      if editing != nil, type.hasSuffix("xml") {
        reply.headers[.contentSecurityPolicy] = Reply.policyOfPictures
      }
      return reply
    }
    guard let page = file.bytes(in: 0..<file.length) else { return .changedFile }
    let state = PageState(of: path, in: shown)
    // Another build may end before the page asks for the changes since this version.
    if request.fields[.secFetchDestination] == "document" {
      versions.keep(page, of: path, state.page)
    }
    let live = page.live(as: state)
    guard let editing, let order = shown.site?.order(ofPageAt: path) else {
      return Representation(live, type: type).reply(to: request)
    }
    var reply = Representation(live.editable(order, with: editing.token), type: type)
      .reply(to: request)
    // Prevents clickjacking: no other site can show the page in a frame, where visitors might drag
    // items they do not see.
    reply.headers[.contentSecurityPolicy] = "frame-ancestors 'self'"
    return reply
  }

  /// The stream of events for the page and version in the query.
  private func events(for request: Request) -> Reply {
    guard request.isFromOwnPage else {
      return Reply(.forbidden, "Only pages of this preview can receive events.")
    }
    let query = request.target.split(separator: "?", maxSplits: 1).dropFirst().first ?? ""
    guard var page = OpenPage(query: query) else {
      return Reply(.badRequest, "This is not the address of a page.")
    }
    page.isEditable = editing != nil
    var reply = Reply(
      status: .ok, headers: [.contentType: "text/event-stream", .cacheControl: "no-store"])
    reply.body = .events(page)
    return reply
  }
}
