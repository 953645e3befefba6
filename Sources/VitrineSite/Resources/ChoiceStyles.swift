internal import VitrineText

/// The styles of pages whose visitors choose layouts.
///
/// A layout that cannot be chosen gives its lists classes: `list inset`, `scroller`. For layouts
/// that can be chosen, rules replace the classes, because only a script could change a class. These
/// rules are the stylesheet's own, with the list instead of the class and a condition in front, so
/// that a theme's styles of lists also apply to chosen ones.
struct ChoiceStyles {
  /// The stylesheet of all pages.
  let stylesheet: [UInt8]

  /// The rules of the control, and of the cells that have several looks, with those of the theme.
  let own: [UInt8]

  /// Returns what a page with lists of `layouts` needs; nothing if none of them is chosen.
  func rules(of layouts: [CompiledLayout]) -> [UInt8] {
    let chosen = layouts.filter { !$0.appearances.isEmpty }
    guard !chosen.isEmpty else { return [] }
    let rules = CSSRules(condensed(stylesheet))
    let listRules = chosen.flatMap { layout in
      layout.appearances.enumerated().flatMap { index, classes in
        rules.bytes { selector in
          selector.replacingClasses(classes, by: layout.listClass).map {
            Array("\(VitrineSite.chosen(index)) ".utf8) + $0
          }
        }
      }
    }
    return listRules + own
  }
}

extension ArraySlice<UInt8> {
  /// Returns a selector with the class `other` instead of each of `classes`, or nil if it does not
  /// contain any of them.
  fileprivate func replacingClasses(_ classes: [String], by other: String) -> [UInt8]? {
    var result: [UInt8] = []
    var isOther = false
    var index = startIndex
    while index < endIndex {
      let byte = self[index]
      result.append(byte)
      index += 1
      guard byte == UInt8(ascii: ".") else { continue }
      let name = self[index...].prefix(while: \.isOfName)
      index += name.count
      if classes.contains(where: { name.elementsEqual($0.utf8) }) {
        result += other.utf8
        isOther = true
      } else {
        result += name
      }
    }
    return isOther ? result : nil
  }
}

extension UInt8 {
  /// Whether the byte can be part of a class name in a stylesheet.
  fileprivate var isOfName: Bool {
    isLetter || isDigit || "-_".utf8.contains(self) || self >= 0x80
  }
}
