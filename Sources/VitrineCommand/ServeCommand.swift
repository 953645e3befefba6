import ArgumentParser
import Vitrine
import VitrineServe
import VitrineSystem
import VitrineText

struct ServeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Show the site in a browser, and anew after every change.",
    discussion: """
      Nothing is written but, with --edit, the order of items that are moved. Whatever is saved in the \
      content or the templates is shown at once; what is wrong with it is said here and does not end \
      the preview.

      Exit status: 0 ended by Ctrl-C or SIGTERM, 2 the machine failed, 64 wrong usage.
      """)

  @OptionGroup var input: InputOptions

  @Option(
    help: ArgumentHelp(
      """
      The build to compare with: the folder or the address of a site, its snapshot.json, or \
      'none'. (default: what site.yml says, else none)
      """, valueName: "build"), completion: .file())
  var previous: String?

  @Option(help: ArgumentHelp("The port to listen at; 0 has one chosen.", valueName: "number"))
  var port = 8080

  @Option(
    help: ArgumentHelp(
      "The name or address of this machine to listen at; 0.0.0.0 for all it has.",
      valueName: "host"))
  var host = "127.0.0.1"

  @Option(
    help: ArgumentHelp(
      "Another host name to accept, such as that of a proxy or a container; may be repeated.",
      valueName: "name"))
  var allowHost: [String] = []

  @Flag(help: "Open the site in the browser.")
  var open = false

  @Flag(help: "Let items be moved on the pages, and write their order to the content.")
  var edit = false

  @Flag(help: "Look for changes, on a disk that tells of none: a network folder, for example.")
  var poll = false

  @Flag(
    help:
      "Show every warning, and after each build why pages were made anew and what took how long.")
  var verbose = false

  func validate() throws {
    guard (0...65_535).contains(port) else {
      throw ValidationError("--port takes a number from 0 to 65535")
    }
    if host.isEmpty { throw ValidationError("--host takes a name or an address") }
    if let other = allowHost.first(where: { !isHostName($0) }) {
      throw ValidationError(
        "--allow-host takes a name alone, as docs.example.org, and not '\(other)'")
    }
  }

  func run() async throws {
    endWithSignals()
    let log = ServeLog(content: input.content, opensBrowser: open, isVerbose: verbose)
    try await serve(options()) { log.tell($0) }
  }

  private func options() throws -> ServeOptions {
    var build = BuildOptions(input)
    build.date = try BuildDate.ofEnvironment()?.text
    build.fetch = fetchWithCurl
    build.baseline = BuildOptions.Baseline(previous)
    var options = ServeOptions(build)
    options.host =
      host.hasPrefix("[") && host.hasSuffix("]") ? String(host.dropFirst().dropLast()) : host
    options.allowedHosts = allowHost
    options.port = port
    options.isEditable = edit
    options.watch = poll ? .polling : .notification
    return options
  }
}
