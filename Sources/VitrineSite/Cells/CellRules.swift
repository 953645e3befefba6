internal import VitrineLayout

/// The CSS rules of the cells with one configuration, on top of what all cells share.
///
/// Lengths are in rem, so that they scale with the reader's text size.
struct CellRules {
  private let className: String
  private let configuration: CellConfiguration

  init(_ className: String, _ configuration: CellConfiguration) {
    self.className = className
    self.configuration = configuration
  }

  /// The selector of the cell, relative to its item.
  private var path: String {
    (configuration.swipeActions.isEmpty ? ">" : ">.swipe>") + ".\(className)"
  }

  var css: String {
    let content = configuration.content
    let rules =
      [("", cell)] + image.map { $0 }
      + [
        (" .t", declarations(content.textProperties)),
        (" .sub", declarations(content.secondaryTextProperties)),
      ] + background + configuration.accessories.compactMap(width)
    return lead + separator
      + rules.filter { !$1.isEmpty }.map { selector, declarations in
        ".cell.\(className)\(selector){\(Rule("", declarations).body)}"
      }.joined()
  }

  private var cell: [Declaration] {
    let content = configuration.content
    var result: [Declaration] = []
    if let margins = content.directionalLayoutMargins {
      result.append(Declaration("min-block-size", "0"))
      result.append(Declaration("padding", "\(rem(margins.top)) 0 \(rem(margins.bottom))"))
      result.append(
        Declaration("padding-inline", "\(rem(margins.leading)) \(rem(margins.trailing))"))
    }
    if let gap = content.textToSecondaryTextHorizontalPadding {
      result.append(Declaration("--beside", rem(gap)))
    }
    if let gap = content.textToSecondaryTextVerticalPadding {
      result.append(Declaration("--under", rem(gap)))
    }
    return result
  }
}

// MARK: Texts

extension CellRules {
  private func declarations(
    _ properties: ListContentConfiguration.TextProperties
  ) -> [Declaration] {
    var result: [Declaration] = []
    if let font = properties.font {
      let name = font == .title ? "title-3" : font.rawValue
      result.append(Declaration("font-size", "var(--\(name))"))
      result.append(Declaration("line-height", "var(--\(name)-line)"))
    }
    if let weight = properties.weight {
      result.append(Declaration("font-weight", String(weight.number)))
    }
    if let color = properties.color { result.append(Declaration("color", color.css)) }
    switch properties.alignment {
    case .natural: break
    case .center:
      result.append(Declaration("justify-self", "stretch"))
      result.append(Declaration("text-align", "center"))
    case .justified:
      result.append(Declaration("justify-self", "stretch"))
      result.append(Declaration("text-align", "justify"))
    }
    if properties.transform != .none {
      let words =
        properties.transform == .capitalized ? "capitalize" : properties.transform.rawValue
      result.append(Declaration("text-transform", words))
    }
    if properties.numberOfLines > 0 {
      result += [
        Declaration("display", "-webkit-box"), Declaration("-webkit-box-orient", "vertical"),
        Declaration("-webkit-line-clamp", String(properties.numberOfLines)),
        Declaration("overflow", "hidden"),
      ]
    }
    return result
  }
}

extension ListContentConfiguration.TextProperties.Weight {
  fileprivate var number: Int {
    switch self {
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    }
  }
}

extension ListContentConfiguration.TextProperties.Color {
  fileprivate var css: String {
    switch self {
    case .label: "var(--ink)"
    case .secondary: "var(--ink-2)"
    case .tertiary: "var(--ink-3)"
    case .accent: "var(--accent)"
    }
  }
}

// MARK: Pictures

extension CellRules {
  /// The width of a picture with a maximum size.
  private var pictureWidth: String? {
    configuration.content.imageProperties?.maximumSize.map {
      "min(\(rem($0)),\(rem($0))*(var(--cut,var(--shape,4/3))))"
    }
  }

  /// The width reserved for pictures and symbols, so that texts align after it, or nil for the
  /// list's default.
  private var leadWidth: String? {
    let image = configuration.content.imageProperties
    return image?.reservedLayoutWidth.map(rem) ?? pictureWidth
  }

