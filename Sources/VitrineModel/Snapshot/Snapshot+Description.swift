extension Snapshot {
  /// For debugging: one line per section and one per item, with its index in its section and its
  /// marks.
  public var visualDescription: String {
    var text = ""
    for section in sectionOrder.map(Int.init) {
      let mark = reloadedSections.contains(section) ? " reload" : ""
      text += "\(sections.ids[section]) (\(runs[section].count))\(mark)\n"
      for (index, item) in runs[section].enumerated() {
        text += "  \(index) \(items.ids[Int(item)])\(markText(Int(item)))\n"
      }
    }
    return text
  }

  private func markText(_ item: Int) -> String {
    if reloadedItems.contains(item) { return " reload" }
    return reconfiguredItems.contains(item) ? " reconfigure" : ""
  }
}
