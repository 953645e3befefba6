import Foundation
import TestSupport
import Testing
import VitrineDiagnostics
import VitrineSystem
import Yams

@testable import Vitrine

/// Whoever does what a hint says gets a build that says something else, and no new error.
///
/// The cases stand in `Fixtures/hints`: `files` are those of a site, `message` and `hint` are parts of what its build
/// says, and `followed` the files that the hint asks for. `commands` and `afterwards` are said to the program in the
/// place of a build.
@Suite struct HintTests {
  private static let folder = "\(#filePath)".parentPath! + "/Fixtures/hints"

  private static let files = ["commands", "declarations", "records", "sections", "sources"].filter {
    FileManager.default.fileExists(atPath: "\(folder)/\($0).yml")
  }

  @Test(arguments: files, 0..<4) func aHintThatIsFollowedLeadsOn(file: String, part: Int) throws {
    let text = try String(contentsOfFile: "\(Self.folder)/\(file).yml", encoding: .utf8)
    let cases = try #require(try Yams.compose(yaml: text)?.sequence)
    for index in stride(from: part, to: cases.count, by: 4) {
      let node = cases[index]
      let hint = try HintCase(node)
      let place = "\(file).yml:\(node.mark?.line ?? 0)"
      let site = try HintSite()
      try site.write(hint.files)
      let before = try site.told(hint.commands)
      let says = "\(before.joined(separator: "\n"))"
      #expect(
        before.contains { $0.contains(hint.message) && $0.contains(hint.hint) }, "\(place): \(says)"
      )
      try site.write(hint.followed)
      let after = try site.told(hint.afterwards ?? hint.commands)
      #expect(!after.contains { $0.contains(hint.message) }, "\(place) is still said: \(after)")
      #expect(!after.contains { $0.contains("error: ") }, "\(place) leads to an error: \(after)")
    }
  }
}

private struct HintCase {
  var message: String
  var hint: String
  var files: [(path: String, bytes: [UInt8]?)]
  var followed: [(path: String, bytes: [UInt8]?)]
  var commands: [[String]]?
  var afterwards: [[String]]?

  init(_ node: Node) throws {
    message = try #require(node["message"]?.string)
    hint = try #require(node["hint"]?.string)
    files = Self.files(node["files"])
    followed = Self.files(node["followed"])
    commands = Self.commands(node["commands"])
    afterwards = Self.commands(node["afterwards"])
  }

  private static func files(_ node: Node?) -> [(path: String, bytes: [UInt8]?)] {
    (node?.mapping ?? [:]).flatMap { key, value -> [(path: String, bytes: [UInt8]?)] in
      if key.string == "<<" { return files(value) }
      if value.tag.rawValue == Tag.Name.null.rawValue || value.null != nil {
        return [(key.string ?? "", nil)]
      }
      let text = value.scalar?.string ?? ""
      let bytes =
        value.tag.rawValue == Tag.Name.binary.rawValue ? value.binary.map(Array.init) : nil
      return [(key.string ?? "", bytes ?? Array(text.utf8))]
    }
  }

  private static func commands(_ node: Node?) -> [[String]]? {
    node?.sequence?.map { $0.sequence?.compactMap { $0.scalar?.string } ?? [] }
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
  func told(_ commands: [[String]]?) throws -> [String] {
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
