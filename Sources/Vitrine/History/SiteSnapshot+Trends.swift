import VitrineModel
import VitrineSite

extension SiteSnapshot {
  /// The measures of this build and of earlier ones, as far back as the history leads.
  var trends: SiteTrends {
    var builds: [SiteTrends.Build] = [trendBuild]
    var state = self
    for entry in history {
      // A warning has already reported a history that ends early.
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
