extension SectionSolver {
  /// Places the section's boundary items around it.
  func placeBoundaryItems(of prepared: inout PreparedSection) {
    let items = section.boundarySupplementaryItems
    guard !items.isEmpty else { return }
    let insets = section.contentInsets
    let isEmpty = prepared.content.isEmpty
    let solver = BoundarySolver(
      items: items, container: environment.container, insets: boundaryInsets,
      scrollAxis: scrollAxis, rounding: rounding, measure: measureBoundary)
    prepared.boundary = solver.place(
      around: isEmpty ? insets.total(along: scrollAxis) : prepared.length)
    prepared.length = prepared.boundary.length
  }

  /// The insets that boundary items keep in the section's container. Negative if they extend beyond
  /// it.
  private var boundaryInsets: EdgeInsets {
    let own = section.supplementaryContentInsetsReference
    guard own != .automatic else {
      return section.supplementariesFollowContentInsets ? section.contentInsets : .zero
    }
    var insets = environment.referenceInsets.insets(own, in: .automatic)
    insets.top -= referenceInsets.top
    insets.leading -= referenceInsets.leading
    insets.bottom -= referenceInsets.bottom
    insets.trailing -= referenceInsets.trailing
    return insets
  }

  /// Places the section's decorations behind all of it, unless it is empty.
  func placeDecorations(of prepared: inout PreparedSection) {
    let frame = prepared.frame
    guard frame.size != .zero else { return }
    prepared.decorations = section.decorationItems.map { item in
      let insets = item.contentInsets
      return SolvedSupplementary(
        kind: item.kind, index: 0,
        frame: Frame(
          origin: Point(x: insets.leading, y: insets.top), size: frame.size.inset(by: insets)),
        zIndex: item.zIndex)
    }
  }
}
