import VitrineModel

extension SiteSnapshot {
  /// The settings shown on pages that differ from those of an older build.
  func settingChanges(since old: SiteSnapshot, areComparable: Bool) -> [SiteDifference.FieldChange]
  {
    func head(_ site: Site) -> [Field] {
      let texts: [(name: String, text: String?)] = [
        ("title", site.title), ("url", site.url.map(\.withoutFinalSlash)),
        ("language", site.language),
      ]
      return texts.compactMap { name, text in text.map { Field(name: name, value: .text($0)) } }
    }
    let changes = head(site).changes(since: head(old.site))
    guard areComparable else { return changes }
    // The default navigation follows from the pages, so its changes are not reported.
    let isNavigationOwn = [self, old].contains {
      $0.site.settings.contains { $0.name == "ownNavigation" }
    }
    return changes
      + site.settings.changes(since: old.site.settings).compactMap {
        change -> SiteDifference.FieldChange? in
        let withoutValues = SiteDifference.FieldChange(name: change.name, old: nil, new: nil)
        switch change.name {
        case "ownNavigation": return nil
        case "navigation": return isNavigationOwn ? withoutValues : nil
        case "words": return withoutValues
        default: return change
        }
      }
  }
}

extension String {
  fileprivate var withoutFinalSlash: String { hasSuffix("/") ? String(dropLast()) : self }
}
