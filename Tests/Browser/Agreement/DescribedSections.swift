import VitrineContent
import VitrineDiagnostics
import VitrineLayout
import VitrineModel

/// The sections of a folder of content, whose layouts are as its front matter describes them.
struct DescribedSections {
  private let reading: ContentResult

  init(folder: String) {
    reading = readContent(
      at: folder, options: ContentOptions(cells: ["card", "row", "tile", "plate", "chip", "sized"]))
    precondition(!reading.diagnostics.hasErrors, "\(reading.diagnostics)")
  }

  /// A list of `count` items of a section. `heights` are those of its header's and footer's content, 0 where it
  /// has none.
  func expectation(
    page: Substring, section: Int, of count: Int, in size: Size, top: Double, shown: Double,
    heights: (header: Double, footer: Double)
  ) -> String {
    guard let page = reading.content.pages.first(where: { $0.folder == page }) else {
      preconditionFailure("there is no page \(page)")
    }
    var layout = reading.layouts[page.sections[section].layout].fitted(to: count)
    for index in layout.steps.indices {
      if heights.header == 0 { layout.steps[index].supplements.header = nil }
      if heights.footer == 0 { layout.steps[index].supplements.footer = nil }
    }
    return SupplementLayout("\(page.folder) \(section)", layout.steps).expectation(
      of: count, in: size, top: top, shown: shown
    ) { $0 == LayoutSupplements.header ? heights.header : heights.footer }
  }
}
