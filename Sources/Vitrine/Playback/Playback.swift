import VitrineContent
import VitrineLayout
import VitrineModel
import VitrineSite
import VitrineText

/// Pages that play back the changes from each of several builds to the next.
struct Playback: Sendable {
  /// The steps, from the oldest build to the newest.
  let steps: [Step]

  /// The settings of the newest build.
  let settings: SiteSettings

  /// The cells that content defined in these builds, by name.
  let cells: [String: CellConfiguration]

  /// The changes from one build to the next. Changed pages are shown as in the newer one.
  struct Step: Sendable {
    let difference: SiteDifference

    /// The newer build's date, or its number if it has none.
    let title: String

    /// The newer build's pages on which something changed.
    let site: RebuiltSite

    /// The earlier versions of these pages, by page index.
    let earlier: [Int: EarlierPage]

    /// The pictures on these pages, by their paths in the site.
    let pictures: [String]
  }
}

extension Playback {
  /// Plays back `builds`, at least two, from the oldest to the newest.
  ///
  /// Throws `.value` if one of them contains an item twice on a page.
  init(of builds: [SiteSnapshot]) throws(SnapshotFileError) {
    var settings = builds[builds.count - 1].settings
    // A build that shows pictures from other servers was allowed to.
    settings.remoteImages = builds[builds.count - 1].showsRemotePictures
    self.settings = settings
    var cells: [String: CellConfiguration] = [:]
    // Most sections have the same cell in most builds, so each is parsed only once.
    var texts: Set<String> = []
    for cell in builds.lazy.flatMap(\.pages).flatMap(\.sections).compactMap(\.cell)
    where texts.insert(cell).inserted {
      guard let declared = DeclaredCells(cell) else { continue }
      cells.merge(declared.configurations) { first, _ in first }
    }
    self.cells = cells
    var steps: [Step] = []
    for (index, new) in builds.enumerated().dropFirst() {
      steps.append(
        try Step(from: builds[index - 1], to: new, number: index, settings: settings))
    }
    self.steps = steps
  }
}

extension Playback.Step {
  fileprivate init(
    from old: SiteSnapshot, to new: SiteSnapshot, number: Int, settings: SiteSettings
  ) throws(SnapshotFileError) {
    difference = try SiteDifference(from: old, to: new)
    title = new.date ?? "\(number)"
    let pictures = [new, old].pictures
    let earlier = old.earlierPages(of: new, difference, layouts: PresetDeclaration.builtIn) { _ in
      settings.direction
    }
    let others = Set(
      byBytes: difference.insertedPages.map(\.id) + difference.updatedPages.map(\.page.id))
    let changed = new.pages.indices.filter {
      earlier[$0] != nil || others.contains(new.pages[$0].path)
    }
    let site = new.rebuilt(
      settings: settings, pages: changed.map { new.pages[$0] }, pictures: pictures)
    self.site = site
    self.earlier = Dictionary(
      uniqueKeysWithValues: changed.enumerated().compactMap { index, page in
        earlier[page].map { (index, $0) }
      })
    let shown = Set(
      byBytes: (site.records + earlier.values.flatMap(\.records)).compactMap(\.pictureAddress))
    self.pictures = pictures.filter { shown.contains(site.address(of: $0.source)) }.map(\.output)
  }
}

extension SiteSnapshot {
  /// The settings for the build's pages: title and language come from the site, all others are
  /// defaults.
  fileprivate var settings: SiteSettings {
    var settings = SiteSettings(title: site.title)
    settings.language = site.language
    settings.direction = .usual(for: site.language)
    return settings
  }

  fileprivate func rebuilt(
    settings: SiteSettings, pages: [Page], pictures: [Asset]
  ) -> RebuiltSite {
    let known = Set(records.map(\.id))
    let pages = pages.map { page in
      RebuiltSite.SnapshotPage(
        output: page.path, title: page.title,
        sections: page.earlierSections(
          direction: settings.direction, layouts: PresetDeclaration.builtIn
        ) {
          known.contains($0)
        })
    }
    let shown = Set(pages.flatMap(\.sections).flatMap(\.items).compactMap(\.record))
    let records = records.filter { shown.contains($0.id) }
    return RebuiltSite(
      settings: settings, pages: pages,
      records: records.map { EarlierRecord($0, of: self) },
      pictures: pictures)
  }

  fileprivate var showsRemotePictures: Bool {
    records.contains { record in
      EarlierRecord(record, of: self).pictureAddress?.isRemote ?? false
    }
  }

  /// The paths of the build's picture files, as far as its files are known.
  fileprivate var pictureFiles: [String] {
    files.map(\.path).filter { path in
      Self.pictureEndings.contains { path.lowercased().hasSuffix($0) }
        && !PictureTiles.mayContain(path)
    }
  }

  private static let pictureEndings = [
    ".avif", ".gif", ".jpeg", ".jpg", ".png", ".svg", ".webp",
  ]
}

extension [SiteSnapshot] {
  /// The pictures that these builds published, in byte order of their paths.
  fileprivate var pictures: [Asset] {
    let paths = Set(byBytes: flatMap(\.pictureFiles))
    var sources: [ExactText: String] = [:]
    let addresses = flatMap { build in
      build.records.lazy.compactMap { EarlierRecord($0, of: build).pictureAddress }
    }
    for source in Set(byBytes: addresses).map({ percentDecoded($0.text) })
    where !paths.contains(source) {
      for path in pathsInSizes(ofCopy: source) where paths.contains(path) { sources[path] = source }
    }
    return paths.sorted().map { path in
      Asset(file: path.text, output: path.text, source: sources[path])
    }
  }

  /// The paths of a picture in several sizes, by all settings of a site.
  private func pathsInSizes(ofCopy path: String) -> [String] {
    PictureSettings.Format.allCases.flatMap { format in
      [(false, false), (true, false), (false, true), (true, true)].map {
        pathInSizes(
          ofCopy: path, keepsMetadata: $0, hasTiles: $1, recipe: ScalablePicture.recipe,
          format: format.rawValue)
      }
    }
  }
}

extension SiteSnapshot {
  /// `old`, the builds between it and this one, and this one. The builds between are included as
  /// far as this one's history leads back to `old`.
  ///
  /// Throws `.value` if the history does not lead back from this build.
  func builds(since old: SiteSnapshot) throws(SnapshotFileError) -> [SiteSnapshot] {
    let hash = old.contentHash()
    var builds = [self]
    while let before = try builds[builds.count - 1].previous() {
      if builds[builds.count - 1].baseline?.hash == hash { return [old] + builds.reversed() }
      builds.append(before)
    }
    return [old, self]
  }
}
