package import Vitrine
package import VitrineDiagnostics
package import VitrineModel

/// An event while a site is served.
package enum ServeEvent: Sendable {
  /// The server now answers requests at this address.
  case listening(address: String)

  /// A build ended. `difference` contains the changes since the previous build, if there was one,
  /// and `renderedPages` the pages that are new or changed.
  case built(
    BuildReport, difference: SiteDifference?, renderedPages: [RenderedPage], duration: Duration)

  /// A picture is being made, of `left` that are not made yet.
  case makingPicture(name: String, left: Int)

  /// The site is shown with all pictures that are made so far. `warnings` are new.
  case picturesMade(left: Int, warnings: [Diagnostic])

  /// All open pages have received a change, after `built`.
  case pagesUpdated(ChangeTimes)

  /// A build failed. `keepsSite` is true if the last successful build is still shown.
  case failed(BuildFailure, keepsSite: Bool)

  /// The new order of a page's items was saved in these content files.
  case reordered(files: [String])

  /// A warning for the user who runs the server.
  case warning(Diagnostic)
}
