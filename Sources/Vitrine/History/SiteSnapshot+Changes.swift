import VitrineModel
import VitrineSite

extension SiteSnapshot {
  /// What pages tell of the builds before this one; nil where there is none to compare with.
  func changes(since baseline: SiteSnapshot?) -> SiteChanges? {
    guard let baseline, let difference = try? SiteDifference(from: baseline, to: self) else {
      return nil
    }
    return SiteChanges(builds: [.init(date: date, difference: difference)])
  }
}
