/// The files that pages load whatever their content.
struct SiteResources: Sendable {
  /// The stylesheet of all pages: the templates' styles and the theme.
  let stylesheet: Resource
  let icon: Resource

  /// The styles and the script of pages that play a transition.
  let transitionStyles: Resource
  let transitions: Resource

  /// The scripts of pages whose visitors choose layouts: before they are painted, and after.
  let chosen: Resource
  let choice: Resource

  init(_ templates: SiteTemplates, theme: String, named naming: ResourceNaming) {
    stylesheet = Resource("vitrine", "css", named: naming, templates.stylesheet(theme: theme))
    icon = Resource("icon", "svg", named: naming, templates.files["icon.svg"]?.bytes ?? [])
    transitionStyles = Resource("transitions", "css", named: naming, templates.transitionStyles)
    transitions = Resource("transitions", "js", named: naming, templates.transitionScript)
    chosen = Resource("chosen", "js", named: naming, templates.chosenScript)
    choice = Resource("choice", "js", named: naming, templates.choiceScript)
  }

  /// True if the stylesheet and the icon have the same paths as in `other`.
  func haveSameNames(as other: SiteResources) -> Bool {
    stylesheet.path == other.stylesheet.path && icon.path == other.icon.path
  }
}
