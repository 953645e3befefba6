import VitrineLayout

extension SupplementaryItem {
  init(_ value: CaseValue) throws(CaseError) {
    let members = try value.object(["kind", "w", "h", "container", "item", "z"])
    self.init(
      kind: try members.required("kind", in: value).string(),
      size: LayoutSize(
        width: try LayoutDimension(try members.required("w", in: value)),
        height: try LayoutDimension(try members.required("h", in: value))),
      containerAnchor: try LayoutAnchor(try members.required("container", in: value)))
    if let item = members["item"] {
      itemAnchor = try LayoutAnchor(item)
    }
    zIndex = try members["z"]?.integer() ?? zIndex
  }
}

extension LayoutAnchor {
  init(_ value: CaseValue) throws(CaseError) {
    let members = try value.object(["edges", "abs", "frac"])
    var edges: Edges = []
    for edge in try members["edges"]?.array() ?? [] {
      switch try edge.string() {
      case "top": edges.insert(.top)
      case "leading": edges.insert(.leading)
      case "bottom": edges.insert(.bottom)
      case "trailing": edges.insert(.trailing)
      case let other: throw edge.unsupported("the edge '\(other)'")
      }
    }
    self.init(edges: edges)
    switch (members["abs"], members["frac"]) {
    case (nil, nil): break
    case (let distance?, nil): offset = .absolute(try Point(distance))
    case (nil, let part?): offset = .fractional(try Point(part))
    default: throw value.malformed("either 'abs' or 'frac'")
    }
  }
}

extension BoundarySupplementaryItem {
  init(_ value: CaseValue) throws(CaseError) {
    let members = try value.object([
      "kind", "w", "h", "align", "offset", "extends", "pin", "z",
    ])
    let name = try members.required("align", in: value)
    guard let alignment = Alignment(rawValue: try name.string()) else {
      throw name.unsupported("the alignment '\(try name.string())'")
    }
    self.init(
      kind: try members.required("kind", in: value).string(),
      size: LayoutSize(
        width: try LayoutDimension(try members.required("w", in: value)),
        height: try LayoutDimension(try members.required("h", in: value))),
      alignment: alignment)
    if let distance = members["offset"] {
      offset = try Point(distance)
    }
    extendsBoundary = try members["extends"]?.bool() ?? extendsBoundary
    pinsToVisibleBounds = try members["pin"]?.bool() ?? pinsToVisibleBounds
    zIndex = try members["z"]?.integer() ?? zIndex
  }
}

extension DecorationItem {
  init(_ value: CaseValue) throws(CaseError) {
    let members = try value.object(["kind", "insets", "z"])
    self.init(kind: try members.required("kind", in: value).string())
    if let insets = members["insets"] {
      contentInsets = try EdgeInsets(insets)
    }
    zIndex = try members["z"]?.integer() ?? zIndex
  }
}

extension CaseValue {
  func boundaryItems() throws(CaseError) -> [BoundarySupplementaryItem] {
    try array().map { value throws(CaseError) in try BoundarySupplementaryItem(value) }
  }
}
