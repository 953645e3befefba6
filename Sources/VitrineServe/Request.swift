import NIOHTTP1

/// The parts of a request that determine the reply.
struct Request: Sendable {
  var method: HTTPMethod

  /// The path and the query, still percent-encoded. For `CONNECT` and `OPTIONS *` it is not a path.
  var target: String

  /// The requested host, with or without a port. Nil unless the request names exactly one.
  var authority: String?

  var fields: Fields = [:]
}

extension Request {
  /// Reads the head of a request. NIO's decoder has already refused invalid characters in the
  /// method, the target and the fields.
  init(_ head: HTTPRequestHead) {
    method = head.method
    target = pathAndQuery(of: head.uri)
    // No host and several hosts are errors: RFC 9112, section 3.2.
    let hosts = head.headers["Host"]
    if hosts.count == 1 { authority = String(hosts[0].trimmingSpaces) }
    for name in FieldName.allCases {
      let values = head.headers[name.rawValue]
      // Fields of the same name form one list, and spaces around a value do not belong to it: RFC
      // 9110, sections 5.3 and 5.5.
      if !values.isEmpty {
        fields[name] = values.map { $0.trimmingSpaces }.joined(separator: ", ")
      }
    }
  }

  /// Whether content follows the head.
  var hasContent: Bool {
    fields[.transferEncoding] != nil || fields[.contentLength].map { $0 != "0" } ?? false
  }

  /// Whether the request may come from one of the server's own pages: false if its fields, which
  /// browsers set, name a page of another server.
  var isFromOwnPage: Bool {
    let authority = authority ?? ""
    // A proxy may serve HTTPS, but this machine does not.
    let schemes = AllowedHosts.isThisMachine(authority) ? ["http"] : ["http", "https"]
    let origins = schemes.map { "\($0)://\(authority)" }
    return fields[.origin].map(origins.contains) ?? true
      && fields[.secFetchSite].map { $0 == "same-origin" } ?? true
  }
}

/// `/a?b` for `http://host/a?b`. Any other target is returned unchanged.
///
/// Servers have to accept the whole address, which a client sends if it treats the server as a
/// proxy: RFC 9112, section 3.2.2. The host in it is ignored, because only `Host` is checked.
private func pathAndQuery(of target: String) -> String {
  let parts = target.utf8.split(
    separator: UInt8(ascii: "/"), maxSplits: 2, omittingEmptySubsequences: false)
  guard parts.count == 3, parts[0].last == UInt8(ascii: ":"), parts[1].isEmpty else {
    return target
  }
  let path = parts[2].drop { !"/?#".utf8.contains($0) }
  return (path.first == UInt8(ascii: "/") ? "" : "/") + String(Substring(path))
}

extension StringProtocol {
  /// The text without spaces and tabs at both ends.
  var trimmingSpaces: SubSequence {
    var rest = self[...]
    while let first = rest.first, " \t".contains(first) { rest.removeFirst() }
    while let last = rest.last, " \t".contains(last) { rest.removeLast() }
    return rest
  }
}
