extension Rule {
  /// This rule of a list and its items, for a list of lists in which each of these is such a list.
  var onParts: Rule {
    Rule(selector.hasPrefix(":") ? ">" + selector : ">*" + selector, declarations)
  }

  /// This rule of a list and its items, for a list of lists whose items stand as if in the one.
  ///
  /// No place in a list reaches through, so items are placed by their index.
  var throughParts: Rule {
    precondition(!selector.contains(":nth"), "the item carries its index")
    return Rule(selector.hasPrefix(">") ? ">*" + selector : selector, declarations)
  }

  /// Takes the boxes of lists within a list away.
  static let openParts = Rule(">*", [Declaration("display", "contents")])
}
