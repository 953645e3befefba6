import VitrineModel

extension SiteSnapshot {
  /// A key figure of a page or a section.
  public struct Figure: Hashable, Sendable {
    /// The measure and what it is applied to: `count`, `sum duration`.
    public var name: String

    /// Finite.
    public var value: Double
  }
}

extension SnapshotMember {
  /// Codes the key figures at the top of an object.
  static func figures(
    _ get: @escaping @Sendable (Object) -> [SiteSnapshot.Figure],
    _ set: @escaping @Sendable (inout Object, [SiteSnapshot.Figure]) -> Void
  ) -> Self {
    SnapshotMember("figures", get, set, "its key figures", isLeftOut: \.isEmpty) { figures, json in
      json.numbers("figures", figures.map { ($0.name, $0.value) })
    } read: { object throws(SnapshotFileError) in
      try object.numbers("figures").map(SiteSnapshot.Figure.init)
    }
  }
}

extension SiteSnapshot.Figure {
  init(_ figure: Figure) { self.init(name: figure.name, value: figure.measure.value) }
}
