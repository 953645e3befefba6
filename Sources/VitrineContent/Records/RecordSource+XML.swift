import VitrineDiagnostics
import VitrineFormats
import VitrineModel
import VitrineText

extension RecordSource {
  /// Makes a record of each element at the collection's path. By default the root is the only
  /// record.
  static func xml(
    _ document: XMLDocument, in data: DataFile
  ) throws(UnreadableContent) -> RecordSource {
    let file = data.path
    guard let path = data.declaration.records?.text else {
      var source = RecordSource(count: 1) { _ in
        RecordData(value: document.map(of: 0), file: file, key: file.stem)
      }
      source.warnings = document.warnings
      return source
    }
    let found = document.elements(at: path)
    let warning = try document.findRecords(found, at: path, in: file)
    let parentValues = document.parentValues(of: found.elements)
    var source = RecordSource(count: found.elements.count) { index in
      let element = found.elements[index]
      var value = document.map(of: element)
      value.parentValues = document.elements[element].parent.flatMap { parentValues[$0] }
      return RecordData(value: value, file: file)
    }
    source.warnings = document.warnings + (warning.map { [$0] } ?? [])
    return source
  }
}

extension XMLDocument {
  /// The elements at a path.
  fileprivate struct MatchedElements {
    var elements: [Int]

    /// The elements that the last step searched. Empty if an earlier step matched nothing.
    var parents: [Int]
  }

  /// Returns the elements at a path from the file's root. Each step selects the children with its
  /// name; `**` selects the elements themselves and all of their descendants.
  fileprivate func elements(at path: String) -> MatchedElements {
    let separator: Character = path.contains("/") ? "/" : "."
    let steps = path.split(separator: separator)
    // Nil stands for the document, whose child is the root.
    var found: [Int?] = [nil]
    var parents = found
    for step in steps {
      parents = found
      found = step == "**" ? within(parents) : children(of: parents, named: step)
    }
    return MatchedElements(
      elements: Set(found.compactMap(\.self)).sorted(), parents: parents.compactMap(\.self))
  }

  private func children(of parents: [Int?], named name: Substring) -> [Int?] {
    parents.flatMap { $0.map { elements[$0].children } ?? [0] }
      .filter { elements[$0].name == name }
  }

  /// Returns the distinct `parents` and all of their descendants.
  private func within(_ parents: [Int?]) -> [Int?] {
    if parents.contains(nil) { return [nil] + Array(elements.indices) }
    var isWithin = Set(parents.compactMap(\.self))
    for (index, element) in elements.enumerated() {
      if let parent = element.parent, isWithin.contains(parent) { isWithin.insert(index) }
    }
    return isWithin.sorted()
  }

  /// Warns if the parents of records contain only other elements, and throws if there are no
  /// parents. Parents without any elements may be empty lists.
  fileprivate func findRecords(
    _ found: MatchedElements, at path: String, in file: String
  ) throws(UnreadableContent) -> Diagnostic? {
    guard found.elements.isEmpty else { return nil }
    let problem = Diagnostic.noRecords(at: path, in: file, names: paths)
    guard !found.parents.isEmpty else { throw UnreadableContent(diagnostics: [problem]) }
    if found.parents.allSatisfy({ elements[$0].children.isEmpty }) { return nil }
    return problem.asWarning()
  }

  /// The distinct paths of all elements.
  private var paths: [String] {
    var names: [String] = []
    var known: Set<String> = []
    var paths: [String] = []
    for element in elements {
      let path = element.parent.map { names[$0] + "/" + element.name } ?? element.name
      names.append(path)
      if known.insert(path).inserted { paths.append(path) }
    }
    return paths
  }

  /// Returns the context of `records`: for each of their ancestors, its attributes and those of its
  /// elements that contain no records.
  fileprivate func parentValues(of records: [Int]) -> [Int: ParentValues] {
    var around: Set<Int> = []
    for record in records {
      var parent = elements[record].parent
      while let index = parent, around.insert(index).inserted { parent = elements[index].parent }
    }
    let hidden = around.union(records)
    var result: [Int: ParentValues] = [:]
    // Elements come after their ancestors.
    for index in around.sorted() {
      var value = map(of: index, hiding: hidden)
      value.parentValues = elements[index].parent.flatMap { result[$0] }
      result[index] = ParentValues(value)
    }
    return result
  }
}
