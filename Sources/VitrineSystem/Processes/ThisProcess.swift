#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The value of a variable of the environment; one that is empty is as if it were not set.
package func environmentVariable(_ name: String) -> String? {
  guard let value = getenv(name), value.pointee != 0 else { return nil }
  return String(cString: value)
}

/// The length of the file of the running program and the time at which it was written, which differ between
/// two programs; nil if the system does not say.
package var programStamp: String? {
  var status = stat()
  guard let path = programPath, stat(path, &status) == 0 else { return nil }
  let time = status.modificationTime
  return "\(status.st_size) \(time.seconds) \(time.nanoseconds)"
}

private var programPath: String? {
  #if canImport(Darwin)
    var length: UInt32 = 0
    _NSGetExecutablePath(nil, &length)
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(length)) { path in
      guard let start = path.baseAddress, _NSGetExecutablePath(start, &length) == 0 else {
        return nil
      }
      return String(cString: start)
    }
  #else
    "/proc/self/exe"
  #endif
}

/// The folder in which programs keep what can be made again, as the XDG Base Directory Specification says;
/// nil if the environment names none.
package var userCacheFolder: String? {
  environmentVariable("XDG_CACHE_HOME") ?? environmentVariable("HOME").map { "\($0)/.cache" }
}

/// The number of the running process among those of the machine.
package var processID: Int { Int(getpid()) }

/// How many processors are at work.
package var processorCount: Int { Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

/// Ends the program at once.
package func endProgram(status: Int32) -> Never { exit(status) }

/// Makes writing to a reader that went away an error, and not the end of the program.
package func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }

/// Lets the process hold as many files open as it may, `most` at most, and returns how many that are; nil
/// when the system does not say it.
package func raiseFileLimit(upTo most: Int) -> Int? {
  var limit = rlimit()
  #if canImport(Glibc)
    let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
  #else
    let resource = RLIMIT_NOFILE
  #endif
  guard getrlimit(resource, &limit) == 0 else { return nil }
  limit.rlim_cur = max(limit.rlim_cur, min(limit.rlim_max, rlim_t(most)))
  setrlimit(resource, &limit)
  getrlimit(resource, &limit)
  return Int(min(limit.rlim_cur, rlim_t(most)))
}

/// True if `text` is an address of the Internet protocol, of either version.
package func isInternetAddress(_ text: String) -> Bool {
  var address = in6_addr()
  return inet_pton(AF_INET, text, &address) == 1 || inet_pton(AF_INET6, text, &address) == 1
}
