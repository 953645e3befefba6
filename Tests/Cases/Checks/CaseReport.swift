package import VitrineCases
import VitrineSystem
import VitrineText

/// How the cases of one file came out.
package struct CaseReport {
  package private(set) var passed = 0

  /// The lines of what disagrees, by case.
  package private(set) var failures: [(name: String, lines: [String])] = []

  /// Cases that ask for what is not built, and what that is.
  package private(set) var skipped: [(name: String, reason: String)] = []
}

extension CaseReport {
  /// Runs every case of a layout case file. One that cannot be read fails by itself.
  package init(layoutCases bytes: [UInt8], file: String) throws(CaseFileError) {
    let cases = try layoutCaseValues(in: bytes, file: file)
    self.init(cases) { value throws(CaseError) in
      try LayoutCase(value).disagreements()
    }
  }

  /// Runs every case of a file of snapshots, outlines, transactions and differences. One that cannot
  /// be read fails by itself.
  package init(snapshotCases bytes: [UInt8], file: String) throws(CaseFileError) {
    let root = try parse(bytes, file: file)
    guard root.elements.count > 0 else {
      throw CaseFileError("\(file): expected a list of cases")
    }
    self.init(root.namedCases) { value throws(CaseError) in
      switch try value.string("kind") {
      case "snapshot": try SnapshotCase(value: value).disagreements()
      case "outline": try OutlineCase(value: value).disagreements()
      case "transaction": try TransactionCase(value: value).disagreements()
      case "patch": try PatchCase(value: value).disagreements()
      case "diff": try DiffCase(value: value).disagreements()
      case "outlineDiff": try OutlineDiffCase(value: value).disagreements()
      case let other: throw value.unsupported("the kind '\(other)'")
      }
    }
  }

  private init(_ cases: [CaseValue], run: (CaseValue) throws(CaseError) -> [String]) {
    self.init()
    for value in cases {
      do throws(CaseError) {
        let lines = try run(value)
        if lines.isEmpty { passed += 1 } else { failures.append((value.name, lines)) }
      } catch {
        switch error {
        case .unsupported: skipped.append((value.name, "\(error)"))
        case .malformed: failures.append((value.name, ["\(error)"]))
        }
      }
    }
  }

  /// Runs the case files that a folder has; none is an error.
  package init(folder: String) throws(CaseFileError) {
    self.init()
    var isFound = false
    for name in ["layout.json", "snapshot.json", "diff.json"] {
      let path = "\(folder)/\(name)"
      guard isThere(path) else { continue }
      isFound = true
      let bytes = try readFile(path)
      let report =
        name == "layout.json"
        ? try CaseReport(layoutCases: bytes, file: path)
        : try CaseReport(snapshotCases: bytes, file: path)
      passed += report.passed
      failures += report.failures
      skipped += report.skipped
    }
    if !isFound {
      throw CaseFileError("\(folder): no layout.json, snapshot.json or diff.json")
    }
  }
}

private func layoutCaseValues(in bytes: [UInt8], file: String) throws(CaseFileError) -> [CaseValue]
{
  let root = try parse(bytes, file: file)
  guard root["version"]?.number?.value == 1 else {
    throw CaseFileError("\(file): expected a file of version 1")
  }
  guard let cases = root["cases"], cases.elements.count > 0 else {
    throw CaseFileError("\(file): expected a list 'cases'")
  }
  return cases.namedCases
}

extension JSONValue {
  fileprivate var namedCases: [CaseValue] {
    elements.enumerated().map { index, value in
      CaseValue(value, path: value["name"]?.text ?? "cases[\(index)]")
    }
  }
}

extension CaseValue {
  /// A case's name is the start of the path to everything in it.
  fileprivate var name: String { path }
}
