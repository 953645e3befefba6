import Foundation
import TestSupport

/// The built executable, run as a user runs it.
enum VitrineProgram {
  struct Result: Equatable {
    var status: Int32
    var output: String
    var errors: String
  }

  /// Beside the tests' own program.
  static var path: String {
    let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    return tests.deletingLastPathComponent().appendingPathComponent("vitrine").path
  }

  static func run(
    _ arguments: [String], in folder: String, environment: [String: String] = [:]
  ) throws -> Result {
    try run(path, arguments, in: folder, environment: environment)
  }

  /// Runs any program; its output may be of any length.
  static func run(
    _ program: String, _ arguments: [String], in folder: String,
    environment: [String: String] = [:]
  ) throws -> Result {
    let texts = try TemporaryFolder()
    try texts.write("", to: "output")
    try texts.write("", to: "errors")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ["PATH": "/usr/bin:/bin"].merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle(forWritingAtPath: texts.path(of: "output"))
    process.standardError = FileHandle(forWritingAtPath: texts.path(of: "errors"))
    try process.run()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, output: try texts.text(of: "output"),
      errors: try texts.text(of: "errors"))
  }
}
