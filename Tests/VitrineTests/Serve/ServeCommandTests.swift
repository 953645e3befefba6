import Foundation
import Glibc
import TestSupport
import Testing

/// The command as a user runs it.
@Suite(.serialized) struct ServeCommandTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try writeSmallContent(to: folder)
  }

  /// A running `vitrine serve`, ended when it goes.
  private final class Served {
    private let process = Process()
    private let folder: TemporaryFolder

    init(_ arguments: [String], in folder: TemporaryFolder, path: String = "/usr/bin:/bin") throws {
      self.folder = folder
      for name in ["output", "errors"] { try folder.write("", to: name) }
      process.executableURL = URL(fileURLWithPath: VitrineProgram.path)
      process.arguments = ["serve"] + arguments
      process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
      process.environment = ["PATH": path]
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = FileHandle(forWritingAtPath: folder.path(of: "output"))
      process.standardError = FileHandle(forWritingAtPath: folder.path(of: "errors"))
      try process.run()
    }

    deinit { process.terminate() }

    /// The output as soon as it contains a text; empty when it does not in a minute.
    func output(with text: String, in name: String = "output") throws -> String {
      for _ in 0..<3000 {
        if let output = try? folder.text(of: name), output.contains(text) { return output }
        usleep(20_000)
      }
      return ""
    }

    func port() throws -> Int {
      let output = try output(with: "Ctrl-C")
      return try #require(output.firstMatch(of: /:(\d+)\//).flatMap { Int($0.1) })
    }

    /// The exit status after a signal, and how long it took; with 9 for a death by the signal.
    func end(by signal: Int32) -> (status: Int32, time: Duration) {
      let start = ContinuousClock.now
      kill(process.processIdentifier, signal)
      process.waitUntilExit()
      let status = process.terminationReason == .exit ? process.terminationStatus : 9
      return (status, start.duration(to: .now))
    }
  }

  @Test func theChosenPortIsPrintedAndServed() async throws {
    let served = try Served(["--port", "0"], in: folder)
    let port = try served.port()

    let connection = try RawConnection(port: port)
    try await connection.send("HEAD / HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")

    let answer = try await connection.receive(until: "\r\n\r\n").text
    #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
    let output = try served.output(with: "items")
    #expect(output.hasPrefix("content is shown at http://127.0.0.1:\(port)/ (Ctrl-C to stop)\n"))
    #expect(output.contains(/\n\d\d:\d\d:\d\d  6 pages, 5 items, \d\.\d\d s\n$/))
    #expect(try folder.text(of: "errors") == "")
  }

  @Test func everyBuildIsALine() throws {
    let served = try Served(["--port", "0"], in: folder)
    _ = try served.output(with: "items")

    try folder.write(
      "---\ntitle: Calton Hill\nsubtitle: 103 m\n---\n## Views\n", to: "content/calton.md")
    var output = try served.output(with: "updated")
    let line = /\n\d\d:\d\d:\d\d  1 updated; 3 files changed, 0 removed, \d\.\d\d s\n$/
    #expect(output.contains(line))

    try folder.write("---\ntitel: Calton\n---\n", to: "content/birds/index.md")
    let errors = try served.output(with: "still shown", in: "errors").split(separator: "\n")
    #expect(
      errors.dropLast() == [
        "birds/index.md:2:1: error: unknown key 'titel' in a page", "  hint: did you mean 'title'?",
      ])
    #expect(
      errors.last?.wholeMatch(of: /\d\d:\d\d:\d\d  1 error, the previous site is still shown/)
        != nil)

    try folder.write("---\ntitle: Birds\n---\n", to: "content/birds/index.md")
    output = try served.output(with: "section removed; ")
    #expect(output.contains(/\n\d\d:\d\d:\d\d  3 removed, 1 section removed;/))
  }

  @Test func aChangeOfNoItemIsOfFilesAlone() throws {
    let served = try Served(["--port", "0"], in: folder)
    _ = try served.output(with: "items")

    try folder.write("a { color: red }", to: "Templates/styles/base.css")

    let output = try served.output(with: "changed, ")
    #expect(output.contains(/\n\d\d:\d\d:\d\d  \d+ files changed, 0 removed, \d\.\d\d s\n$/))
  }

  @Test func thePartsOfAChangeAreALine() throws {
    let served = try Served(["--port", "0", "--verbose"], in: folder)
    _ = try served.output(with: "items")

    try folder.write(
      "---\ntitle: Calton Hill\nsubtitle: 103 m\n---\n## Views\n", to: "content/calton.md")
    let output = try served.output(with: " ms: ")

    let line =
      /\n {10}\d+\.\d ms: waiting for changes to settle \d+\.\d, build \d+\.\d \(reading \d+\.\d, rendering \d+\.\d\)\n$/
    #expect(output.contains(line))
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func aSignalEndsItAtOnce(signal: Int32) async throws {
    let served = try Served(["--port", "0"], in: folder)
    let connection = try RawConnection(port: try served.port())
    try await connection.send("GET / HTTP/1.1\r\n")

    let (status, time) = served.end(by: signal)

    #expect(status == 0)
    #expect(time < .seconds(1))
  }

  @Test func nothingIsWritten() throws {
    let before = try folder.contents(of: "content")
    let served = try Served(["--port", "0"], in: folder)
    _ = try served.output(with: "items")

    #expect(try folder.contents(of: "content") == before)
    #expect(
      try folder.contents().filter { !$0.hasPrefix("content/") } == ["errors", "output"])
  }

  @Test func aTakenPortIsAnError() throws {
    let served = try Served(["--port", "0"], in: folder)
    let port = try served.port()

    #expect(
      try VitrineProgram.run(["serve", "--port", "\(port)"], in: folder.path)
        == .init(
          status: 2, output: "",
          errors: """
            vitrine: error: port \(port) of 127.0.0.1 is already in use
              hint: choose another with --port, or use --port 0 for any free port
            vitrine: 1 error

            """))
  }

  @Test(arguments: [
    (
      "nowhere.invalid", "unknown host 'nowhere.invalid'",
      """
      omit --host, or name an address of this machine; if it is the name of a proxy or a container, use --allow-host nowhere.invalid
      """
    ),
    (
      "192.0.2.1", "'192.0.2.1' is not an address of this machine",
      "omit --host, or name one that is"
    ),
  ])
  func aHostThatIsNotThisMachineIsAnError(host: String, message: String, hint: String) throws {
    #expect(
      try VitrineProgram.run(["serve", "--host", host, "--port", "0"], in: folder.path)
        == .init(
          status: 2, output: "",
          errors: "vitrine: error: \(message)\n  hint: \(hint)\nvitrine: 1 error\n"))
  }

  @Test(arguments: [
    (["--port", "70000"], "--port must be a number from 0 to 65535"),
    (["--host", ""], "--host must be a name or an address"),
    (
      ["--allow-host", "https://docs.example"],
      "--allow-host must be just a name, such as docs.example.org, not 'https://docs.example'"
    ),
  ])
  func wrongUsageIsSaid(arguments: [String], message: String) throws {
    let result = try VitrineProgram.run(["serve"] + arguments, in: folder.path)

    #expect(result.status == 64)
    #expect(result.errors.hasPrefix("Error: \(message)\n"))
  }

  @Test func aHostThatOthersReachIsWarnedOf() throws {
    let served = try Served(["--port", "0", "--host", "0.0.0.0"], in: folder)

    #expect(try served.output(with: "Ctrl-C").hasPrefix("content is shown at http://127.0.0.1:"))
    #expect(
      try served.output(with: "hint", in: "errors") == """
        vitrine: warning: anyone who can reach this machine at 0.0.0.0 can read the site, including its errors
          hint: omit --host to prevent that

        """)
  }

  @Test func thatOthersCanChangeTheOrderIsWarnedOf() throws {
    let served = try Served(["--port", "0", "--host", "0.0.0.0", "--edit"], in: folder)

    #expect(
      try served.output(with: "hint", in: "errors").hasPrefix(
        """
        vitrine: warning: anyone who can reach this machine at 0.0.0.0 can read the site, including its errors, \
        and change the order of its items

        """))
  }

  @Test func theBrowserIsOpened() throws {
    let opened = folder.path(of: "opened")
    try folder.write(
      script: """
        /bin/ls -l /proc/$$/fd > '\(folder.path(of: "descriptors"))'
        echo $$ $(/usr/bin/cut -d ' ' -f 5 /proc/$$/stat) > '\(folder.path(of: "group"))'
        echo "$@" > '\(opened)'
        """, to: "bin/xdg-open")
    let served = try Served(["--port", "0", "--open"], in: folder, path: folder.path(of: "bin"))
    let port = try served.port()

    #expect(try served.output(with: "\n", in: "opened") == "http://127.0.0.1:\(port)/\n")
    // What it inherits would outlive the server: the port would stay taken.
    let descriptors = try folder.text(of: "descriptors")
    #expect(descriptors.contains(" 2 -> /dev/null"))
    for kind in ["socket:", "pipe:", "anon_inode:"] { #expect(!descriptors.contains(kind)) }
    let group = try folder.text(of: "group").split { $0 == " " || $0 == "\n" }
    #expect(group.count == 2 && group.first == group.last)
  }

  @Test func aBrowserThatIsNotThereIsWarnedOf() throws {
    let served = try Served(["--port", "0", "--open"], in: folder, path: folder.path(of: "none"))
    _ = try served.port()

    #expect(
      try served.output(with: "hint", in: "errors") == """
        vitrine: warning: cannot open the browser: cannot find the program 'xdg-open'
          hint: open the address above yourself

        """)
  }

  /// As where there is no desktop.
  @Test func aBrowserThatDoesNotOpenIsWarnedOf() throws {
    try folder.write(script: "exit 3", to: "bin/xdg-open")
    let served = try Served(["--port", "0", "--open"], in: folder, path: folder.path(of: "bin"))

    #expect(
      try served.output(with: "hint", in: "errors") == """
        vitrine: warning: cannot open the browser: 'xdg-open' ended with status 3
          hint: open the address above yourself

        """)
  }

  @Test func draftsAreShownOnlyWhenAskedFor() throws {
    try folder.write("---\ntitle: Castle Rock\ndraft: true\n---\n", to: "content/castle.md")

    for (arguments, count) in [([], "5 items"), (["--drafts"], "6 items")] {
      let served = try Served(["--port", "0"] + arguments, in: folder)
      #expect(try served.output(with: count).contains(count))
    }
  }

  @Test func helpOfServeSaysEveryDefault() throws {
    #expect(
      try VitrineProgram.run(["serve", "--help"], in: folder.path, environment: ["COLUMNS": "80"])
        .output == """
          OVERVIEW: Preview the site in a browser and update it as you save.

          Read-only, except that --edit saves the order of items you drag. Changes to the
          content or the templates are shown as soon as you save them; errors in them are
          reported here and do not end the preview.

          Exit status: 0 if ended by Ctrl-C or SIGTERM, 2 for errors, 64 for wrong usage.

          USAGE: vitrine serve [--content <folder>] [--templates <folder>] [--drafts] [--previous <build>] [--port <number>] [--host <host>] [--allow-host <name> ...] [--open] [--edit] [--poll] [--verbose]

          OPTIONS:
            --content <folder>      The content folder. (default: content)
            --templates <folder>    Templates that replace built-in ones with the same
                                    names. (default: the folder Templates next to the
                                    content folder, if it exists)
            --drafts                Include drafts.
            --previous <build>      The build to compare with: the folder or address of a
                                    site, its snapshot.json, or 'none'. (default: the
                                    build set in site.yml, or else none)
            --port <number>         The port to listen on; 0 for any free port. (default:
                                    8080)
            --host <host>           The name or address of this machine to listen on;
                                    0.0.0.0 for all addresses. (default: 127.0.0.1)
            --allow-host <name>     Another host name to accept, such as that of a proxy
                                    or a container; can be repeated.
            --open                  Open the site in the browser.
            --edit                  Let items be dragged on the pages, and save their
                                    order in the content.
            --poll                  Poll for changes instead of watching; use this on
                                    network drives.
            --verbose               Show every warning, and after each build why pages
                                    were rebuilt and how long each step took.
            --version               Show the version.
            -h, --help              Show help information.


          """)
  }
}
