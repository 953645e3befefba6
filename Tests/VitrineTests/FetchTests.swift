import Foundation
import TestSupport
import Testing

/// Builds on servers, fetched by the program `curl`.
@Suite struct FetchTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "---\ntitle: Birds\ncollection: { from: birds.json }\n---\n", to: "content/index.md")
    try write("Owl")
    _ = try vitrine("build", "--output", "old", "--quiet")
    try write("Barn owl")
    _ = try vitrine("build", "--output", "new", "--quiet")
  }

  private func write(_ owl: String) throws {
    try folder.write(#"[{"id":"owl","title":"\#(owl)"}]"#, to: "content/birds.json")
  }

  private func vitrine(
    _ arguments: String..., path: String = "/usr/bin:/bin"
  ) throws -> VitrineProgram.Result {
    try VitrineProgram.run(
      arguments, in: folder.path, environment: ["COLUMNS": "80", "PATH": path])
  }

  /// A program `curl` in the folder `bin` that does what a script says.
  private func makeCurl(_ script: String) throws -> String {
    try folder.write(script: script, to: "bin/curl")
    return "\(folder.path(of: "bin")):/usr/bin:/bin"
  }

  @Test func aBuildOnAServerIsCompared() throws {
    let server = try FileServer(of: folder.path(of: "old"))
    let site = server.address

    let difference = try vitrine("diff", "\(site)/", "new")
    #expect(difference.errors == "")
    #expect(difference.output.contains("~ Barn owl: title “Owl” → “Barn owl”"))

    let missing = try vitrine("diff", "\(site)/elsewhere", "new")
    #expect(missing.status == 2)
    #expect(
      missing.errors.hasPrefix(
        "vitrine: error: cannot fetch the build at '\(site)/elsewhere': The requested URL returned")
    )

    try write("Tawny owl")
    #expect(
      try vitrine("build", "--output", "third", "--quiet", "--previous", site)
        == .init(status: 0, output: "", errors: ""))
    #expect(try folder.text(of: "third/snapshot.json").contains(#""old":"Owl","new":"Tawny owl""#))
  }

  @Test func curlIsAskedForHTTPAloneWithLimits() throws {
    let path = try makeCurl(#"printf '%s\n' "$@" > arguments; cat old/snapshot.json"#)
    let result = try vitrine("diff", "https://x.example/a [b]/", "new", path: path)

    #expect(result.errors == "")
    #expect(
      try folder.text(of: "arguments").split(separator: "\n") == [
        "--silent", "--show-error", "--fail", "--location", "--globoff", "--proto", "=http,https",
        "--proto-redir", "=http,https", "--max-redirs", "5", "--connect-timeout", "10",
        "--max-time", "60", "--max-filesize", "268435456", "--url",
        "https://x.example/a [b]/snapshot.json",
      ])
  }

  @Test(arguments: [
    ("echo 'curl: (6) Could not resolve host: x' >&2; exit 6", "Could not resolve host: x"),
    ("exit 7", "curl ended with status 7"),
    ("kill -9 $$", "curl ended with status 137"),
    ("head -c 270000000 /dev/zero", "it is larger than 256 MB"),
  ])
  func whatCannotBeFetchedIsAnError(script: String, reason: String) throws {
    #expect(
      try vitrine("diff", "https://x.example", "new", path: makeCurl(script))
        == .init(
          status: 2, output: "",
          errors: """
            vitrine: error: cannot fetch the build at 'https://x.example': \(reason)
              hint: name the folder of a site that vitrine built, or its snapshot.json
            vitrine: 1 error

            """))
  }

  /// What a server may answer in the place of a build, and what the error says. Nothing is read from the
  /// disk, however the server asks for it, and nothing without an end.
  struct Answer: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var handler: String
    var error: String
  }

  private static let answers = [
    Answer(
      testDescription: "404", handler: "self.send_error(404)",
      error:
        "vitrine: error: cannot fetch the build at 'SITE': The requested URL returned error: 404"
    ),
    Answer(
      testDescription: "a page",
      handler: "self.send_response(200); self.end_headers(); self.wfile.write(b'<!doctype html>')",
      error: """
        SITE/snapshot.json:1:1: error: this is not a valid build record: it is not JSON ('<' where a value \
        is expected)
        """),
    Answer(
      testDescription: "an empty answer", handler: "self.send_response(200); self.end_headers()",
      error:
        "SITE/snapshot.json:1:1: error: this is not a valid build record: it is not JSON (there is no "
        + "JSON value)"),
    Answer(
      testDescription: "a file of the disk",
      handler: """
        self.send_response(302); self.send_header('Location', 'file:///etc/passwd'); self.end_headers()
        """,
      error: "vitrine: error: cannot fetch the build at 'SITE': Protocol \"file\" "),
    Answer(
      testDescription: "itself again and again",
      handler: """
        self.send_response(302); self.send_header('Location', self.path); self.end_headers()
        """,
      error: "vitrine: error: cannot fetch the build at 'SITE': Maximum (5) redirects followed"),
    Answer(
      testDescription: "too long",
      handler: """
        self.send_response(200); self.send_header('Content-Length', '999999999'); self.end_headers()
        """,
      error: "vitrine: error: cannot fetch the build at 'SITE': Maximum file size exceeded"),
  ]

  @Test(arguments: answers)
  func whatIsNoBuildIsAnErrorOfDiffAndAWarningOfABuild(_ answer: Answer) throws {
    let server = try FileServer("def do_GET(self): \(answer.handler)", in: folder.path)
    let error = answer.error.replacing("SITE", with: server.address)

    let difference = try vitrine("diff", server.address, "new")
    let build = try vitrine("build", "--output", "third", "--previous", server.address)

    #expect(difference.status == 2)
    #expect(difference.output == "")
    #expect(difference.errors.hasPrefix(error))
    #expect(build.status == 0)
    #expect(
      build.errors.hasPrefix(
        error.replacing("error: cannot", with: "warning: cannot").replacing(
          "error: this is not a valid build record",
          with: "warning: there is no build here to compare with")))
  }

  @Test func withoutCurlItSaysWhatToDo() throws {
    #expect(
      try vitrine("diff", "https://x.example", "new", path: folder.path(of: "none"))
        == .init(
          status: 2, output: "",
          errors: """
            vitrine: error: cannot fetch the build at 'https://x.example': cannot find the program 'curl'
              hint: install curl, or download its snapshot.json and name that file
            vitrine: 1 error

            """))
    #expect(
      try vitrine(
        "build", "--previous", "https://x.example", "--quiet", path: folder.path(of: "none")
      )
      .status == 0)
  }
}
