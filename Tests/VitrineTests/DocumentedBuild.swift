import Vitrine
import VitrineLayout

/// One column, then a large picture beside two small ones, then rows of pictures of 200 px and more.
let wall = Layout { section, environment in
  let width = environment.container.width
  let whole = LayoutDimension.fractionalWidth(1)
  if width < 599.5 {
    let picture = LayoutSubitem.item(width: whole, height: .fractionalWidth(0.75))
    return LayoutSection(
      group: .vertical(width: whole, height: .fractionalWidth(0.75), [picture]),
      interGroupSpacing: 8)
  }
  if width <= 1200 {
    let large = LayoutSubitem.item(width: .fractionalWidth(0.7), height: .fractionalHeight(1))
    let small = LayoutGroup.vertical(
      width: .fractionalWidth(0.3), height: .fractionalHeight(1), spacing: .fixed(8),
      .item(width: whole, height: .fractionalHeight(1)), count: 2)
    return LayoutSection(
      group: .horizontal(
        width: whole, height: .fractionalWidth(0.4), spacing: .fixed(8), [large, .group(small)]),
      interGroupSpacing: 8)
  }
  let count = Int((width / 200).rounded(.down))
  return LayoutSection(
    group: .horizontal(
      width: whole, height: .absolute(160), spacing: .fixed(8),
      .item(width: whole, height: .fractionalHeight(1)), count: count),
    interGroupSpacing: 8)
}

func buildSite(from content: String, to site: String) throws -> BuildReport {
  var options = BuildOptions(content: content, output: site)
  options.layouts["wall"] = wall
  return try build(options)
}
