internal import Synchronization
package import VitrineDiagnostics
package import VitrineModel

/// Renders Markdown for the page at an output path.
package typealias BodyRenderer = @Sendable (Body, String) -> (RenderedBody, [Diagnostic])

/// Returns a text as a data file of the page at an output path has it, or nil if it cannot be read.
package typealias BodyReader = @Sendable (Body, String) -> BodySource?

/// Rendered Markdown, which a build needs twice: to find out what changed on a page, and to write
/// the page.
///
/// The first rendering is kept for the second while there is room. Most texts are therefore parsed
/// once, and memory use does not grow with the site.
package final class RenderedBodies: Sendable {
  private typealias Rendering = (body: RenderedBody, diagnostics: [Diagnostic])

  private let render: BodyRenderer
  private let kept = Mutex<(bodies: [Place: Rendering], room: Int)>(([:], 32 << 20))

  /// A page may have several bodies: its own and those of its sections.
  private struct Place: Hashable {
    let body: Body
    let output: ExactText
  }

  package init(_ render: @escaping BodyRenderer) {
    self.render = render
  }

  /// Returns a body rendered for the page at `output`.
  func body(_ body: Body, on output: String) -> RenderedBody {
    if let known = kept.withLock({ $0.bodies[Place(body: body, output: ExactText(output))] }) {
      return known.body
    }
    var rendering: Rendering = render(body, output)
    // Drops the array's spare capacity.
    rendering.body.html = Array(rendering.body.html[...])
    kept.withLock { kept in
      guard kept.room > rendering.body.html.count else { return }
      kept.room -= rendering.body.html.count
      kept.bodies[Place(body: body, output: ExactText(output))] = rendering
    }
    return rendering.body
  }

  /// Returns a body and its diagnostics, and removes both from the cache.
  package func take(_ body: Body, on output: String) -> (RenderedBody, [Diagnostic]) {
    let known = kept.withLock { kept in
      let known = kept.bodies.removeValue(forKey: Place(body: body, output: ExactText(output)))
      kept.room += known?.body.html.count ?? 0
      return known
    }
    if let known { return (known.body, known.diagnostics) }
    return render(body, output)
  }

  /// Removes the bodies that no page took.
  package func clear() {
    kept.withLock { kept in
      kept.room += kept.bodies.values.reduce(0) { $0 + $1.body.html.count }
      kept.bodies = [:]
    }
  }
}
