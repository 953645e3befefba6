package import Vitrine

/// How long each part of a change took, from the first notification of the system until every open
/// page had received its update.
package struct ChangeTimes: Hashable, Sendable {
  /// Waiting for the burst of changes to end.
  package var waiting: Duration
  package var build: Duration
  package var buildParts: BuildTimes

  /// The times for the page that was updated last, or nil if no page is open.
  package var pageUpdateTimes: PageUpdateTimes?

  package struct PageUpdateTimes: Hashable, Sendable {
    /// How many pages received the update, including those that did not change.
    package var pages: Int

    /// Comparing the old and new versions of the page.
    package var comparing: Duration

    /// Everything else after the end of the build.
    package var sending: Duration
  }
}

extension ChangeTimes: CustomStringConvertible {
  /// `21.4 ms: waiting for the burst to end 3.1, build 9.0 (reading 4.0, rendering 3.5), comparing 5.3, sending 4.0 to 1 page`
  package var description: String {
    var total = waiting + build
    var parts = [
      "waiting for changes to settle \(waiting.milliseconds)",
      "build \(build.milliseconds) "
        + "(reading \(buildParts.reading.milliseconds), rendering \(buildParts.rendering.milliseconds))",
    ]
    if let pageUpdateTimes {
      total += pageUpdateTimes.comparing + pageUpdateTimes.sending
      parts.append("comparing \(pageUpdateTimes.comparing.milliseconds)")
      let pages = pageUpdateTimes.pages == 1 ? "1 page" : "\(pageUpdateTimes.pages) pages"
      parts.append("sending \(pageUpdateTimes.sending.milliseconds) to \(pages)")
    }
    return "\(total.milliseconds) ms: \(parts.joined(separator: ", "))"
  }
}

extension Duration {
  /// The duration in milliseconds with one decimal place.
  fileprivate var milliseconds: String {
    let tenths = Int((self / .microseconds(100)).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
