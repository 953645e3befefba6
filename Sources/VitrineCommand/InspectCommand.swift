import ArgumentParser
import Vitrine
import VitrineCases
import VitrineSystem

struct InspectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract: "Show where the layout engine puts the items of a page.",
    discussion: """
      Frames are those of each list in its own wrapper, in CSS pixels, as a browser rounds them. A \
      height with '~' is an estimate: content decides it.

      Exit status: 0 success, 2 the content or the machine failed, 64 wrong usage.
      """)

  @Argument(
    help: "The page: its folder ('emoji', '.' for the home page) or its path in the site.")
  var page: String?

  @Option(
    help: ArgumentHelp(
      "Instead of a page, a layout by itself: a JSON file with one case object.", valueName: "file"),
    completion: .file())
  var layout: String?

  @Option(help: ArgumentHelp("Only the section with this id.", valueName: "id"))
  var section: String?

  @Option(
    help: ArgumentHelp(
      "Of layouts that visitors choose from, this one. (default: the first)", valueName: "name"))
  var choice: String?

  @Option(
    help: ArgumentHelp("The width of the lists' wrapper. (default: 1024)", valueName: "pixels"))
  var width: Double?

  @Option(help: ArgumentHelp("The height of the viewport. (default: 768)", valueName: "pixels"))
  var height: Double?

  @Option(help: "How frames are shown.")
  var format = Format.text

  @Flag(help: "Show, instead of frames, what repeats in which range of widths.")
  var structures = false

  @Flag(help: "Show, instead of frames, the compiled rules and why they have their form.")
  var css = false

  @OptionGroup var input: InputOptions

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json, svg
  }

  func validate() throws {
    if page == nil && layout == nil { throw ValidationError("name a page, or a --layout") }
    let isOfPage = page != nil || section != nil || choice != nil || width != nil || height != nil
    if layout != nil, isOfPage || structures || css || format != .text {
      throw ValidationError("--layout stands alone: it is answered in JSON")
    }
    for case (let name, let value?) in [("width", width), ("height", height)]
    where !(value > 0 && value <= 100_000) {
      throw ValidationError("--\(name) takes a number of pixels above 0, up to 100000")
    }
    if structures && css { throw ValidationError("--structures and --css exclude each other") }
    if structures || css, format != .text {
      throw ValidationError("--format is for frames, not for --structures and --css")
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
