import Vitrine
import VitrineContent
import VitrineLayout

/// Items in pairs, and under each other in narrow containers.
struct PairsPreset: LayoutPreset {
  static let name = "pairs"
  let defaultCell = "card"

  /// The width of the container, in CSS pixels, from which on items stand in pairs.
  var from = 480.0

  func section(in environment: LayoutEnvironment) -> LayoutSection? {
    let item = LayoutItem(width: .fractionalWidth(1), height: .uniformAcrossSiblings(120))
    return LayoutSection(
      group: .horizontal(
        width: .fractionalWidth(1), height: .estimated(120), spacing: .fixed(16), .item(item),
        count: environment.container.width < from ? 1 : 2),
      interGroupSpacing: 16)
  }
}

let pairs = PresetDeclaration(
  PairsPreset(),
  [ContentKey("from", .number(from: 0), \.from, "The width from which on items stand in pairs.")],
  ofItems: [.picture, .fit, .badges])

func buildSiteWithPairs(from content: String, to site: String) throws -> BuildReport {
  var options = BuildOptions(content: content, output: site)
  options.presets = [pairs]
  return try build(options)
}
