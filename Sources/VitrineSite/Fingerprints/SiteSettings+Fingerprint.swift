internal import VitrineModel

extension SiteSettings: Fingerprinted {
  func feed(_ fingerprint: inout Fingerprint) {
    fingerprint.feed(
      title, url, edit, language, direction.rawValue, description, theme, unsafe, remoteImages,
      allowedHosts, prettyLinks, listsAllPages, hasOwnNavigation, previous, history, feeds,
      hasShareCards,
      navigation)
    // Few sites set any of these settings.
    for part in [accent, logo, icon, search] as [Any?] {
      fingerprint.feed(part != nil)
      if let part { fingerprint.feed(reflecting: part) }
    }
    fingerprint.feed(words.count, fonts.count)
    if !words.isEmpty { fingerprint.feed(reflecting: words) }
    if !fonts.isEmpty { fingerprint.feed(reflecting: fonts) }
    if pictures != PictureSettings() { fingerprint.feed(reflecting: pictures) }
    if badges != ChangeBadges() { fingerprint.feed(reflecting: badges) }
  }
}

extension SiteSettings.NavigationEntry: Fingerprinted {
  func feed(_ fingerprint: inout Fingerprint) {
    fingerprint.feed(title, language, target, titles.count)
    if !titles.isEmpty { fingerprint.feed(reflecting: titles) }
  }
}
