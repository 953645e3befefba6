/// One of several layouts of a section, among which the visitors of its page choose.
package struct LayoutChoice: Hashable, Sendable {
  /// Its name in the page, which no other choice of the section has: `grid`, `grid-2`.
  package var name: String

  /// Its words in the control; nil for the words that the site has for its preset.
  package var title: String?

  /// One layout for all widths.
  package var layout: LayoutByWidth

  package init(name: String, title: String? = nil, layout: LayoutByWidth) {
    self.name = name
    self.title = title
    self.layout = layout
  }
}

extension LayoutByWidth {
  /// The layout of a section that visitors show by any of `choices`, which are at least two. In
  /// itself it is the first of them: what nobody has asked for otherwise.
  package init(choosing choices: [LayoutChoice]) {
    precondition(choices.count >= 2, "one layout is no choice")
    self = choices[0].layout
    self.choices = choices
  }

  /// The layouts that its section may have: itself, or those that visitors choose from.
  package var all: [LayoutByWidth] { choices.isEmpty ? [self] : choices.map(\.layout) }

  /// The choice of this name, as a layout of its own; nil if there is none.
  package func choice(named name: String) -> LayoutByWidth? {
    choices.first { $0.name == name }?.layout
  }
}
