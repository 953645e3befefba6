package import VitrineText

extension HTMLTag {
  /// The attributes, with names in lower case and values decoded. If a name appears twice, the
  /// first value wins.
  package var values: [(name: String, value: String)] {
    var names: Set<String> = []
    return attributes.compactMap { attribute in
      let name = html[attribute.name].lowercasedText
      guard names.insert(name).inserted else { return nil }
      let value = UnsafeBufferPointer(rebasing: html[attribute.value ?? 0..<0])
      return (name, String(decoding: textOfHTML(withoutTags: value), as: UTF8.self))
    }
  }

  /// Returns the decoded value of an attribute, given its name in lower case, or nil if the tag
  /// does not have it.
  package func text(of name: StaticString) -> String? {
    value(of: name).map { String(decoding: textOfHTML(withoutTags: $0), as: UTF8.self) }
  }

  /// Whether the element ends with this tag, which HTML allows only for SVG.
  var isEmpty: Bool { name == "svg" && isSelfClosing }
}
