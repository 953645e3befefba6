package import VitrineLayout

extension LayoutDimension {
  init(_ value: CaseValue) throws(CaseError) {
    let parts = try value.array()
    guard parts.count == 2 else { throw value.malformed("a name and a number") }
    let number = try parts[1].number()
    switch try parts[0].string() {
    case "fw": self = .fractionalWidth(number)
    case "fh": self = .fractionalHeight(number)
    case "abs": self = .absolute(number)
    case "est": self = .estimated(number)
    case "uni": self = .uniformAcrossSiblings(number)
    case let other: throw value.unsupported("the dimension '\(other)'")
    }
  }
}

extension Spacing {
  init(_ value: CaseValue) throws(CaseError) {
    let members = try value.object(["fixed", "flexible"])
    switch (members["fixed"], members["flexible"]) {
    case (let length?, nil): self = .fixed(try length.number())
    case (nil, let length?): self = .flexible(try length.number())
    default: throw value.malformed("either 'fixed' or 'flexible'")
    }
  }
}

extension EdgeSpacing {
  init(_ value: CaseValue) throws(CaseError) {
    self.init()
    for (edge, value) in try value.object(["leading", "top", "trailing", "bottom"]) {
      let spacing = try Spacing(value)
      switch edge {
      case "leading": leading = spacing
      case "top": top = spacing
      case "trailing": trailing = spacing
      default: bottom = spacing
      }
    }
  }
}

extension EdgeInsets {
  init(_ value: CaseValue) throws(CaseError) {
    let edges = try value.numbers(4)
    self.init(top: edges[0], leading: edges[1], bottom: edges[2], trailing: edges[3])
  }
}

extension Size {
  package init(_ value: CaseValue) throws(CaseError) {
    let lengths = try value.numbers(2)
    self.init(width: lengths[0], height: lengths[1])
  }
}

extension Point {
  init(_ value: CaseValue) throws(CaseError) {
    let distances = try value.numbers(2)
    self.init(x: distances[0], y: distances[1])
  }
}

extension Frame {
  package init(_ value: CaseValue) throws(CaseError) {
    let numbers = try value.numbers(4)
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension Frame {
  /// The frame of an item that is placed by hand. The optional fifth number is its z index, which
  /// does not affect positions.
  init(custom value: CaseValue) throws(CaseError) {
    let numbers = try value.numbers(try value.array().count == 5 ? 5 : 4)
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension ContentInsetsReference {
  init(_ value: CaseValue) throws(CaseError) {
    switch try value.string() {
    case "automatic": self = .automatic
    case "none": self = .none
    case "safeArea": self = .safeArea
    case "layoutMargins": self = .layoutMargins
    case "readableContent": self = .readableContent
    case let other: throw value.unsupported("the reference '\(other)'")
    }
  }
}

extension ReferenceInsets {
  init(_ value: CaseValue) throws(CaseError) {
    self.init()
    for (name, insets) in try value.object(["safeArea", "layoutMargins", "readableContent"]) {
      let insets = try EdgeInsets(insets)
      switch name {
      case "safeArea": safeArea = insets
      case "layoutMargins": layoutMargins = insets
      default: readableContent = insets
      }
    }
  }
}

extension Axis {
  init(_ value: CaseValue) throws(CaseError) {
    switch try value.string() {
    case "horizontal": self = .horizontal
    case "vertical": self = .vertical
    case let other: throw value.unsupported("the direction '\(other)'")
    }
  }
}

extension OrthogonalScrolling {
  package init(_ value: CaseValue) throws(CaseError) {
    let name = try value.string()
    guard let scrolling = OrthogonalScrolling(rawValue: name) else {
      throw value.unsupported("the behaviour '\(name)'")
    }
    self = scrolling
  }
}

extension LayoutEnvironment.Direction {
  init(_ value: CaseValue) throws(CaseError) {
    switch try value.string() {
    case "ltr": self = .leftToRight
    case "rtl": self = .rightToLeft
    case let other: throw value.unsupported("the direction '\(other)'")
    }
  }
}
