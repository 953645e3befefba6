import VitrineDiagnostics
import VitrineText

extension [Diagnostic] {
  /// One workflow command per diagnostic: `::error file=content/index.md,line=3,col=5::…`.
  func workflowCommands(_ files: [String: SourceFile]) -> [UInt8] {
    [UInt8](map { "\($0.workflowCommand(files))\n" }.joined().utf8)
  }
}

extension Diagnostic {
  fileprivate func workflowCommand(_ files: [String: SourceFile]) -> String {
    var properties: [(name: String, value: String)] = []
    if let location, let file = files[location.file] {
      properties = [
        ("file", file.path), ("line", "\(location.line)"),
        ("col", "\(file.column(of: location))"),
      ]
    }
    properties.append(("title", kind))
    let list = properties.map { "\($0.name)=\(escaped($0.value, also: ":,"))" }
    return "::\(severity.rawValue) \(list.joined(separator: ","))::\(escaped(words))"
  }
}

/// The text, escaped so that it does not end a command or one of its properties
/// (<https://github.com/actions/toolkit>).
private func escaped(_ text: String, also marks: String = "") -> String {
  let marks = "%\r\n\(marks)".unicodeScalars
  return text.unicodeScalars.reduce(into: "") { result, scalar in
    if marks.contains(scalar) {
      result += "%\(String(scalar.value, digits: 2, radix: 16, uppercase: true))"
    } else {
      result.unicodeScalars.append(scalar)
    }
  }
}
