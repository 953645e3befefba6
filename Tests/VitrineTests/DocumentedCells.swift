import Vitrine
import VitrineLayout
import VitrineModel

/// A picture, a title, who made it, the number of works under it, and a mark on what is new.
let work = CellRegistration { record, state in
  var content = ListContentConfiguration.subtitleCell()
  content.text = record.title
  content.secondaryText = record["creator"] ?? ""
  content.imageProperties?.maximumSize = 44
  content.imageProperties?.cornerRadius = 8
  var background = BackgroundConfiguration.listCell()
  if state.isInserted { background.color = .accent }
  return CellConfiguration(
    content, background: background,
    accessories: [.disclosureIndicator(), .label(text: record["year"] ?? "")])
}

let plaque = CellRegistration(html: { record, _ in
  "<p class=\"plaque\"><b>\(record.title.escapedForHTML)</b></p>"
})

let works = SupplementaryRegistration { section, state in
  var content = ListContentConfiguration.header()
  content.text = section.title
  content.secondaryText = "\(section.recordCount) works"
  return CellConfiguration(content, accessories: state.isInserted ? [.label(text: "New")] : [])
}

func buildSiteWithCells(from content: String, to site: String) throws -> BuildReport {
  var options = BuildOptions(content: content, output: site)
  options.cells = ["work": work, "plaque": plaque]
  options.headers["works"] = works
  return try build(options)
}
