import Foundation
import TestSupport
import Testing

@testable import Vitrine

@Suite struct TemplatesCommandTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func vitrine(_ arguments: String...) throws -> VitrineProgram.Result {
    try VitrineProgram.run(["templates"] + arguments, in: folder.path)
  }

  private var card: String {
    get throws {
      try String(
        contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
          .appendingPathComponent("../../Templates/cells/card.html"), encoding: .utf8)
    }
  }

  @Test func allAreListed() throws {
    let lines = try vitrine().output.split(separator: "\n").map(String.init)

    #expect(lines.starts(with: ["404.html", "accessories/checkmark.html"]))
    #expect(lines.contains("styles/tokens.css") && lines.contains("words/de.json"))
    #expect(lines == lines.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
  }

  @Test(arguments: ["cells/card.html", "cells/card"])
  func oneIsPrintedAsItIs(name: String) throws {
    #expect(try vitrine(name) == .init(status: 0, output: card, errors: ""))
  }

  @Test func oneIsWrittenBesideTheContent() throws {
    let result = try vitrine("cells/card", "--eject", "--content", "site/content")

    #expect(
      result == .init(status: 0, output: "wrote site/Templates/cells/card.html\n", errors: ""))
    #expect(try folder.text(of: "site/Templates/cells/card.html") == card)
    // A copy of the built-in one changes nothing, and so is no unused file.
    #expect(
      try vitrine("footer", "--eject", "--templates", "own").output == "wrote own/footer.html\n")
  }

  @Test func aFileThatIsThereStaysAsItIs() throws {
    try folder.write("mine", to: "Templates/footer.html")

    #expect(
      try vitrine("footer.html", "--eject")
        == .init(
          status: 2, output: "",
          errors: """
            vitrine: error: the file 'Templates/footer.html' already exists
              hint: remove it to start again from the built-in one
            vitrine: 1 error

            """))
    #expect(try folder.text(of: "Templates/footer.html") == "mine")
  }

  @Test(arguments: [
    ("cells/crad.html", "did you mean 'cells/card.html'?"),
    ("cells/crad", "did you mean 'cells/card.html'?"),
    ("card", "did you mean 'cells/card.html'?"),
    ("Crad", "did you mean 'cells/card.html'?"),
    ("styles/site.css", "run 'vitrine templates' to list them all"),
    ("tokens.css", "did you mean 'styles/tokens.css'?"),
    ("something-else", "run 'vitrine templates' to list them all"),
  ])
  func anUnknownNameIsAnErrorWithTheNearest(name: String, hint: String) throws {
    #expect(
      try vitrine(name)
        == .init(
          status: 2, output: "",
          errors: """
            vitrine: error: there is no built-in template '\(name)'
              hint: \(hint)
            vitrine: 1 error

            """))
  }

  @Test func writingNeedsAName() throws {
    let result = try vitrine("--eject")

    #expect(result.status == 64)
    #expect(result.errors.hasPrefix("Error: --eject requires the name of a template\n"))
  }
}
