import Vitrine
import VitrineSystem

/// Requests an address with `curl`, starting with a HEAD request, which transfers less.
///
/// Takes at most one minute.
@Sendable func probeWithCurl(_ address: String) -> LinkResponse {
  do throws(FetchFailure) {
    let head = try answer(of: address, ["--head"])
    if head == .found { return head }
    // Some servers do not support HEAD. One that answered the first request is not silent.
    let whole = try answer(of: address, ["--range", "0-0"])
    if case .silent(let reason) = whole, case .missing = head { return .missing(reason) }
    return whole
  } catch {
    return .missing(error.reason)
  }
}

/// A server that requires a password or limits the rate of requests does have something at the
/// address.
private func isThere(_ status: Int) -> Bool {
  // curl follows redirects, so a remaining one leads nowhere.
  200...300 ~= status || [401, 403, 429].contains(status)
}

/// The server's answer after redirects. A failed transfer does not count as an answer, whatever
/// status came first.
private func answer(of address: String, _ options: [String]) throws(FetchFailure) -> LinkResponse {
  let curl = try startedCurl(
    options + [
      "--silent", "--show-error", "--location", "--globoff", "--proto", "=http,https",
      "--proto-redir", "=http,https", "--max-redirs", "10", "--connect-timeout", "10", "--max-time",
      "30", "--max-filesize", "1000000", "--output", "/dev/null", "--write-out",
      "%{http_code} %{num_redirects}", "--url", address,
    ])
  let output = String(decoding: curl.output.bytes(upTo: 64), as: UTF8.self)
  let message = String(decoding: curl.errors.bytes(upTo: 4096), as: UTF8.self)
  let exit = curl.process.exitStatus()
  let numbers = output.split(separator: " ").map { Int($0) ?? 0 }
  if let status = numbers.first, status > 0, exit == 0 || exit == CurlExit.tooLarge {
    return isThere(status) ? .found : .missing("it responds with \(status)")
  }
  let reason = reason(exit, message)
  let isOfServer = CurlExit.ofServers.contains(exit) && (numbers.last == 0 || numbers.count < 2)
  return isOfServer ? .silent(reason) : .missing(reason)
}

private enum CurlExit {
  /// The file exists but is too large.
  static let tooLarge: Int32 = 63

  /// No host, no connection, timeout, no TLS, empty answer, or no valid certificate.
  static let ofServers: Set<Int32> = [6, 7, 28, 35, 52, 60]
}
