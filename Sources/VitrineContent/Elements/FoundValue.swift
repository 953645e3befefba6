import VitrineFormats

/// A value that a path with wildcards leads to, with the maps around it.
struct FoundValue<Tree: RecordTree> {
  var key: String?
  var value: Tree
  var surroundings: Surroundings?

  /// The maps around a value, from the nearest. Lists do not count.
  final class Surroundings {
    private let map: Tree
    private let outer: Surroundings?

    init(_ map: Tree, in outer: Surroundings?) {
      (self.map, self.outer) = (map, outer)
    }

    /// The texts and numbers of the map, and lists of these. The rest contains the values that were
    /// found.
    private(set) lazy var values: ParentValues = {
      let members = (map.recordElements ?? []).filter { member in
        !member.value.isMap
          && (member.value.recordElements ?? []).allSatisfy { $0.value.recordElements == nil }
      }
      var result = SourceValue(
        content: .object(
          members.map { key, value in
            SourceValue.Member(
              key: key ?? "", keyLine: value.line, keyColumn: value.column,
              value: value.sourceValue)
          }), line: map.line, column: map.column)
      result.parentValues = outer?.values
      return ParentValues(result)
    }()
  }
}

extension FoundValue {
  private var around: Surroundings? {
    value.isMap ? Surroundings(value, in: surroundings) : surroundings
  }

  /// A value in this one.
  func inner(_ value: Tree) -> FoundValue {
    FoundValue(key: key, value: value, surroundings: around)
  }

  /// The elements of a list or the members of a map.
  var elements: [FoundValue] {
    let around = around
    return (value.recordElements ?? []).map { inner, value in
      let keys = [key, inner].compactMap { $0 }
      return FoundValue(
        key: keys.isEmpty ? nil : keys.joined(separator: "-"), value: value, surroundings: around)
    }
  }

  /// This value and everything in it, outer values first. Keys on the way do not count.
  var withDescendants: [FoundValue] {
    var found: [FoundValue] = []
    var waiting = [self]
    while let next = waiting.popLast() {
      found.append(next)
      var elements = next.elements
      for index in elements.indices { elements[index].key = key }
      waiting += elements.reversed()
    }
    return found
  }
}
