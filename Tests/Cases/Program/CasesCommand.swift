import CaseChecks
import VitrineCases
import VitrineSystem

/// Runs the case files of a folder, those that are there of `layout.json`, `snapshot.json` and
/// `diff.json`, against the public interfaces of the layout engine and the model.
///
/// Prints a line a failure, the skipped cases with their reasons, and the count of all. Exits 0 if
/// all agree, 1 if one does not or was skipped, 2 if a file cannot be read or none is there, 64 without a folder.
@main
enum CasesCommand {
  static func main() {
    guard CommandLine.arguments.count == 2 else {
      StandardError.print("usage: cases FOLDER")
      endProgram(status: 64)
    }
    let folder = CommandLine.arguments[1]
    do throws(CaseFileError) {
      let report = try CaseReport(folder: folder)
      print(report.text, terminator: "")
      endProgram(status: report.failures.isEmpty && report.skipped.isEmpty ? 0 : 1)
    } catch {
      for diagnostic in error.diagnostics { StandardError.print("\(diagnostic)") }
      endProgram(status: 2)
    }
  }
}
