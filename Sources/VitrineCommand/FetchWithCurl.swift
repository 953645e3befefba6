import Vitrine
import VitrineSystem

/// Fetches an address with `curl`, which uses the proxies and certificates configured on this
/// machine.
///
/// Limited to one minute and 256 MB.
@Sendable func fetchWithCurl(_ address: String) throws(FetchFailure) -> [UInt8] {
  let limit = 256 << 20
  let curl = try startedCurl([
    "--silent", "--show-error", "--fail", "--location", "--globoff", "--proto", "=http,https",
    "--proto-redir", "=http,https", "--max-redirs", "5", "--connect-timeout", "10", "--max-time",
    "60", "--max-filesize", "\(limit)", "--url", address,
  ])
  let bytes = curl.output.bytes(upTo: limit + 1)
  if bytes.count > limit {
    curl.process.stop()
    _ = curl.process.exitStatus()
    throw FetchFailure(reason: "it is larger than 256 MB")
  }
  let message = String(decoding: curl.errors.bytes(upTo: 4096), as: UTF8.self)
  let status = curl.process.exitStatus()
  guard status == 0 else { throw FetchFailure(reason: reason(status, message)) }
  return bytes
}

func startedCurl(
  _ arguments: [String]
) throws(FetchFailure) -> (process: ChildProcess, output: ReadingEnd, errors: ReadingEnd) {
  do throws(SystemCode) {
    return try ChildProcess.read("curl", arguments)
  } catch {
    throw error == .noSuchFile ? .noCurl : .noProcess(error)
  }
}

/// The message without the prefix of curl: `Could not resolve host: x` for `curl: (6) Could not
/// resolve host: x`.
func reason(_ status: Int32, _ message: String) -> String {
  let line = message.split(whereSeparator: \.isNewline).last.map(String.init) ?? ""
  guard line.hasPrefix("curl: ("), let end = line.firstIndex(of: ")") else {
    return line.isEmpty ? "curl ended with status \(status)" : line
  }
  let rest = line[line.index(after: end)...].drop { $0 == " " }
  return rest.isEmpty ? "curl ended with status \(status)" : String(rest)
}

extension FetchFailure {
  fileprivate static let noCurl = FetchFailure(
    reason: "cannot find the program 'curl'",
    hint: "install curl, or download its snapshot.json and name that file")

  fileprivate static func noProcess(_ code: SystemCode) -> FetchFailure {
    FetchFailure(reason: "cannot start curl: \(code)")
  }
}
