import Foundation
import FuzzTargets

/// Gives texts to one reader. libFuzzer calls a function that knows nothing but the text, on one thread.
enum Feed {
  nonisolated(unsafe) private static var name = ""
  nonisolated(unsafe) private static var reader: ((_ text: [UInt8]) -> FuzzTarget.Outcome)?

  static func begin(_ target: FuzzTarget) throws {
    name = target.name
    reader = try target.reader()
  }

  /// Ends the process with a text about which something is wrong, as a crash would.
  static func read(_ text: [UInt8]) {
    guard let words = reader?(text).complaint else { return }
    FileHandle.standardError.write(Data("\(name): \(words)\n".utf8))
    abort()
  }
}
