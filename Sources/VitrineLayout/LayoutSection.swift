/// STUB, owner: layout helper.
public struct LayoutSection: Hashable, Sendable { public init() {} }
