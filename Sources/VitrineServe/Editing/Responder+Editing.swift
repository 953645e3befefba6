import NIOHTTP1
import Vitrine
import VitrineText

extension OrderEditor {
  /// The reply to the head of a request for a change. Its body is `.change` if the content should
  /// be read and answered.
  func reply(to request: Request) -> Reply {
    guard request.method == .POST else {
      return Reply(.methodNotAllowed, "Send changes with POST.", headers: [.allow: "POST"])
    }
    let fields = request.fields
    // A browser sends the page's origin with every POST, and no page can forge another's.
    guard fields[.origin] != nil, request.isFromOwnPage else {
      return Reply(.forbidden, "Only pages of this preview can change the order.")
    }
    guard let token = fields[.editToken], self.token.matches(token) else {
      return Reply(.forbidden, "This page is from an earlier run of the preview. Reload it.")
    }
    let type = fields[.contentType]?.prefix { $0 != ";" }.trimmingSpaces.lowercased()
    guard type == "application/json", fields[.contentEncoding] == nil else {
      return Reply(.unsupportedMediaType, "Changes must be JSON.")
    }
    if let coding = fields[.transferEncoding], coding.trimmingSpaces.lowercased() != "chunked" {
      return Reply(.notImplemented, "Send changes unencoded, or in chunks.")
    }
    if let length = fields[.contentLength], Int(length).map({ $0 > Self.maxBytes }) ?? true {
      return .tooLargeChange
    }
    var reply = Reply(status: .ok, headers: [:])
    reply.body = .change
    return reply
  }
}

extension Reply {
  static var tooLargeChange: Reply {
    Reply(.payloadTooLarge, "Changes can have at most \(OrderEditor.maxBytes) bytes.")
  }
}
