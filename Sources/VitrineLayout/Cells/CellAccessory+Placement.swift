extension CellAccessory {
  public enum Edge: String, Hashable, Sendable, CaseIterable {
    case leading, trailing
  }

  /// The position of a custom accessory among the others at its edge.
  public struct Placement: Hashable, Sendable {
    public enum Position: Hashable, Sendable {
      /// Nearest to the content.
      case inside
      case before(Name), after(Name)
    }

    public var edge: Edge
    public var position: Position

    public init(_ edge: Edge, _ position: Position = .inside) {
      self.edge = edge
      self.position = position
    }
  }

  /// The names of the kinds, in order from the start of a cell to its end.
  public enum Name: String, Hashable, Sendable, CaseIterable {
    case delete, insert, multiselect
    case label, menu, detail, checkmark, disclosure, reorder
    case custom

    /// Nil for custom accessories, which set their own edge.
    var edge: Edge? {
      switch self {
      case .delete, .insert, .multiselect: .leading
      case .label, .menu, .detail, .checkmark, .disclosure, .reorder: .trailing
      case .custom: nil
      }
    }

    /// Whether a cell can have several accessories of this kind.
    package var isRepeatable: Bool { self == .custom }

    /// Whether it needs an item. Headers and footers can have only those that do not.
    package var needsItem: Bool { self != .label && self != .custom }
  }
}

extension CellAccessory.Kind {
  public var name: CellAccessory.Name {
    switch self {
    case .disclosureIndicator: .disclosure
    case .detail: .detail
    case .checkmark: .checkmark
    case .delete: .delete
    case .insert: .insert
    case .reorder: .reorder
    case .multiselect: .multiselect
    case .label: .label
    case .popUpMenu: .menu
    case .customView: .custom
    }
  }

  public var edge: CellAccessory.Edge {
    if case .customView(_, let placement) = self { placement.edge } else { name.edge! }
  }

  /// Nil for the kinds with a fixed position.
  fileprivate var position: CellAccessory.Placement.Position? {
    if case .customView(_, let placement) = self { placement.position } else { nil }
  }

  /// When it is shown by default.
  var displayed: CellAccessory.DisplayedState {
    switch self {
    case .delete, .insert, .reorder, .multiselect: .whenEditing
    default: .always
    }
  }
}

extension CellConfiguration {
  /// The accessories at an edge, in order from the start of the cell to its end.
  ///
  /// Built-in accessories have fixed positions. A custom one is nearest to the content, or before
  /// or after another kind. If the cell does not have that kind, it is the first or the last at its
  /// edge.
  public func accessories(at edge: CellAccessory.Edge) -> [CellAccessory] {
    let all = accessories.filter { $0.kind.edge == edge }
    var ordered = CellAccessory.Name.allCases.flatMap { name in
      all.filter { $0.kind.name == name && $0.kind.position == nil }
    }
    let inside = all.filter { $0.kind.position == .inside }
    ordered.insert(contentsOf: inside, at: edge == .leading ? ordered.endIndex : 0)
    for accessory in all {
      switch accessory.kind.position {
      case .before(let name):
        let place = ordered.firstIndex { $0.kind.name == name } ?? 0
        ordered.insert(accessory, at: place)
      case .after(let name):
        let place = ordered.lastIndex { $0.kind.name == name }.map { $0 + 1 }
        ordered.insert(accessory, at: place ?? ordered.endIndex)
      case .inside, nil: break
      }
    }
    return ordered
  }
}

extension CellConfiguration {
  /// The first kind of accessory that the cell has more than once although only one is allowed, or
  /// nil if all are valid.
  package var repeatedAccessory: CellAccessory.Name? {
    var seen: Set<CellAccessory.Name> = []
    return accessories.lazy.map(\.kind.name).first { !$0.isRepeatable && !seen.insert($0).inserted }
  }
}
