import Foundation
import TestSupport
import Testing
import VitrineDiagnostics
import VitrineSystem

@testable import Vitrine
@testable import VitrineFormats

/// Whoever does what a hint says gets a build that says something else, and no new error.
///
/// The cases stand in `Fixtures/hints`: `files` are those of a site, `message` and `hint` are parts of what its build
/// says, and `followed` the files that the hint asks for. A file whose path follows `base64` has these bytes.
/// `commands` and `afterwards` are said to the program in the place of a build.
@Suite struct HintTests {
  private static let folder = "\(#filePath)".parentPath! + "/Fixtures/hints"

  private static let files = ["commands", "declarations", "records", "sections", "sources"].filter {
    FileManager.default.fileExists(atPath: "\(folder)/\($0).yml")
  }

  @Test(arguments: files, 0..<4) func aHintThatIsFollowedLeadsOn(file: String, part: Int) throws {
    let cases = try Self.cases(in: "\(file).yml")
    for index in stride(from: part, to: cases.count, by: 4) {
      let hint = try HintCase(cases[index])
      let place = "\(file).yml:\(cases[index].line)"
      let site = try HintSite()
      try site.write(hint.files)
      let before = try site.messages(hint.commands)
      let says = "\(before.joined(separator: "\n"))"
      #expect(
        before.contains { $0.contains(hint.message) && $0.contains(hint.hint) }, "\(place): \(says)"
      )
      try site.write(hint.followed)
      let after = try site.messages(hint.afterwards ?? hint.commands)
      #expect(!after.contains { $0.contains(hint.message) }, "\(place) is still said: \(after)")
      #expect(!after.contains { $0.contains("error: ") }, "\(place) leads to an error: \(after)")
    }
  }

  private static func cases(in file: String) throws -> [SourceValue] {
    let text = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
    var warnings: [Diagnostic] = []
    let value = try readYAML(Array(text.utf8), file: file, warnings: &warnings)
    return try #require(value.elements)
  }
}

private struct HintCase {
  var message: String
  var hint: String
  var files: [(path: String, bytes: [UInt8]?)]
  var followed: [(path: String, bytes: [UInt8]?)]
  var commands: [[String]]?
  var afterwards: [[String]]?

  init(_ value: SourceValue) throws {
    message = try #require(value["message"]?.scalarText)
    hint = try #require(value["hint"]?.scalarText)
    files = try Self.files(value["files"])
    followed = try Self.files(value["followed"])
    commands = Self.commands(value["commands"])
    afterwards = Self.commands(value["afterwards"])
  }

  private static func files(
    _ value: SourceValue?
  ) throws -> [(path: String, bytes: [UInt8]?)] {
    try (value?.members ?? []).flatMap { member -> [(path: String, bytes: [UInt8]?)] in
      if member.key == "<<" { return try files(member.value) }
      let text = member.value.scalarText
      guard member.key.hasPrefix("base64 ") else {
        return [(member.key, text.map { Array($0.utf8) })]
      }
      let data = Data(base64Encoded: text ?? "", options: .ignoreUnknownCharacters)
      return [(String(member.key.dropFirst(7)), Array(try #require(data)))]
    }
  }

  private static func commands(_ value: SourceValue?) -> [[String]]? {
    value?.elements?.map { $0.elements?.compactMap(\.scalarText) ?? [] }
  }
}

private struct HintSite {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try write([("content/index.md", Array("---\ntitle: Home\n---\n".utf8))])
  }

  /// Writes files, and removes those without bytes.
  func write(_ files: [(path: String, bytes: [UInt8]?)]) throws {
    let root = try Folder.new(folder.path)
    for (path, bytes) in files {
      if let bytes {
        try root.write(bytes.span.bytes, to: path)
      } else {
        try? FileManager.default.removeItem(atPath: folder.path(of: path))
      }
    }
  }

  /// The diagnostics of a build; or of some commands, of which all is one text.
  func messages(_ commands: [[String]]?) throws -> [String] {
    if let commands, commands != [["build"]] {
      let results = try commands.map { try VitrineProgram.run($0, in: folder.path) }
      return [results.map { $0.output + $0.errors }.joined()]
    }
    let options = BuildOptions(
      content: folder.path(of: "content"), output: folder.path(of: "site"), jobs: 1)
    let diagnostics: [Diagnostic]
    do {
      diagnostics = try build(options).warnings
    } catch {
      diagnostics = error.diagnostics
    }
    return diagnostics.map { "\($0)".replacing("\(folder.path)/", with: "") }
  }
}

extension SourceValue {
  /// The values of a list; nil for anything else.
  fileprivate var elements: [SourceValue]? {
    if case .list(let values) = content { values } else { nil }
  }
}
