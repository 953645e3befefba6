import NIOHTTP1
import Vitrine

/// The answer to a request.
struct Reply: Sendable {
  var status: HTTPResponseStatus
  var headers: Fields = [:]
  var body = Body.none

  enum Body: Sendable {
    case none
    case bytes([UInt8])

    /// Some of the bytes of a file.
    case file(BuiltSite.File, Range<Int>)

    /// A stream of events for a page, for as long as it is open.
    case events(OpenPage)

    /// The reply to a requested change of order, once the request's content has been read.
    case change
  }

  /// A short plain text.
  init(_ status: HTTPResponseStatus, _ text: String, headers: Fields = [:]) {
    self.init(status, Array("\(text)\n".utf8), type: "text/plain; charset=utf-8")
    self.headers.merge(headers) { $1 }
  }

  init(_ status: HTTPResponseStatus, _ bytes: [UInt8], type: String) {
    self.status = status
    headers = [.contentType: type, .contentLength: "\(bytes.count)", .cacheControl: "no-store"]
    body = .bytes(bytes)
  }

  init(status: HTTPResponseStatus, headers: Fields) {
    self.status = status
    self.headers = headers
  }

  /// The version is the server's own, even in reply to an older one: RFC 9110, section 6.2.
  var head: HTTPResponseHead {
    let fields = FieldName.allCases.compactMap { name in headers[name].map { (name.rawValue, $0) } }
    return HTTPResponseHead(version: .http1_1, status: status, headers: HTTPHeaders(fields))
  }

  /// Prevents browsers from guessing another media type, and other sites from embedding pictures or
  /// scripts from here.
  mutating func protect() {
    headers[.xContentTypeOptions] = "nosniff"
    headers[.crossOriginResourcePolicy] = "same-origin"
  }

  /// The policy for SVG and other XML, which can contain scripts. Opened directly, such a file has
  /// the same origin as the pages and could read the token from one. It still looks the same as in
  /// a page that shows it as a picture.
  static let policyOfPictures =
    "default-src 'none'; img-src data:; style-src 'unsafe-inline'; font-src data:; sandbox"

  /// The reply for a file to copy that has changed since the build read it.
  static var changedFile: Reply { Reply(.serviceUnavailable, "The file has just changed.") }
}
