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

    /// The answer to the content of the request, a change of order, once that is read.
    case change
  }

  /// A few words of plain text.
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

  /// The version is the server's, even for a request of an older one: RFC 9110, section 6.2.
  var head: HTTPResponseHead {
    let fields = FieldName.allCases.compactMap { name in headers[name].map { (name.rawValue, $0) } }
    return HTTPResponseHead(version: .http1_1, status: status, headers: HTTPHeaders(fields))
  }

  /// Keeps it from being taken for what it is not, and pages elsewhere from taking a picture or a script
  /// from here.
  mutating func protect() {
    headers[.xContentTypeOptions] = "nosniff"
    headers[.crossOriginResourcePolicy] = "same-origin"
  }

  /// For SVG and other XML, which may hold scripts: opened by itself, such a file would read the token
  /// from a page, as one of its origin. It shows what it did as the picture of a page.
  static let policyOfPictures =
    "default-src 'none'; img-src data:; style-src 'unsafe-inline'; font-src data:; sandbox"

  /// For a file to copy that is not what the build read.
  static var changedFile: Reply { Reply(.serviceUnavailable, "The file has just changed.") }
}
