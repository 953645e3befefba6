internal import VitrineText

/// The rules of a condensed stylesheet, each with the blocks around it.
struct CSSRules {
  enum Part {
    case rule(selectors: [ArraySlice<UInt8>], body: ArraySlice<UInt8>)
    case block(prelude: ArraySlice<UInt8>, parts: [Part])
  }

  let parts: [Part]

  init(_ css: [UInt8]) { parts = Self.parts(of: css[...]) }

  /// Returns the rules with each selector replaced by the result of `rewrite`. Removes selectors
  /// for which it returns nil, and rules and blocks without any left.
  func bytes(_ rewrite: (ArraySlice<UInt8>) -> [UInt8]?) -> [UInt8] {
    Self.bytes(of: parts, rewrite)
  }

  private static func bytes(
    of parts: [Part], _ rewrite: (ArraySlice<UInt8>) -> [UInt8]?
  ) -> [UInt8] {
    parts.flatMap { part -> [UInt8] in
      switch part {
      case .rule(let selectors, let body):
        let own = selectors.compactMap(rewrite)
        return own.isEmpty ? [] : Array(own.joined(separator: ",".utf8)) + Array(body)
      case .block(let prelude, let parts):
        let inside = bytes(of: parts, rewrite)
        if inside.isEmpty { return [] }
        return Array(prelude) + Array("{".utf8) + inside + Array("}".utf8)
      }
    }
  }

  /// Skips at-rules that do not contain rules for elements, such as `@keyframes`.
  private static func parts(of css: ArraySlice<UInt8>) -> [Part] {
    var parts: [Part] = []
    var start = css.startIndex
    var index = start
    while index < css.endIndex {
      switch css[index] {
      case UInt8(ascii: ";"):
        start = index + 1
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        index = css.endOfString(from: index)
        continue
      case UInt8(ascii: "{"):
        let prelude = css[start..<index]
        let end = css.endOfBlock(from: index)
        if prelude.first != UInt8(ascii: "@") {
          parts.append(.rule(selectors: prelude.topLevelParts, body: css[index..<end]))
        } else if ["@layer", "@media", "@supports", "@container"].contains(where: {
          prelude.starts(with: $0.utf8)
        }) {
          let inside = css[(index + 1)..<max(index + 1, end - 1)]
          parts.append(.block(prelude: prelude, parts: Self.parts(of: inside)))
        }
        (start, index) = (end, end)
        continue
      default: break
      }
      index += 1
    }
    return parts
  }
}

extension ArraySlice<UInt8> {
  /// The index after the block that begins at `start`.
  fileprivate func endOfBlock(from start: Int) -> Int {
    var depth = 0
    var index = start
    while index < endIndex {
      switch self[index] {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        index = endOfString(from: index)
        continue
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 { return index + 1 }
      default: break
      }
      index += 1
    }
    return endIndex
  }

  /// The selectors of a list, which is split at commas outside brackets.
  fileprivate var topLevelParts: [ArraySlice<UInt8>] {
    var depth = 0
    return split(omittingEmptySubsequences: true) { byte in
      if byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") { depth += 1 }
      if byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") { depth -= 1 }
      return depth == 0 && byte == UInt8(ascii: ",")
    }
  }
}
