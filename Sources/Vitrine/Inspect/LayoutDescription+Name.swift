import VitrineLayout

extension LayoutDescription {
  var name: String {
    switch self {
    case .list: "list"
    case .grid: "grid"
    case .carousel: "carousel"
    case .gallery: "gallery"
    case .flow: "flow"
    case .section: "section"
    case .named(let layout): layout.name
    }
  }
}
