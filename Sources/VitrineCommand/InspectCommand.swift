import ArgumentParser
import Vitrine
import VitrineCases
import VitrineSystem

struct InspectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract: "Show where the layout engine puts the items of a page.",
    discussion: """
      Frames are relative to the wrapper of their list, in CSS pixels, rounded as in a browser. A \
      height with '~' is an estimate: it depends on the content.

      Exit status: 0 for success, 2 for errors, 64 for wrong usage.
      """)

  @Argument(
    help: "The page: its folder ('emoji', '.' for the home page) or its path in the site.")
  var page: String?

  @Option(
    help: ArgumentHelp(
      "A JSON file with one layout case, to inspect instead of a page.", valueName: "file"),
    completion: .file())
  var layout: String?

  @Option(help: ArgumentHelp("Show only the section with this id.", valueName: "id"))
  var section: String?

  @Option(
    help: ArgumentHelp(
      "The layout to show if visitors can choose from several. (default: the first)",
      valueName: "name"))
  var choice: String?

  @Option(
    help: ArgumentHelp("The width of the lists' wrapper. (default: 1024)", valueName: "pixels"))
  var width: Double?

  @Option(help: ArgumentHelp("The height of the viewport. (default: 768)", valueName: "pixels"))
  var height: Double?

  @Option(help: "The output format.")
  var format = Format.text

  @Flag(help: "Show what repeats in which range of widths, instead of frames.")
  var structures = false

  @Flag(help: "Show the compiled rules and the reasons for their form, instead of frames.")
  var css = false

  @OptionGroup var input: InputOptions

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json, svg
  }

  func validate() throws {
    if page == nil && layout == nil { throw ValidationError("name a page, or use --layout") }
    let isOfPage = page != nil || section != nil || choice != nil || width != nil || height != nil
    if layout != nil, isOfPage || structures || css || format != .text {
      throw ValidationError(
        "--layout cannot be combined with other options: its output is always JSON")
    }
    for case (let name, let value?) in [("width", width), ("height", height)]
    where !(value > 0 && value <= 100_000) {
      throw ValidationError("--\(name) must be a number of pixels above 0, up to 100000")
    }
    if structures && css { throw ValidationError("--structures and --css cannot be combined") }
    if structures || css, format != .text {
      throw ValidationError("--format applies to frames, not to --structures or --css")
    }
  }

  func run() throws {
    if let layout {
      try StandardOutput.print(answer(toCase: layout))
    } else if let page {
      try show(page)
    }
  }

  private func answer(toCase file: String) throws(BuildFailure) -> [UInt8] {
    do throws(CaseFileError) {
      return try solvedCase(readFile(file), file: file)
    } catch {
      throw BuildFailure(error.diagnostics)
    }
  }

  private func show(_ page: String) throws {
    var options = InspectOptions(
      BuildOptions(input), page: page, section: section, choice: choice)
    if let width { options.width = width }
    if let height { options.height = height }
    let inspection = try inspect(options)
    if structures {
      try StandardOutput.print(Array(inspection.structuresText.utf8))
    } else if css {
      try StandardOutput.print(Array(inspection.cssText.utf8))
    } else {
      switch format {
      case .text: try StandardOutput.print(Array(inspection.text.utf8))
      case .json: try StandardOutput.print(inspection.json)
      case .svg: try StandardOutput.print(inspection.svg)
      }
    }
  }
}
