internal import VitrineLayout

extension SectionList: Fingerprinted {
  /// Feeds what pages show of the list. Its structures are in its rules.
  func feed(_ fingerprint: inout Fingerprint) {
    fingerprint.feed(
      layout, long, style?.rawValue, keepsHeaderInSight, shape, keepsShapes, comparesShapes,
      isStyledByWidth, isWide, choices)
    fingerprint.feed(
      hasRows, source.isOnLongPages, structures.isTallerThanSheet, source.layout.choices)
    for traits in pictures {
      fingerprint.feed(traits.isInRows)
      // Few layouts set them, and reflection is slow.
      if traits.options != PictureOptions() { fingerprint.feed(reflecting: traits.options) }
    }
  }
}

extension LayoutChoice: Fingerprinted {
  func feed(_ fingerprint: inout Fingerprint) {
    fingerprint.feed(name, title, layout.steps[0].layout.name)
  }
}

extension CompiledLayout: Fingerprinted {
  func feed(_ fingerprint: inout Fingerprint) {
    fingerprint.feed(bytes: css)
    fingerprint.feed(
      listClass, box, partLengths, outerLengths, isChunked, needsPartStart, needsIndex, scrolls,
      isContentSized, badgeOverflow, defaultCell, appearances, obstructed == nil)
  }
}

extension ListBox: Fingerprinted {
  func feed(_ fingerprint: inout Fingerprint) {
    fingerprint.feed(
      hasHeader, hasFooter, pins.contains(.header), pins.contains(.footer), background)
  }
}
