/// A script that pages load in all builds, by the name of its file.
///
/// Each asks the page for a thing only when it needs it, or puts the page back before the preview
/// changes it, so that an open page need not be loaded anew.
package enum OwnScript: String, CaseIterable, Sendable {
  case motion, transitions, finding, chosen, choice, portions, selection, copying
  case findingState = "finding-state"
  case searchLoader = "search-loader"
}

extension Resource {
  init(_ script: OwnScript, named naming: ResourceNaming, _ bytes: [UInt8]) {
    self.init(script.rawValue, "js", named: naming, bytes)
  }
}
