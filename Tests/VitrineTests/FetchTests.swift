import Foundation
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
    try folder.write("#!/bin/sh\n\(script)\n", to: "bin/curl")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.path(of: "bin/curl"))
    return "\(folder.path(of: "bin")):/usr/bin:/bin"
  }

  @Test func aBuildOnAServerIsCompared() throws {
    let server = Process()
    server.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    server.arguments = [
      "python3", "-u", "-c",
      """
      import http.server, functools
      handler = functools.partial(http.server.SimpleHTTPRequestHandler, directory="old")
      server = http.server.HTTPServer(("127.0.0.1", 0), handler)
      print(server.server_port)
      server.serve_forever()
      """,
    ]
    let output = Pipe()
    server.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    server.standardOutput = output
    server.standardError = FileHandle.nullDevice
    try server.run()
    defer { server.terminate() }
    let port = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
      .trimmingCharacters(in: .newlines)
    let site = "http://127.0.0.1:\(port)"

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
    ("kill -9 $$", "curl ended with status 9"),
    ("head -c 270000000 /dev/zero", "it has more than 256 MB"),
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

  @Test func withoutCurlItSaysWhatToDo() throws {
    #expect(
      try vitrine("diff", "https://x.example", "new", path: folder.path(of: "none"))
        == .init(
          status: 2, output: "",
          errors: """
            vitrine: error: cannot fetch the build at 'https://x.example': there is no program 'curl'
              hint: install curl, or fetch its snapshot.json and name that file
            vitrine: 1 error

            """))
    #expect(
      try vitrine(
        "build", "--previous", "https://x.example", "--quiet", path: folder.path(of: "none")
      )
      .status == 0)
  }
}
