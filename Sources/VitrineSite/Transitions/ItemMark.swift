internal import VitrineText

/// What an item's element says of its part in a transition: classes, and numbers for their rules.
package struct ItemMark: Hashable, Sendable {
  package var classes: [String] = []

  /// `--o:4`
  package var style: [String] = []

  /// `of="i-4"`, for an attribute `data-of`.
  package var data: [String] = []

  package init() {}
}

extension ItemMark {
  /// An item that the page did not have, or that no rule knows the way of.
  static let appearing = ItemMark(class: "appears")

  /// An item that another cell shows than before.
  static let fading = ItemMark(class: "fades")

  private init(class name: String) { classes = [name] }

  /// An item that was at an index of the list of an earlier section.
  static func origin(index: Int, section: Int) -> ItemMark {
    var mark = ItemMark()
    mark.classes = ["from-\(section)"]
    mark.style = ["--o:\(index)"]
    return mark
  }

  /// And that stands at an index of the list of a section now.
  func arriving(atIndex index: Int, section: Int) -> ItemMark {
    var mark = self
    mark.classes.append("to-\(section)")
    mark.style.append("--n:\(index)")
    return mark
  }

  /// And that goes there by itself.
  func travelling(toIndex index: Int, section: Int) -> ItemMark {
    var mark = arriving(atIndex: index, section: section)
    mark.classes.insert("travels", at: 0)
    return mark
  }
}

extension [UInt8] {
  /// The attributes of a mark.
  mutating func append(_ mark: ItemMark) {
    if !mark.classes.isEmpty {
      append(markup: " class=\"\(mark.classes.joined(separator: " "))\"")
    }
    for attribute in mark.data { append(markup: " data-\(attribute)") }
    if !mark.style.isEmpty { append(markup: " style=\"\(mark.style.joined(separator: ";"))\"") }
  }
}
