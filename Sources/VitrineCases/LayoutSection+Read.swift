import VitrineLayout

extension LayoutSection {
  init(_ value: CaseValue) throws(CaseError) {
    let members = try value.object([
      "group", "contentInsets", "interGroupSpacing", "orthogonal", "boundary", "followInsets",
      "decorations", "contentInsetsReference",
    ])
    let content = try LayoutSubitem(try members.required("group", in: value))
    guard case .group(let group) = content else { throw value.malformed("a group") }
    self.init(group: group)
    if let insets = members["contentInsets"] {
      contentInsets = try EdgeInsets(insets)
    }
    interGroupSpacing = try members["interGroupSpacing"]?.number() ?? 0
    if let orthogonal = members["orthogonal"] {
      orthogonalScrolling = try OrthogonalScrolling(orthogonal)
    }
    if let reference = members["contentInsetsReference"] {
      contentInsetsReference = try ContentInsetsReference(reference)
    }
    boundarySupplementaryItems = try members["boundary"]?.boundaryItems() ?? []
    supplementariesFollowContentInsets = try members["followInsets"]?.bool() ?? true
    decorationItems =
      try members["decorations"]?.array().map { value throws(CaseError) in
        try DecorationItem(value)
      } ?? []
  }
}

extension LayoutSubitem {
  init(_ value: CaseValue) throws(CaseError) {
    let members = try value.object([
      "type", "w", "h", "insets", "edge", "subitems", "subitem", "count", "mode", "spacing",
      "frames", "supplementary",
    ])
    let type = try members.required("type", in: value).string()
    let size = LayoutSize(
      width: try LayoutDimension(try members.required("w", in: value)),
      height: try LayoutDimension(try members.required("h", in: value)))
    let insets = try members["insets"].map { value throws(CaseError) in try EdgeInsets(value) }
    let supplementaries =
      try members["supplementary"]?.array().map { value throws(CaseError) in
        try SupplementaryItem(value)
      } ?? []
    let edges = try members["edge"].map { value throws(CaseError) in try EdgeSpacing(value) }

    if type == "item" {
      self = .item(
        LayoutItem(
          size: size, contentInsets: insets ?? .zero, edgeSpacing: edges ?? .none,
          supplementaryItems: supplementaries))
      return
    }
    var group = LayoutGroup(
      size: size, content: try LayoutGroup.Content(type: type, members, in: value),
      contentInsets: insets ?? .zero, edgeSpacing: edges ?? .none,
      supplementaryItems: supplementaries)
    if let spacing = members["spacing"] {
      group.interItemSpacing = try Spacing(spacing)
    }
    self = .group(group)
  }
}

extension LayoutGroup.Content {
  /// A limit, because groups of these are nested in groups.
  private static let maxSubitems = 10_000

  fileprivate init(
    type: String, _ members: [String: CaseValue], in value: CaseValue
  ) throws(CaseError) {
    let axis: Axis
    switch type {
    case "hgroup": axis = .horizontal
    case "vgroup": axis = .vertical
    case "custom":
      let frames = try members.required("frames", in: value).array().map {
        value throws(CaseError) in try Frame(custom: value)
      }
      self = .custom(CustomFrames { _ in frames })
      return
    default: throw value.unsupported("the type '\(type)'")
    }
    if let list = members["subitems"] {
      self = .subitems(
        axis,
        try list.array().map { value throws(CaseError) in try LayoutSubitem(value) })
      return
    }
    let subitem = try LayoutSubitem(try members.required("subitem", in: value))
    let count = try members.required("count", in: value).count(upTo: Self.maxSubitems)
    let mode = try members.required("mode", in: value)
    switch try mode.string() {
    case "count": self = .count(axis, subitem, count)
    case "repeating": self = .repeating(axis, subitem, count)
    case let other: throw mode.unsupported("the mode '\(other)'")
    }
  }
}
