#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A program that this process started, found as a shell finds it.
package struct ChildProcess: Sendable {
  private let process: pid_t

  /// Starts a program that reads and writes nothing and holds nothing that this process has open. Keys that
  /// end this process do not end it.
  ///
  /// - Throws: `noSuchFile` when there is no such program.
  package static func apart(_ program: String, _ arguments: [String]) throws(SystemCode) -> Self {
    try Self(program, arguments, isApart: true) { actions in
      for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
        posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
      }
      for descriptor in openDescriptors() where descriptor > STDERR_FILENO {
        posix_spawn_file_actions_addclose(&actions, descriptor)
      }
    }
  }

  /// Starts a program without input, and returns what it writes to its standard output and errors.
  ///
  /// - Throws: `noSuchFile` when there is no such program.
  package static func read(
    _ program: String, _ arguments: [String]
  ) throws(SystemCode) -> (process: Self, output: ReadingEnd, errors: ReadingEnd) {
    let (output, errors) = (try Pipe(), try Pipe())
    defer {
      close(output.writing)
      close(errors.writing)
    }
    do throws(SystemCode) {
      let process = try Self(program, arguments, isApart: false) { actions in
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, output.writing, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, errors.writing, STDERR_FILENO)
      }
      return (process, ReadingEnd(output.reading), ReadingEnd(errors.reading))
    } catch {
      close(output.reading)
      close(errors.reading)
      throw error
    }
  }

  #if canImport(Darwin)
    private typealias Actions = posix_spawn_file_actions_t?
    private typealias Attributes = posix_spawnattr_t?
  #else
    private typealias Actions = posix_spawn_file_actions_t
    private typealias Attributes = posix_spawnattr_t
  #endif

  private init(
    _ program: String, _ arguments: [String], isApart: Bool, _ addActions: (inout Actions) -> Void
  ) throws(SystemCode) {
    var actions = Actions()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    addActions(&actions)
    var attributes = Attributes()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // A process group of its own, for Ctrl-C is meant for this one alone.
    if isApart { posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP)) }
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process = pid_t()
    let failure = posix_spawnp(&process, program, &actions, &attributes, &words, environ)
    if failure != 0 { throw SystemCode(rawValue: failure) }
    self.process = process
  }
}

extension ChildProcess {
  package func stop() { kill(process, SIGTERM) }

  /// Waits for its end, once. The status of one that a signal ends is 128 and the signal, as in a shell.
  package func exitStatus() -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) == -1 && errno == EINTR {}
    let signal = status & 0x7f
    return signal == 0 ? status >> 8 & 0xff : 128 + signal
  }
}

/// The end of a pipe that another process writes to; closed when it goes.
package final class ReadingEnd {
  private let descriptor: Int32

  fileprivate init(_ descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }

  /// All there is, or as soon as there is more a little more than `limit`.
  package func bytes(upTo limit: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 65_536)
    while bytes.count < limit {
      let count = uninterrupted { read(descriptor, &part, part.count) }
      if count <= 0 { break }
      bytes += part.prefix(count)
    }
    return bytes
  }
}

private struct Pipe {
  let reading: Int32
  let writing: Int32

  init() throws(SystemCode) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw .ofLastCall }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (reading, writing) = (ends[0], ends[1])
  }
}

/// Those that this process has now. (`posix_spawn_file_actions_addclosefrom_np` is left out of Glibc's
/// Swift module.)
private func openDescriptors() -> [Int32] {
  #if os(Linux)
    let path = "/proc/self/fd"
  #else
    let path = "/dev/fd"
  #endif
  guard var entries = try? FolderEntries(of: path) else { return [] }
  var descriptors: [Int32] = []
  while let entry = entries.next() {
    if let descriptor = Int32(entry.name) { descriptors.append(descriptor) }
  }
  return descriptors
}
