import VitrineText

/// How the cases of one file came out.
struct CaseReport {
  var passed = 0

  /// The lines of what disagrees, by case.
  var failures: [(name: String, lines: [String])] = []

  /// Cases that ask for what is not built, and what that is.
  var skipped: [(name: String, reason: String)] = []
}

extension CaseReport {
  /// Runs every case of a layout case file; one that cannot be read is an error, not a case.
  init(layoutCases bytes: [UInt8], file: String) throws(CaseFileError) {
    self.init()
    for value in try caseValues(in: bytes, file: file) {
      do throws(CaseError) {
        let layoutCase = try LayoutCase(value)
        let lines = layoutCase.disagreements()
        if lines.isEmpty {
          passed += 1
        } else {
          failures.append((layoutCase.name, lines))
        }
      } catch {
        switch error {
        case .unsupported: skipped.append((value.name, "\(error)"))
        case .malformed: throw CaseFileError(message: "\(file): \(error)")
        }
      }
    }
  }
}

/// Why a file of cases cannot be run at all.
struct CaseFileError: Error {
  var message: String
}

private func caseValues(in bytes: [UInt8], file: String) throws(CaseFileError) -> [CaseValue] {
  let root = try parse(bytes, file: file)
  guard root["version"]?.number?.value == 1 else {
    throw CaseFileError(message: "\(file): expected a file of version 1")
  }
  guard let cases = root["cases"], cases.elements.count > 0 else {
    throw CaseFileError(message: "\(file): expected a list 'cases'")
  }
  return cases.elements.enumerated().map { index, value in
    CaseValue(value, path: value["name"]?.text ?? "cases[\(index)]")
  }
}

private func parse(_ bytes: [UInt8], file: String) throws(CaseFileError) -> JSONValue {
  do throws(JSONFailure) {
    return try JSONDocument(parsing: bytes).root
  } catch {
    let lines = error.diagnostics(in: file).map { "\($0)" }
    throw CaseFileError(message: lines.joined(separator: "\n"))
  }
}

extension CaseValue {
  /// A case's name is the start of the path to everything in it.
  fileprivate var name: String { path }
}
