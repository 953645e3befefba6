/// How browsers treat elements of a given name, beyond nesting them as their tags do.
///
/// Specification: <https://html.spec.whatwg.org/multipage/parsing.html#tree-construction>.
package struct ElementTraits: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// Has neither content nor an end tag.
  static let void = Self(rawValue: 1 << 0)

  /// Contains no tags, only text up to its end tag.
  package static let rawText = Self(rawValue: 1 << 1)

  /// Replaced as a whole instead of patched, because its content is parsed by other rules or only
  /// once.
  static let whole = Self(rawValue: 1 << 2)

  /// Allowed in the head.
  static let metadata = Self(rawValue: 1 << 3)

  /// Its start tag closes an open paragraph.
  static let endsParagraph = Self(rawValue: 1 << 4)

  /// Its start tag closes an open element of the same kind.
  static let exclusive = Self(rawValue: 1 << 5)

  /// Allowed only in a table.
  static let tablePart = Self(rawValue: 1 << 6)

  /// Contains table parts; anything else in it is moved before the table.
  static let containsTableParts = Self(rawValue: 1 << 7)

  /// Contains no text except spaces.
  static let containsNoText = Self(rawValue: 1 << 8)

  static let heading = Self(rawValue: 1 << 9)

  /// Belongs to another language than HTML, with rules of its own.
  static let foreign = Self(rawValue: 1 << 10)

  /// Its start tag closes open foreign elements.
  static let endsForeign = Self(rawValue: 1 << 11)

  /// Browsers treat it in ways that Vitrine does not model.
  static let uncertain = Self(rawValue: 1 << 12)

  /// A word can continue across its tags.
  static let inline = Self(rawValue: 1 << 13)
}

extension HTMLTag {
  /// Whether a word can continue after the tag, as in `H<sub>2</sub>O`.
  package var continuesWord: Bool { has(.inline) }

  /// Whether the element has neither content nor an end tag.
  package var isVoid: Bool { has(.void) }

  private func has(_ traits: ElementTraits) -> Bool {
    shortName.map { ElementTraits.of($0).contains(traits) } ?? false
  }
}

extension ElementTraits {
  package static func of(_ name: TagName) -> ElementTraits {
    var bucket = name.bucket
    while let entry = table[bucket] {
      if entry.name == name { return entry.traits }
      bucket = (bucket + 1) & 255
    }
    return []
  }

  /// A hash table with linear probing, because every start tag is looked up.
  private static let table: [(name: TagName, traits: ElementTraits)?] = {
    var traitsOfNames: [TagName: ElementTraits] = [:]
    for (traits, names) in sets {
      for name in names { traitsOfNames[name, default: []].formUnion(traits) }
    }
    var table: [(name: TagName, traits: ElementTraits)?] = Array(repeating: nil, count: 256)
    for (name, traits) in traitsOfNames {
      var bucket = name.bucket
      while table[bucket] != nil { bucket = (bucket + 1) & 255 }
      table[bucket] = (name, traits)
    }
    return table
  }()

  private static let sets: [(ElementTraits, [TagName])] = [
    (
      .void,
      [
        "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param",
        "source", "track", "wbr",
      ]
    ),
    ([.rawText, .whole], ["iframe", "noscript", "script", "style", "textarea", "title"]),
    (
      .whole,
      [
        "audio", "canvas", "listing", "object", "picture", "pre", "ruby", "select", "table",
        "video",
      ]
    ),
    ([.foreign, .whole], ["math", "svg"]),
    (.metadata, ["base", "link", "meta", "noscript", "script", "style", "template", "title"]),
    (
      .endsParagraph,
      [
        "address", "article", "aside", "blockquote", "center", "dd", "details", "dialog", "dir",
        "div", "dl", "dt", "fieldset", "figcaption", "figure", "footer", "form", "h1", "h2", "h3",
        "h4", "h5", "h6", "header", "hgroup", "hr", "li", "listing", "main", "menu", "nav", "ol",
        "p", "pre", "search", "section", "summary", "table", "ul",
      ]
    ),
    (.exclusive, ["a", "button", "form"]),
    (.heading, ["h1", "h2", "h3", "h4", "h5", "h6"]),
    (.tablePart, ["caption", "col", "colgroup", "tbody", "td", "tfoot", "th", "thead", "tr"]),
    (
      [.containsTableParts, .containsNoText],
      ["colgroup", "table", "tbody", "tfoot", "thead", "tr"]
    ),
    (.containsNoText, ["head", "html"]),
    (
      .endsForeign,
      [
        "b", "big", "blockquote", "body", "br", "center", "code", "dd", "div", "dl", "dt", "em",
        "embed", "font", "h1", "h2", "h3", "h4", "h5", "h6", "head", "hr", "i", "img", "li",
        "listing", "menu", "meta", "ol", "p", "pre", "ruby", "s", "small", "span", "strike",
        "strong", "sub", "sup", "table", "tt", "u", "ul", "var",
      ]
    ),
    // Inside foreign elements, these contain HTML again.
    (.endsForeign, ["annotation-xml", "foreignobject", "mi", "mn", "mo", "ms", "mtext", "script"]),
    (
      .uncertain,
      [
        "applet", "basefont", "bgsound", "frame", "frameset", "image", "isindex", "keygen",
        "marquee", "nobr", "noembed", "noframes", "param", "plaintext", "rb", "rtc", "xmp",
      ]
    ),
    (
      .inline,
      [
        "a", "abbr", "b", "bdi", "bdo", "cite", "code", "del", "dfn", "em", "i", "ins", "kbd",
        "mark", "q", "s", "samp", "small", "span", "strong", "sub", "sup", "time", "u", "var",
      ]
    ),
  ]
}
