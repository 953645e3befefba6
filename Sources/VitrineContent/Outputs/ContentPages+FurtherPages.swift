import VitrineModel
import VitrineText

extension ContentPages {
  /// The paths of the pages that go on with the sections of others.
  var furtherOutputs: [String] { (pages + terms.pages).flatMap(\.furtherOutputs) }

  /// Gives these pages names that nothing else has: `mountains/2/`, or where that is something else's,
  /// `mountains/page-2/`.
  mutating func nameFurtherPages(besides records: [Record], _ assets: [Asset]) {
    if furtherOutputs.isEmpty { return }
    let outputs =
      (pages + terms.pages).map(\.output) + records.compactMap(\.output) + assets.map(\.output)
    let taken = Set(byBytes: outputs.map(\.parentFolder))
    changePages { page in
      if page.furtherOutputs.contains(where: { taken.contains($0.parentFolder) }) {
        page.portionPrefix = "page-"
      }
    }
  }
}
