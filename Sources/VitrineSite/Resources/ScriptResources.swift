internal import Synchronization

/// The scripts of a site, each made when a page first names it.
final class ScriptResources: Sendable {
  private let templates: SiteTemplates
  private let naming: ResourceNaming
  private let made = Mutex<[OwnScript: Resource]>([:])

  init(_ templates: SiteTemplates, named naming: ResourceNaming) {
    self.templates = templates
    self.naming = naming
  }

  subscript(script: OwnScript) -> Resource {
    made.withLock { made in
      if let known = made[script] { return known }
      let resource = Resource(script, named: naming, templates.script(script))
      made[script] = resource
      return resource
    }
  }
}
