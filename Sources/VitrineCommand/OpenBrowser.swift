import Glibc
import VitrineText

/// Opens an address in the browser that the desktop prefers; a warning where it cannot.
func openBrowser(at address: String) -> Diagnostic? {
  let opener = "xdg-open"
  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
    posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
  }
  var words = [strdup(opener), strdup(address), nil]
  defer { for word in words { free(word) } }
  var process = pid_t()
  let failure = posix_spawnp(&process, opener, &actions, nil, &words, environ)
  // It goes on by itself; its end is nobody's business.
  if failure == 0 { return nil }
  let reason =
    failure == ENOENT ? "there is no program '\(opener)'" : String(cString: strerror(failure))
  return Diagnostic(
    .warning, kind: "browser", at: nil, "the browser cannot be opened: \(reason)",
    hint: "open the address above in it")
}
