import VitrineText

@testable import VitrineContent

/// The diagnostics that `body` throws, as the command line prints them; empty when it succeeds.
func failure(_ body: () throws(UnreadableContent) -> Void) -> String {
  do {
    try body()
    return ""
  } catch {
    return error.diagnostics.map(\.description).joined(separator: "\n")
  }
}
