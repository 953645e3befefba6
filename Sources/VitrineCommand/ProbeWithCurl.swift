import Vitrine
import VitrineSystem

/// Asks for an address with the program `curl`, for its head first, since that is less to send.
///
/// It takes at most a minute.
@Sendable func probeWithCurl(_ address: String) -> LinkAnswer {
  do throws(FetchFailure) {
    let head = try answer(of: address, ["--head"])
    if head == .found { return head }
    // Some servers have no heads. One that answered to the first request is not silent.
    let whole = try answer(of: address, ["--range", "0-0"])
    if case .silent(let reason) = whole, case .missing = head { return .missing(reason) }
    return whole
  } catch {
    return .missing(error.reason)
  }
}

/// A server that wants a password, or has enough of questions, has something at the address.
private func isThere(_ status: Int) -> Bool {
  // A redirect that remains leads nowhere.
  200...300 ~= status || [401, 403, 429].contains(status)
}

/// What a server answers, after redirects. A transfer that fails is no answer, whatever status came first.
private func answer(of address: String, _ options: [String]) throws(FetchFailure) -> LinkAnswer {
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
    return isThere(status) ? .found : .missing("it answers \(status)")
  }
  let reason = reason(exit, message)
  let isOfServer = CurlExit.ofServers.contains(exit) && (numbers.last == 0 || numbers.count < 2)
  return isOfServer ? .silent(reason) : .missing(reason)
}

private enum CurlExit {
  /// A file that is too large is there.
  static let tooLarge: Int32 = 63

  /// No host, no connection, no time left, no TLS, an empty answer, no certificate.
  static let ofServers: Set<Int32> = [6, 7, 28, 35, 52, 60]
}
