import VitrineDiagnostics
import VitrineSystem

/// Why a build cannot write to its output folder.
enum OutputError: Error, Hashable, Sendable {
  /// The folder is not empty, and no build wrote it.
  case foreignFolder(String)

  /// The build wants to write a file where there is already one that no build wrote.
  case foreignFile(String)

  /// The build wants to write a page as a file, but something else is already there.
  case foreignPage(String)

  /// A file or folder that no build made has the name of the staging folder, in which a build
  /// keeps its files before moving them into place.
  case foreignStagingFolder(String)

  /// Another build is writing to the folder.
  case busy(String)

  /// The output folder is, or is inside, the content folder or the templates folder.
  case insideInput(output: String, input: String)

  /// The next build could not read this build's snapshot.
  case unreadableRecord(SnapshotFileError)

  /// The file system cannot exchange two folders in one step.
  case cannotExchange(String)
  case disk(DiskError)

  /// The disk failed when some files were already in place.
  case halfWay(DiskError)
}

extension OutputError {
  var diagnostic: Diagnostic {
    switch self {
    case .foreignFolder(let path):
      problem(
        "'\(path)' is not empty, and was not written by Vitrine",
        hint: "name a new or empty folder with --output")
    case .foreignFile(let path):
      problem(
        "'\(path)' was not written by a build, but this build would replace it",
        hint: Self.otherFolder)
    case .foreignPage(let path):
      problem(
        "'\(path)' is not a page that a build wrote as a single file, but this build would replace it",
        hint: "move it away, or name another file with --output")
    case .foreignStagingFolder(let path):
      problem(
        "'\(path)' was not created by a build, but this build needs it for temporary files",
        hint: Self.otherFolder)
    case .busy(let path):
      problem(
        "another build is writing to '\(path)'",
        hint: "wait until it is done, or name another folder with --output")
    case .insideInput(let output, let input):
      problem(
        "the output folder '\(output)' is inside '\(input)', which the build reads",
        hint: "name a folder outside it with --output")
    case .unreadableRecord(let error):
      problem(
        "the next build could not read the record of this one: \(error)",
        hint: "this is a bug in Vitrine, and the site is unchanged: please report it")
    case .cannotExchange(let path):
      problem(
        "the file system of '\(path)' cannot exchange folders", hint: "build without --atomic")
    case .disk(let error): error.diagnostic
    case .halfWay(let error):
      problem(
        error.diagnostic.message,
        hint: "the site is partly new; fix this, and the next build will complete it")
    }
  }

  private static let otherFolder = "move it away, or name another folder with --output"

  private func problem(
    _ message: String, at location: SourceLocation? = nil, hint: String
  ) -> Diagnostic {
    Diagnostic(.error, kind: "output", at: location, message, hint: hint)
  }
}

extension OutputError {
  /// Evaluates an expression, and rethrows its disk errors.
  static func onDisk<Result: ~Copyable>(
    _ value: @autoclosure () throws(DiskError) -> Result
  ) throws(OutputError) -> Result {
    try onDisk { () throws(DiskError) in try value() }
  }

  /// Runs `body`, and rethrows its disk errors.
  static func onDisk<Result: ~Copyable>(
    _ body: () throws(DiskError) -> Result
  ) throws(OutputError) -> Result {
    do throws(DiskError) {
      return try body()
    } catch {
      throw .disk(error)
    }
  }
}
