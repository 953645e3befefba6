import Foundation
import TestSupport
import Testing

@testable import VitrineCode

/// A text beside the classes that Pygments gives it, which Tests/Code/compare.py writes: a letter for
/// each character, white space as it is.
struct CodeFixture {
  let language: CodeLanguage
  let text: [UInt8]
  let classes: String

  init(_ name: String) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures")
    language = try #require(CodeLanguage.named(name))
    text = [UInt8](try Data(contentsOf: folder.appending(path: "\(name).txt")))
    classes = try String(contentsOf: folder.appending(path: "\(name).classes"), encoding: .utf8)
  }

  static func classes(of text: [UInt8], in language: CodeLanguage) -> String {
    let runs = text.withUnsafeBufferPointer { codeRuns(of: $0, in: language) }
    var (letters, start) = ("", 0)
    for run in runs {
      for byte in text[start..<run.end] {
        if isBlankByte(byte) {
          letters.unicodeScalars.append(Unicode.Scalar(byte))
        } else if byte & 0xC0 != 0x80 {
          letters.append("pcsnktidh"[run.kind])
        }
      }
      start = run.end
    }
    return letters
  }
}

extension String {
  fileprivate subscript(kind: CodeClass) -> Character {
    self[index(startIndex, offsetBy: Int(kind.rawValue))]
  }
}

/// The runs of a text cover it, whatever it holds.
private func complaint(about text: [UInt8], in language: CodeLanguage) -> String? {
  let runs = text.withUnsafeBufferPointer { codeRuns(of: $0, in: language) }
  let ends = [0] + runs.map(\.end)
  if ends.last != text.count { return "the runs end at \(ends.last!) of \(text.count)" }
  if zip(ends, ends.dropFirst()).contains(where: { $0 >= $1 }) { return "a run is empty" }
  return nil
}

@Suite struct CodeRunTests {
  static let names = CodeLanguage.all.map { $0.names[0] }

  @Test(arguments: names)
  func aTextHasTheClassesThatPygmentsGives(_ name: String) throws {
    let fixture = try CodeFixture(name)

    let lines = CodeFixture.classes(of: fixture.text, in: fixture.language).split(separator: "\n")

    #expect(lines == fixture.classes.split(separator: "\n"))
  }

  @Test func aNameMeansOneLanguage() {
    let names = CodeLanguage.all.flatMap(\.names)

    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { $0 == $0.lowercased() })
  }

  @Test(arguments: [("js", "javascript"), ("TS", "typescript"), ("Bash", "shell"), ("yml", "yaml")])
  func aLanguageHasOtherNames(_ name: String, _ language: String) {
    #expect(CodeLanguage.named(name)?.names.first == language)
  }

  @Test(arguments: [
    ("javascript", "map.delete(x)", "ppppppppppppp"),
    ("swift", "#\"a \\d\"#", "sss ssss"),
    ("swift", "\"\"\"\n\"b\"\n\"\"\"", "sss\nsss\nsss"),
    ("rust", "let a: &'a str", "kkk pp kpt ttt"),
    ("shell", "cat <<\"END\"\n$x\nEND\nfi", "ppp sssssss\nss\nsss\nkk"),
    ("css", "a { b: c; &:hover { d: e } }", "t p kp pp ppttttt p kp p p p"),
    ("python", "f'{a!r}'", "ssspppss"),
  ])
  func whatPygmentsTakesForSomethingElseIsReadAsItIsMeant(
    _ name: String, _ text: String, _ classes: String
  ) throws {
    let language = try #require(CodeLanguage.named(name))

    #expect(CodeFixture.classes(of: Array(text.utf8), in: language) == classes)
  }
}

/// What is cut off, damaged or made to take long is read too.
@Suite struct HostileCodeTests {
  @Test(arguments: CodeRunTests.names)
  func everyBeginningAndMutationIsRead(_ name: String) async throws {
    let folder = try TemporaryFolder()

    await #expect(processExitsWith: .success) {
      [name = name as String, folder = folder.path as String] in
      let fixture = try CodeFixture(name)
      let cuts = Cuts(of: [fixture.text])
      let mutation = Mutation(of: [fixture.text], tokens: Self.tokens)
      Feeding.run(
        0..<cuts.count + 500, noting: "\(folder)/notes",
        text: { $0 < cuts.count ? cuts.text($0) : mutation.text($0) },
        complaint: { complaint(about: $0, in: fixture.language) })
    }

    let count = Cuts(of: [try CodeFixture(name).text]).count + 500
    let failures = Feeding.failures(
      of: name, noted: "\(folder.path)/notes", count: count, text: { _ in [] })
    #expect(failures == [])
  }

  /// Reading a token again and again takes a tenth of a second; if each looked ahead to the end of
  /// the text, it would take many seconds.
  @Test(arguments: CodeRunTests.names)
  func aTextOfOneThingAgainAndAgainTakesAsLongAsItIs(_ name: String) throws {
    let language = try #require(CodeLanguage.named(name))

    for token in Self.tokens {
      let text = Array(String(repeating: token, count: (1 << 17) / token.utf8.count).utf8)
      let start = nanosecondsOfThread()
      #expect(complaint(about: text, in: language) == nil)
      let time = nanosecondsOfThread() - start
      #expect(time < 1_500_000_000, "\(token.debugDescription): \(time) ns")
    }
  }

  private func nanosecondsOfThread() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }

  static let tokens = [
    "/*", "//", "/[", "\"", "`", "\"\"\"", "\\(", "${", "{", ")", "#", "#[", "r#\"", "R\"(", "<",
    "</",
    "<script>", "&a", "@", "$((", "<<a\n", "a ", "a.", "a: ", "a?", "a=", "1.", "- ", "| \n ", ": ",
    "\n",
    "f'{{", "a:b{", "url(", "'a", "'\\",
  ]
}
