public import VitrineLayout

extension CompiledLayout {
  /// From this many items on a list is long: it is cut into chunks, if its layout lets it be.
  public static let longLength = 501

  /// The rules of long lists; nil where these have the same as others, for they cannot be cut.
  public init?(ofLongLists layout: LayoutByWidth, having structures: [LayoutStructure]) {
    self = compile(layout, having: structures, isLong: true)
    if !isChunked { return nil }
  }
}
