package import VitrineText

/// How the cases of one file came out.
package struct CaseReport {
  package private(set) var passed = 0

  /// The lines of what disagrees, by case.
  package private(set) var failures: [(name: String, lines: [String])] = []

  /// Cases that ask for what is not built, and what that is.
  package private(set) var skipped: [(name: String, reason: String)] = []
}

extension CaseReport {
  /// Runs every case of a layout case file; one that cannot be read is an error, not a case.
  package init(layoutCases bytes: [UInt8], file: String) throws(CaseFileError) {
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
        case .malformed: throw CaseFileError("\(file): \(error)")
        }
      }
    }
  }
}

/// Why a file of cases cannot be run at all.
package struct CaseFileError: Error {
  package var diagnostics: [Diagnostic]

  init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }

  init(_ message: String) {
    self.init([Diagnostic(.error, kind: "case", at: nil, message)])
  }
}

private func caseValues(in bytes: [UInt8], file: String) throws(CaseFileError) -> [CaseValue] {
  let root = try parse(bytes, file: file)
  guard root["version"]?.number?.value == 1 else {
    throw CaseFileError("\(file): expected a file of version 1")
  }
  guard let cases = root["cases"], cases.elements.count > 0 else {
    throw CaseFileError("\(file): expected a list 'cases'")
  }
  return cases.elements.enumerated().map { index, value in
    CaseValue(value, path: value["name"]?.text ?? "cases[\(index)]")
  }
}

func parse(_ bytes: [UInt8], file: String) throws(CaseFileError) -> JSONValue {
  do throws(JSONFailure) {
    return try JSONDocument(parsing: bytes).root
  } catch {
    throw CaseFileError(error.diagnostics(in: file))
  }
}

extension CaseValue {
  /// A case's name is the start of the path to everything in it.
  fileprivate var name: String { path }
}
