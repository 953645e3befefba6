import VitrineModel
import VitrineSite

extension SiteSnapshot {
  /// The measures of this build and of those in its history, as far back as that leads.
  var trends: SiteTrends {
    var builds: [SiteTrends.Build] = [trendBuild]
    var state = self
    for entry in history {
      // What leads no further is told by a warning already.
      guard let earlier = try? entry.reversal.revert(state) else { break }
      state = earlier
      builds.append(state.trendBuild)
    }
    return SiteTrends(builds: builds.reversed())
  }

  private var trendBuild: SiteTrends.Build {
    SiteTrends.Build(
      date: date,
      measures: Dictionary(
        byBytes: records.lazy.filter { !$0.measures.isEmpty }.map { record in
          (record.id, Dictionary(firstOf: record.measures.map { ($0.name, $0.value) }))
        }))
  }
}
