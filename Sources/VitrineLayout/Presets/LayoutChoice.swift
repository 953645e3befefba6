/// One of several layouts of a section from which visitors of the page can choose.
package struct LayoutChoice: Hashable, Sendable {
  /// Its name in the page, unique among the choices of the section: `grid`, `grid-2`.
  package var name: String

  /// Its title in the control, or nil for the site's word for its preset.
  package var title: String?

  /// A single layout for all widths.
  package var layout: LayoutByWidth

  package init(name: String, title: String? = nil, layout: LayoutByWidth) {
    self.name = name
    self.title = title
    self.layout = layout
  }
}

extension LayoutByWidth {
  /// A layout that visitors can switch between at least two `choices`. By default, it is the first
  /// of them.
  package init(choosing choices: [LayoutChoice]) {
    precondition(choices.count >= 2, "a choice needs at least two layouts")
    self = choices[0].layout
    self.choices = choices
  }

  /// The layouts that its section can have: this one, or those from which visitors choose.
  package var all: [LayoutByWidth] { choices.isEmpty ? [self] : choices.map(\.layout) }

  /// The choice with this name, as a separate layout, or nil if there is none.
  package func choice(named name: String) -> LayoutByWidth? {
    choices.first { $0.name == name }?.layout
  }
}
