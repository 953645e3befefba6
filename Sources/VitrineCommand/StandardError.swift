import Glibc

/// Where everything but a command's result goes. A reader that went away is no trouble.
enum StandardError {
  static func print(_ line: String) {
    write(line + "\n")
  }

  static func write(_ text: String) {
    var text = text
    text.withUTF8 { _ = Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }

  static var isTerminal: Bool { isatty(STDERR_FILENO) == 1 }
}
