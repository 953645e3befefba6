import VitrineDiagnostics
import VitrineModel
import VitrineText

extension ContentReader {
  /// Sets the outputs of all records that have pages. Each lies in the folder of its collection's
  /// page.
  mutating func giveOutputs() {
    for page in declarations.indices {
      let own = collections.indices.filter { collections[$0].page == page }
      if takeOverOutputs(of: own) { continue }
      let members = own.flatMap { records.ranges[$0] }.filter { records.hasPage[$0] }
      guard !members.isEmpty else { continue }
      let segments = urlSegments(of: members.map { records.records[$0].id.key })
      for (record, segment) in zip(members, segments) {
        records.setOutput(
          .joined(declarations[page].folder, "\(segment)/index.html"), of: record)
      }
    }
  }

  /// Notes outputs that share a path, and those in a folder whose name is a file's. All outputs
  /// must be known.
  mutating func checkOutputs() {
    let start = diagnostics.count
    defer { outputDiagnostics = Array(diagnostics[start...]) }
    // Diagnostics have places, which may have moved: only an empty list can be taken over.
    hasSamePlaces = haveSamePlaces()
    if let past, past.outputDiagnostics.isEmpty, hasSamePlaces { return }
    var first: [String: SourceLocation?] = [:]
    for (output, location) in outputs {
      if let place = first[output] {
        diagnostics.append(.outputClash(output, at: location, first: place))
      } else {
        first[output] = .some(location)
      }
    }
    for (output, location) in outputs {
      var above = output.parentFolder
      while !above.isEmpty {
        if let place = first[above] {
          diagnostics.append(.outputUnderFile(output, file: above, at: location, first: place))
          break
        }
        above = above.parentFolder
      }
    }
  }

  /// Every output outside `assets/`, with the place it comes from; nil for Vitrine's own.
  private var outputs: [(output: String, location: SourceLocation?)] {
    var result: [(String, SourceLocation?)] = ["404.html", "pages.html", "snapshot.json"].map {
      ($0, nil)
    }
    result += declarations.map { (.joined($0.folder, "index.html"), $0.place) }
    for index in records.records.indices {
      guard let output = records.records[index].output else { continue }
      result.append((output, records.records[index].place))
    }
    for asset in assets where !asset.output.hasPrefix("assets/") {
      result.append((asset.output, SourceLocation(file: asset.file, line: 1, column: 1)))
    }
    return result
  }

  /// Notes folders whose names belong to Vitrine.
  mutating func checkReservedFolders() {
    for name in ["assets", "changes", ".vitrine"] {
      guard let file = tree.files.first(where: { $0 == name || $0.hasPrefix("\(name)/") }) else {
        continue
      }
      diagnostics.append(
        .reservedFolder(name, at: SourceLocation(file: file, line: 1, column: 1)))
    }
  }
}
