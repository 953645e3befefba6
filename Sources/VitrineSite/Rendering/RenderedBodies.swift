internal import Synchronization
public import VitrineDiagnostics
public import VitrineModel

/// Renders Markdown as the page at an output path shows it.
public typealias BodyRenderer = @Sendable (Body, String) -> (RenderedBody, [Diagnostic])

/// Markdown as HTML, asked for twice: to know what a page says before it is told what changed, and for
/// the page itself.
///
/// What was rendered for the first is kept for the second while there is room, so that most texts are
/// parsed once and memory does not grow with the site.
public final class RenderedBodies: Sendable {
  private typealias Rendering = (body: RenderedBody, diagnostics: [Diagnostic])

  private let render: BodyRenderer
  private let kept = Mutex<(bodies: [String: Rendering], room: Int)>(([:], 32 << 20))

  public init(_ render: @escaping BodyRenderer) {
    self.render = render
  }

  /// A body as it stands on the page at `output`.
  func body(_ body: Body, on output: String) -> RenderedBody {
    if let known = kept.withLock({ $0.bodies[output] }) { return known.body }
    var rendering: Rendering = render(body, output)
    // Without the room that it was written in.
    rendering.body.html = Array(rendering.body.html[...])
    kept.withLock { kept in
      guard kept.room > rendering.body.html.count else { return }
      kept.room -= rendering.body.html.count
      kept.bodies[output] = rendering
    }
    return rendering.body
  }

  /// The same with what is wrong with it; it is not kept any longer.
  public func take(_ body: Body, on output: String) -> (RenderedBody, [Diagnostic]) {
    let known = kept.withLock { kept in
      let known = kept.bodies.removeValue(forKey: output)
      kept.room += known?.body.html.count ?? 0
      return known
    }
    if let known { return (known.body, known.diagnostics) }
    return render(body, output)
  }

  /// Forgets what no page asked for.
  public func clear() {
    kept.withLock { kept in
      kept.room += kept.bodies.values.reduce(0) { $0 + $1.body.html.count }
      kept.bodies = [:]
    }
  }
}
