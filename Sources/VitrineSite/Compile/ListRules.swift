public import VitrineLayout

/// The rules of some lists of a layout, and the class that they are for.
public struct ListRules: Sendable {
  public let name: String
  public let layout: CompiledLayout

  /// From this many items on a list is long: it is cut into chunks, if its layout lets it be.
  public static let longLength = 501
}

extension ListRules {
  /// The rules of lists that are not long.
  public init(
    _ layout: LayoutByWidth, having structures: [LayoutStructure], listClass: String
  ) {
    name = listClass
    self.layout = compile(layout, having: structures, listClass: listClass)
  }

  /// The rules of long lists; nil where these have the same as others, for they cannot be cut.
  public init?(
    long layout: LayoutByWidth, having structures: [LayoutStructure], listClass: String
  ) {
    name = listClass + "-long"
    self.layout = compile(layout, having: structures, listClass: name, isLong: true)
    if !self.layout.isChunked { return nil }
  }
}