  /// The start of the separators in a list whose rows begin with pictures or symbols.
  private var lead: String {
    let gap = configuration.content.imageToTextPadding
    guard let width = leadWidth else { return "" }
    let lead = "calc(var(--row-x) + var(--step,0rem) + \(width) + \(gap.map(rem) ?? "var(--s3)"))"
    return
      ":is(.lead-picture,.lead-symbol) li:has(\(path)){--thumb:\(width);--lead:\(lead)}"
  }

  private var image: [(String, [Declaration])] {
    guard let image = configuration.content.imageProperties else { return [] }
    var picture: [Declaration] = []
    var symbol: [Declaration] = []
    if let pictureWidth, let size = image.maximumSize {
      picture.append(Declaration("inline-size", pictureWidth))
      symbol.append(Declaration("inline-size", leadWidth ?? rem(size)))
      symbol.append(Declaration("font-size", rem(size * 0.8)))
    }
    if let room = image.reservedLayoutWidth {
      let width = pictureWidth ?? "var(--thumb,var(--thumb-width))"
      picture.append(
        Declaration("margin-inline", "max(0px,(\(rem(room)) - \(width))/2)"))
      symbol.append(Declaration("inline-size", rem(room)))
    }
    if let corner = image.cornerRadius { picture.append(Declaration("border-radius", rem(corner))) }
    if image.strokeWidth > 0 {
      picture.append(
        Declaration("box-shadow", "0 0 0 \(px(image.strokeWidth)) var(--line-strong)"))
    }
    let gap = configuration.content.imageToTextPadding.map {
      Declaration("margin-inline-start", "calc(\(rem($0)) - var(--s3))")
    }
    return [
      (">.thumb", picture), (">.symbol", symbol),
      (">:is(.thumb,.symbol)+.text", [gap].compactMap { $0 }),
    ]
  }
}

// MARK: Separators

extension CellRules {
  /// Rules for the separator above the next row, even if that row begins the next chunk of the
  /// list.
  private var separator: String {
    let separator = configuration.separator
    var line: [Declaration] = []
    if separator.bottomVisibility == .hidden { line.append(Declaration("display", "none")) }
    if let inset = separator.leadingInset {
      line.append(Declaration("inset-inline-start", rem(inset)))
    }
    if let inset = separator.trailingInset {
      line.append(Declaration("inset-inline-end", rem(inset)))
    }
    if line.isEmpty { return "" }
    return "\(lineUnder){\(Rule("", line).body)}"
  }

  /// Selects the separator below its rows.
  private var lineUnder: String {
    "li:has(\(path))+li::before,ul:has(>li:last-child\(path))+ul>li:first-child::before"
  }
}

// MARK: Backgrounds

extension CellRules {
  /// A box behind the cell's content, with insets from the cell's edges.
  private var background: [(String, [Declaration])] {
    guard let background = configuration.background else { return [] }
    let insets = background.insets
    var box = [
      Declaration("content", "\"\""), Declaration("position", "absolute"),
      Declaration("z-index", "-1"),
      Declaration(
        "inset", "\(rem(insets.top)) 0 \(rem(insets.bottom))"),
      Declaration("inset-inline", "\(rem(insets.leading)) \(rem(insets.trailing))"),
      Declaration("background", background.color.css),
      Declaration("border-radius", rem(background.cornerRadius)),
    ]
    box += background.outline
    if background.shadow != .none {
      box.append(Declaration("box-shadow", background.shadow.css))
    }
    let hover = ":has(.t a:hover)"
    return [
      ("", [Declaration("isolation", "isolate")]), ("::after", box),
      (hover, [Declaration("background", "none")]),
      (hover + "::after", [Declaration("background", "var(--pressed)")]),
      (
        " .t a:focus-visible::after",
        [Declaration("border-radius", rem(background.cornerRadius))]
      ),
    ]
  }
}

// MARK: Accessories

extension CellRules {
  private func width(_ accessory: CellAccessory) -> (String, [Declaration])? {
    let width: String
    switch accessory.options.reservedLayoutWidth {
    case .actual: return nil
    case .standard: width = "2.75rem"
    case .custom(let length): width = rem(length)
    }
    return (" .a-\(accessory.kind.name.rawValue)", [Declaration("inline-size", width)])
  }
}
