internal import VitrineText

/// The attributes of an item's element that control its transition: classes, and numbers for their
/// rules.
package struct TransitionAttributes: Hashable, Sendable {
  package var classes: [String] = []

  /// Declarations such as `--o:4`.
  package var style: [String] = []

  /// `data-` attributes without the prefix, such as `of="i-4"`.
  package var data: [String] = []

  package init() {}
}

extension TransitionAttributes {
  /// An item that is new on the page, or whose path no rule knows.
  static let appearing = TransitionAttributes(class: "appears")

  /// An item whose cell has changed.
  static let fading = TransitionAttributes(class: "fades")

  private init(class name: String) { classes = [name] }

  /// Returns the mark of an item that was at `index` in the list of an earlier section.
  static func origin(index: Int, section: Int) -> TransitionAttributes {
    var mark = TransitionAttributes()
    mark.classes = ["from-\(section)"]
    mark.style = ["--o:\(index)"]
    return mark
  }

  /// Returns this mark for an item that is now at `index` in the list of a section.
  func arriving(atIndex index: Int, section: Int) -> TransitionAttributes {
    var mark = self
    mark.classes.append("to-\(section)")
    mark.style.append("--n:\(index)")
    return mark
  }

  /// Whether the item itself moves, not a copy of it.
  var movesItself: Bool { classes.contains("travels") }

  /// Returns this mark for an item that moves to `index` itself, without a copy.
  func moving(toIndex index: Int, section: Int) -> TransitionAttributes {
    var mark = arriving(atIndex: index, section: section)
    mark.classes.insert("travels", at: 0)
    return mark
  }
}

extension [UInt8] {
  mutating func append(_ mark: TransitionAttributes) {
    if !mark.classes.isEmpty {
      append(markup: " class=\"\(mark.classes.joined(separator: " "))\"")
    }
    for attribute in mark.data { append(markup: " data-\(attribute)") }
    if !mark.style.isEmpty { append(markup: " style=\"\(mark.style.joined(separator: ";"))\"") }
  }
}
