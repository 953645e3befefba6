import VitrineModel
import VitrineSite

extension Playback {
  /// The changes, by step and by page.
  var index: PlaybackIndex {
    PlaybackIndex(
      steps: steps.enumerated().map { number, step in
        PlaybackIndex.PlayedStep(
          title: step.title, tally: ChangeTally(step.difference),
          pages: step.indexPages(number: number))
      })
  }
}

extension Playback.Step {
  /// The folder of a step, by its number from 0.
  static func folder(_ number: Int) -> String { "\(number + 1)/" }

  fileprivate func indexPages(number: Int) -> [PlaybackIndex.PlayedPage] {
    let outputs = Set(byBytes: site.content.pages.map(\.output))
    var order: [String] = []
    var pages: [ExactText: PlaybackIndex.PlayedPage] = [:]
    for line in difference.lines {
      let page = line.page ?? SiteDifference.Named(id: line.id, title: line.title)
      if pages[page.id] == nil {
        order.append(page.id)
        pages[page.id] = PlaybackIndex.PlayedPage(
          title: page.title,
          address: outputs.contains(page.id)
            ? Self.folder(number) + site.address(of: page.id) : nil,
          changes: [])
      }
      pages[page.id]!.changes.append(
        PlaybackIndex.PlayedChange(
          kind: line.sign.word, title: line.title, detail: line.detail,
          element: line.sign == .removed ? nil : site.elementID(of: line.id, onPage: page.id)))
    }
    return order.map { pages[$0]! }
  }
}

extension SiteDifference.Sign {
  fileprivate var word: SiteWord {
    switch self {
    case .inserted: .inserted
    case .removed: .removed
    case .updated: .updated
    case .moved: .moved
    }
  }
}
