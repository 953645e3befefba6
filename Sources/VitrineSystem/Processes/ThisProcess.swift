import CVitrineSystem

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

/// A text that differs between two programs, and between two versions of a library that one of them loads; nil if
/// the system does not say what is loaded.
///
/// It consists of the build IDs that linkers write. A file without one counts by its length and time.
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

private func fileStamp(_ path: String) -> String {
  var status = stat()
  guard stat(path, &status) == 0 else { return "" }
  let time = status.modificationTime
  return "\(status.st_size) \(time.seconds) \(time.nanoseconds)"
}

/// The folder in which programs keep what can be made again; nil if the environment names none.
///
/// Specification: the XDG Base Directory Specification, which lets a relative path count as none.
package var userCacheFolder: String? {
  environmentVariable("XDG_CACHE_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
    ?? environmentVariable("HOME").map { "\($0)/.cache" }
}

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
