package import Vitrine
package import VitrineDiagnostics
package import VitrineModel

/// An event while a site is served.
package enum ServeEvent: Sendable {
  /// Requests are answered from now on, at this address.
  case listening(address: String)

  /// A build ended; `difference` is what changed since the one before, where there was one, and
  /// `renderedPages` those that it did not have as they are.
  case built(
    BuildReport, difference: SiteDifference?, renderedPages: [RenderedPage], duration: Duration)

  /// All who have a page open were told what a change made of it, after `built`.
  case told(ChangeTimes)

  /// A build failed; `keepsSite` says whether there is a site from before it that is still shown.
  case failed(BuildFailure, keepsSite: Bool)

  /// The new order of a page's items was written, to these files of the content.
  case reordered(files: [String])

  /// Something that the one who serves should know.
  case warning(Diagnostic)
}
