import CVitrineSystem

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The value of an environment variable, or nil if it is unset or empty.
package func environmentVariable(_ name: String) -> String? {
  guard let value = getenv(name), value.pointee != 0 else { return nil }
  return String(cString: value)
}

/// A text that identifies the program and the versions of the libraries it has loaded, or nil if
/// the system does not list them.
///
/// It consists of the build IDs that linkers write. A file without one is represented by its length
/// and time.
package var programStamp: String? {
  var stamp = ""
  withUnsafeMutablePointer(to: &stamp) { stamp in
    vitrine_visit_code(
      { stamp, path, buildID, length in
        guard let path, let stamp = stamp?.assumingMemoryBound(to: String.self) else { return }
        let name = String(cString: path)
        stamp.pointee += name
        if let buildID {
          for byte in UnsafeBufferPointer(start: buildID, count: length) {
            stamp.pointee += " \(byte)"
          }
        } else {
          stamp.pointee += " \(fileStamp(name.isEmpty ? "/proc/self/exe" : name))"
        }
        stamp.pointee += "\n"
      }, stamp)
  }
  return stamp.isEmpty ? nil : stamp
}

/// The paths of the libraries that the program has loaded, or an empty array if the system does not
/// list them.
package var loadedLibraries: [String] {
  var paths: [String] = []
  withUnsafeMutablePointer(to: &paths) { paths in
    vitrine_visit_code(
      { paths, path, _, _ in
        guard let path, let paths = paths?.assumingMemoryBound(to: [String].self) else { return }
        paths.pointee.append(String(cString: path))
      }, paths)
  }
  return paths
}

/// The path by which this program can start itself, or nil if the system does not offer one. It
/// works even if the program's file has been replaced.
package var programPath: String? {
  #if os(Linux)
    isThere("/proc/self/exe") ? "/proc/self/exe" : nil
  #else
    nil
  #endif
}

/// A number that no other running process has.
package var processID: Int { Int(getpid()) }

private func fileStamp(_ path: String) -> String {
  var status = stat()
  guard stat(path, &status) == 0 else { return "" }
  let time = status.modificationTime
  return "\(status.st_size) \(time.seconds) \(time.nanoseconds)"
}

/// The folder for data that programs can recreate, or nil if the environment does not determine
/// one.
///
/// Specification: the XDG Base Directory Specification, which requires relative paths to be
/// ignored.
package var userCacheFolder: String? {
  environmentVariable("XDG_CACHE_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
    ?? environmentVariable("HOME").map { "\($0)/.cache" }
}

/// The number of processors that are online.
package var processorCount: Int { Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

/// Ends the program immediately.
package func endProgram(status: Int32) -> Never { exit(status) }

/// Turns writing to a closed pipe into an error instead of ending the program.
package func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }

/// Limits the memory that this process can use. More than that fails like memory that is not there.
package func limitMemory(to bytes: Int) {
  #if canImport(Glibc)
    let resource = __rlimit_resource_t(RLIMIT_AS.rawValue)
  #else
    let resource = RLIMIT_AS
  #endif
  var limit = rlimit()
  guard getrlimit(resource, &limit) == 0 else { return }
  limit.rlim_cur = min(limit.rlim_max, rlim_t(bytes))
  setrlimit(resource, &limit)
}

/// Makes large blocks go back to the system as soon as they are freed, instead of being kept for later. For a process
/// that needs a few of them at a time, all of different sizes.
package func returnFreedMemory() { vitrine_return_freed_blocks() }

/// Raises the process's limit on open files as far as allowed, but not above `maximum`, and returns
/// the limit. Nil if the system does not report it.
package func raiseFileLimit(upTo maximum: Int) -> Int? {
  var limit = rlimit()
  #if canImport(Glibc)
    let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
  #else
    let resource = RLIMIT_NOFILE
  #endif
  guard getrlimit(resource, &limit) == 0 else { return nil }
  limit.rlim_cur = max(limit.rlim_cur, min(limit.rlim_max, rlim_t(maximum)))
  setrlimit(resource, &limit)
  getrlimit(resource, &limit)
  return Int(min(limit.rlim_cur, rlim_t(maximum)))
}

/// Whether `text` is an IPv4 or IPv6 address.
package func isInternetAddress(_ text: String) -> Bool {
  var address = in6_addr()
  return inet_pton(AF_INET, text, &address) == 1 || inet_pton(AF_INET6, text, &address) == 1
}

/// Ends this process by the signal ``timeLimitSignal`` after so many seconds of work, unless it is called again before. 0
/// stands for never. Time in which it waits for a processor does not count.
package func limitTime(to seconds: Int) {
  var limit = itimerval()
  limit.it_value.tv_sec = seconds
  #if canImport(Glibc)
    setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &limit, nil)
  #else
    setitimer(ITIMER_PROF, &limit, nil)
  #endif
}

package let timeLimitSignal = SIGPROF
