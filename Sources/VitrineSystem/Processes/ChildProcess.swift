#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A program started by this process, looked up in `PATH` like in a shell.
package struct ChildProcess: Sendable {
  private let process: pid_t

  /// Starts a detached program: it has no input or output, inherits no open files, and is not ended
  /// by the keys that end this process.
  ///
  /// - Throws: `noSuchFile` if there is no such program.
  package static func apart(_ program: String, _ arguments: [String]) throws(SystemCode) -> Self {
    try Self(program, arguments, isApart: true) { actions in
      for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
        posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
      }
      closeInherited(&actions)
    }
  }

  /// Otherwise a connection of a server would stay open for as long as the program runs.
  private static func closeInherited(_ actions: inout Actions) {
    for descriptor in openDescriptors() where descriptor > STDERR_FILENO {
      posix_spawn_file_actions_addclose(&actions, descriptor)
    }
  }

  /// Starts a program without input, and returns what it writes to its standard output and error.
  ///
  /// - Throws: `noSuchFile` if there is no such program.
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

  /// Starts a program that reads requests and writes answers. It inherits no open files. What it writes to its standard error
  /// is dropped.
  ///
  /// - Throws: `noSuchFile` if there is no such program.
  package static func conversing(
    _ program: String, _ arguments: [String]
  ) throws(SystemCode) -> (process: Self, input: WritingEnd, output: ReadingEnd) {
    let (input, output) = (try Pipe(), try Pipe())
    defer {
      close(input.reading)
      close(output.writing)
    }
    do throws(SystemCode) {
      let process = try Self(program, arguments, isApart: false) { actions in
        posix_spawn_file_actions_adddup2(&actions, input.reading, STDIN_FILENO)
        posix_spawn_file_actions_adddup2(&actions, output.writing, STDOUT_FILENO)
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
        closeInherited(&actions)
      }
      return (process, WritingEnd(input.writing), ReadingEnd(output.reading))
    } catch {
      close(input.writing)
      close(output.reading)
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
    // Threads of concurrency libraries block signals, and a child that inherits that cannot be
    // stopped.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    // A process group of its own, because Ctrl-C is meant only for this process.
    let flags = POSIX_SPAWN_SETSIGMASK | (isApart ? POSIX_SPAWN_SETPGROUP : 0)
    posix_spawnattr_setflags(&attributes, Int16(flags))
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

  /// Waits for the program to end; can be called only once. If a signal ended it, the status is 128
  /// plus the signal, as in a shell.
  package func exitStatus() -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) == -1 && errno == EINTR {}
    let signal = status & 0x7f
    return signal == 0 ? status >> 8 & 0xff : 128 + signal
  }
}

/// The reading end of a pipe that another process writes to, closed when this object is destroyed.
package final class ReadingEnd {
  private let descriptor: Int32

  /// Bytes that were read but belong to later lines.
  private var rest: [UInt8] = []

  package static var standardInput: ReadingEnd { ReadingEnd(STDIN_FILENO) }

  fileprivate init(_ descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }

  /// All output; or, if that is longer than `limit`, its beginning, which can be slightly longer
  /// than `limit`.
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

extension ReadingEnd {
  /// The next line without its line feed, or nil if the other process ended before it was complete.
  package func line() -> [UInt8]? {
    var part = [UInt8](repeating: 0, count: 65_536)
    var searched = 0
    while true {
      if let end = rest[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { rest.removeSubrange(...end) }
        return Array(rest[..<end])
      }
      searched = rest.count
      let count = uninterrupted { read(descriptor, &part, part.count) }
      if count <= 0 { return nil }
      rest += part.prefix(count)
    }
  }
}

/// The writing end of a pipe that another process reads from, closed when this object is destroyed.
package final class WritingEnd {
  private let descriptor: Int32

  fileprivate init(_ descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }

  /// Writes all bytes. The program must ignore broken pipes.
  package func write(_ bytes: [UInt8]) throws(SystemCode) { try writeAll(bytes, to: descriptor) }
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

/// The descriptors that are open in this process now. (Glibc's Swift module lacks
/// `posix_spawn_file_actions_addclosefrom_np`.)
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
