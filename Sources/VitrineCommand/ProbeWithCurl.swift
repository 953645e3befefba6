import Vitrine
import VitrineSystem

/// Asks for an address with the program `curl`, for its head first, since that is less to send.
///
/// It takes at most a minute.
@Sendable func probeWithCurl(_ address: String) -> LinkAnswer {
  do throws(FetchFailure) {
    if isThere(try status(of: address, ["--head"])) { return .found }
    // Some servers have no heads.
    let status = try status(of: address, ["--range", "0-0"])
    return isThere(status) ? .found : .missing("it answers \(status)")
  } catch {
    return .missing(error.reason)
  }
}

/// A server that wants a password, or has enough of questions, has something at the address.
private func isThere(_ status: Int) -> Bool {
  200..<400 ~= status || [401, 403, 429].contains(status)
}

/// The status of a server's answer, after redirects.
private func status(of address: String, _ options: [String]) throws(FetchFailure) -> Int {
  let curl = try startedCurl(
    options + [
      "--silent", "--show-error", "--location", "--globoff", "--proto", "=http,https",
      "--proto-redir", "=http,https", "--max-redirs", "10", "--connect-timeout", "10", "--max-time",
      "30", "--max-filesize", "1000000", "--output", "/dev/null", "--write-out", "%{http_code}",
      "--url", address,
    ])
  let output = String(decoding: curl.output.bytes(upTo: 16), as: UTF8.self)
  let message = String(decoding: curl.errors.bytes(upTo: 4096), as: UTF8.self)
  let exit = curl.process.exitStatus()
  // A file that is too large is there.
  guard let status = Int(output), status > 0 else {
    throw FetchFailure(reason: reason(exit, message))
  }
  return status
}
