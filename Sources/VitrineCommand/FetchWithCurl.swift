import Glibc
import Vitrine

/// Fetches what is at an address with the program `curl`, which knows proxies and certificates as the
/// machine's owner has set them up.
///
/// It may take a minute, and what is fetched 256 MB.
@Sendable func fetchWithCurl(_ address: String) throws(FetchFailure) -> [UInt8] {
  let limit = 256 << 20
  let curl = try Curl([
    "--silent", "--show-error", "--fail", "--location", "--globoff", "--proto", "=http,https",
    "--proto-redir", "=http,https", "--max-redirs", "5", "--connect-timeout", "10", "--max-time",
    "60", "--max-filesize", "\(limit)", "--url", address,
  ])
  let bytes = curl.output.read(upTo: limit + 1)
  if bytes.count > limit {
    curl.stop()
    throw FetchFailure(reason: "it has more than 256 MB")
  }
  let message = String(decoding: curl.errors.read(upTo: 4096), as: UTF8.self)
  let status = curl.end()
  guard status == 0 else { throw FetchFailure(reason: reason(status, message)) }
  return bytes
}

/// `curl: (6) Could not resolve host: x` without what curl says of itself.
private func reason(_ status: Int32, _ message: String) -> String {
  let line = message.split(whereSeparator: \.isNewline).last.map(String.init) ?? ""
  guard line.hasPrefix("curl: ("), let end = line.firstIndex(of: ")") else {
    return line.isEmpty ? "curl ended with status \(status)" : line
  }
  let rest = line[line.index(after: end)...].drop { $0 == " " }
  return rest.isEmpty ? "curl ended with status \(status)" : String(rest)
}

/// The program at work.
private struct Curl {
  let output: ReadingEnd
  let errors: ReadingEnd
  private let process: pid_t

  init(_ arguments: [String]) throws(FetchFailure) {
    guard let output = Pipe(), let errors = Pipe() else { throw .noProcess(errno) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output.writing, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, errors.writing, STDERR_FILENO)
    var words = (["curl"] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process = pid_t()
    let failure = posix_spawnp(&process, "curl", &actions, nil, &words, environ)
    close(output.writing)
    close(errors.writing)
    self.output = ReadingEnd(descriptor: output.reading)
    self.errors = ReadingEnd(descriptor: errors.reading)
    self.process = process
    if failure != 0 {
      self.output.close()
      self.errors.close()
      throw failure == ENOENT ? .noCurl : .noProcess(failure)
    }
  }

  func stop() {
    kill(process, SIGTERM)
    _ = end()
  }

  /// Closes the pipes and returns the status with which the program ended.
  func end() -> Int32 {
    output.close()
    errors.close()
    return exitStatus(of: process)
  }
}

private struct Pipe {
  let reading: Int32
  let writing: Int32

  init?() {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (reading, writing) = (ends[0], ends[1])
  }
}

private struct ReadingEnd {
  let descriptor: Int32

  /// All there is, or as soon as there is more a little more than `limit`.
  func read(upTo limit: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 65_536)
    while bytes.count < limit {
      let count = Glibc.read(descriptor, &part, part.count)
      if count < 0 && errno == EINTR { continue }
      if count <= 0 { break }
      bytes += part.prefix(count)
    }
    return bytes
  }

  func close() { Glibc.close(descriptor) }
}

extension FetchFailure {
  fileprivate static let noCurl = FetchFailure(
    reason: "there is no program 'curl'",
    hint: "install curl, or fetch its snapshot.json and name that file")

  fileprivate static func noProcess(_ code: Int32) -> FetchFailure {
    FetchFailure(reason: "curl cannot be started: \(String(cString: strerror(code)))")
  }
}
