/// The files that pages load whatever stands on them.
struct SiteResources: Sendable {
  /// What all pages share: the templates' styles and the theme.
  let stylesheet: Resource
  let icon: Resource

  /// For pages that play what changed.
  let transitionStyles: Resource
  let transitions: Resource

  init(_ templates: SiteTemplates, theme: String, named naming: ResourceNaming) {
    stylesheet = Resource("vitrine", "css", named: naming, templates.stylesheet(theme: theme))
    icon = Resource("icon", "svg", named: naming, templates.files["icon.svg"]?.bytes ?? [])
    transitionStyles = Resource("transitions", "css", named: naming, templates.transitionStyles)
    transitions = Resource("transitions", "js", named: naming, templates.transitionScript)
  }

  /// Whether they stand under the names of `other`.
  func haveSameNames(as other: SiteResources) -> Bool {
    stylesheet.path == other.stylesheet.path && icon.path == other.icon.path
  }
}
