import VitrineContent
import VitrineModel
import VitrineSite

/// The last build, compared with the content that the new build has read.
struct BuildComparison: Sendable {
  let previous: PreviousBuild
  let content: ContentComparison
  private let links: LinkComparison

  init(of previous: PreviousBuild, to reading: ContentResult, _ fingerprints: ContentFingerprints) {
    self.previous = previous
    content = ContentComparison(from: previous.build.fingerprints.site.content, to: fingerprints)
    let showPictures = previous.build.outputs.contains {
      $0.file.references.contains { $0.kind == .picture }
    }
    links = LinkComparison(
      of: reading, after: previous.build.linkTable,
      changedFiles: showPictures ? previous.changedFiles(reading) : [])
  }

  func areLinksSame(of output: CachedOutput) -> Bool {
    links.areSame(output.file.references, on: output.path, as: output.destinations)
  }
}
