import ArgumentParser
import Vitrine
import VitrineServe
import VitrineSystem
import VitrineText

struct ServeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Preview the site in a browser and update it as you save.",
    discussion: """
      Read-only, except that --edit saves the order of items you drag. Changes to the content or the \
      templates are shown as soon as you save them; errors in them are reported here and do not end \
      the preview.

      Exit status: 0 if ended by Ctrl-C or SIGTERM, 2 for errors, 64 for wrong usage.
      """)

  @OptionGroup var input: InputOptions

  @Option(
    help: ArgumentHelp(
      """
      The build to compare with: the folder or address of a site, its snapshot.json, or 'none'. \
      (default: the build set in site.yml, or else none)
      """, valueName: "build"), completion: .file())
  var previous: String?

  @Option(help: ArgumentHelp("The port to listen on; 0 for any free port.", valueName: "number"))
  var port = 8080

  @Option(
    help: ArgumentHelp(
      "The name or address of this machine to listen on; 0.0.0.0 for all addresses.",
      valueName: "host"))
  var host = "127.0.0.1"

  @Option(
    help: ArgumentHelp(
      "Another host name to accept, such as that of a proxy or a container; can be repeated.",
      valueName: "name"))
  var allowHost: [String] = []

  @Flag(help: "Open the site in the browser.")
  var open = false

  @Flag(help: "Let items be dragged on the pages, and save their order in the content.")
  var edit = false

  @Flag(help: "Poll for changes instead of watching; use this on network drives.")
  var poll = false

  @Flag(
    help:
      "Show every warning, and after each build why pages were rebuilt and how long each step took."
  )
  var verbose = false

  func validate() throws {
    guard (0...65_535).contains(port) else {
      throw ValidationError("--port must be a number from 0 to 65535")
    }
    if host.isEmpty { throw ValidationError("--host must be a name or an address") }
    if let other = allowHost.first(where: { !isHostName($0) }) {
      throw ValidationError(
        "--allow-host must be just a name, such as docs.example.org, not '\(other)'")
    }
  }

  func run() async throws {
    endWithSignals()
    let log = ServeLog(content: input.content, opensBrowser: open, isVerbose: verbose)
    try await serve(options()) { log.write($0) }
  }

  private func options() throws -> ServeOptions {
    var build = BuildOptions(input)
    build.date = try BuildDate.ofEnvironment()?.text
    build.fetch = fetchWithCurl
    build.baseline = BuildOptions.Baseline(previous)
    // For the sizes of pictures: a preview keeps nothing else on the disk.
    build.cache = .user
    build.isPreview = true
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
