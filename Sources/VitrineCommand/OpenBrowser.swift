import Dispatch
import Glibc
import VitrineDiagnostics

/// Opens an address in the browser that the desktop prefers; `warn` is told, once and from any thread,
/// where that fails.
func openBrowser(at address: String, warn: @escaping @Sendable (Diagnostic) -> Void) {
  let opener = "xdg-open"
  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
    posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
  }
  // The connections and what listens for them stay here, where they end with the server.
  for descriptor in openDescriptors() where descriptor > STDERR_FILENO {
    posix_spawn_file_actions_addclose(&actions, descriptor)
  }
  var attributes = posix_spawnattr_t()
  posix_spawnattr_init(&attributes)
  defer { posix_spawnattr_destroy(&attributes) }
  // A process group of its own, for Ctrl-C is meant for the server alone.
  posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
  var words = [strdup(opener), strdup(address), nil]
  defer { for word in words { free(word) } }
  var process = pid_t()
  let failure = posix_spawnp(&process, opener, &actions, &attributes, &words, environ)
  if failure != 0 {
    let reason =
      failure == ENOENT ? "there is no program '\(opener)'" : String(cString: strerror(failure))
    warn(.noBrowser(reason))
    return
  }
  let start = ContinuousClock.now
  DispatchQueue.global().async { [process] in
    let status = exitStatus(of: process)
    // Without a desktop it ends soon. It may also go on for as long as the browser that it opened, whose
    // end is nobody's business.
    if status != 0, start.duration(to: .now) < .seconds(10) {
      warn(.noBrowser("'\(opener)' ended with status \(status)"))
    }
  }
}

extension Diagnostic {
  fileprivate static func noBrowser(_ reason: String) -> Diagnostic {
    Diagnostic(
      .warning, kind: "browser", at: nil, "the browser cannot be opened: \(reason)",
      hint: "open the address above in it")
  }
}

/// Those that this process has now. (`posix_spawn_file_actions_addclosefrom_np` is left out of Glibc's
/// Swift module.)
private func openDescriptors() -> [Int32] {
  guard let list = opendir("/proc/self/fd") else { return [] }
  defer { closedir(list) }
  var descriptors: [Int32] = []
  while let entry = readdir(list) {
    let name = withUnsafePointer(to: &entry.pointee.d_name) {
      $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
    }
    if let descriptor = Int32(name) { descriptors.append(descriptor) }
  }
  return descriptors
}
