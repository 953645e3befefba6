import Glibc
import VitrineCases

/// Runs the case files of a folder against the public interface of the layout engine.
///
/// Prints a line a failure, the skipped cases with their reasons, and the count. Exits 0 if all
/// agree, 1 if one does not, 2 if a file cannot be read, 64 without a folder.
@main
enum CasesCommand {
  static func main() {
    guard CommandLine.arguments.count == 2 else {
      complain("usage: cases FOLDER")
      exit(64)
    }
    do throws(CaseFileError) {
      let path = CommandLine.arguments[1] + "/layout.json"
      let report = try CaseReport(layoutCases: try readFile(path), file: path)
      print(report.text, terminator: "")
      exit(report.failures.isEmpty ? 0 : 1)
    } catch {
      for diagnostic in error.diagnostics { complain("\(diagnostic)") }
      exit(2)
    }
  }
}

private func complain(_ message: String) {
  let line = message + "\n"
  _ = line.withCString { write(STDERR_FILENO, $0, strlen($0)) }
}
