import VitrineLayout
import VitrineText

/// Solves one case object of a case file. Returns the members that its `expected` object has
/// (`contentSize`, `items` and so on), one per line, or all of them if there is no `expected`. The
/// expected values themselves are ignored. If `visibleOnly` is among the members, only visible
/// supplementaries are included.
package func solvedCase(_ bytes: [UInt8], file: String) throws(CaseFileError) -> [UInt8] {
  let root = try parse(bytes, file: file)
  let value = CaseValue(root, path: root["name"]?.text ?? "the case")
  do throws(CaseError) {
    let names = try value.object(LayoutCaseInput.memberNames)["expected"]?.members().keys
    var writer = JSONWriter()
    let input = try LayoutCaseInput(value)
    var solved = input.solved()
    if let visible = input.visible, names?.contains("visibleOnly") == true {
      solved.omitSupplementaries(outside: visible)
    }
    writer.answer(solved, isFlow: input.isFlow, names: names.map(Set.init))
    return writer.bytes + [UInt8(ascii: "\n")]
  } catch {
    throw CaseFileError("\(file): \(error)")
  }
}

extension SolvedLayout {
  fileprivate mutating func omitSupplementaries(outside visible: Frame) {
    supplementaries.removeAll { !$0.frame.overlaps(visible) }
    for index in sections.indices {
      sections[index].supplementaries.removeAll { !$0.frame.overlaps(visible) }
    }
  }
}

extension JSONWriter {
  /// `names` are the members to write, or nil for all. The lines of a flow are not groups.
  fileprivate mutating func answer(
    _ solved: SolvedLayout, isFlow: Bool, names: Set<String>?
  ) {
    let members: [(name: String, write: (inout JSONWriter) -> Void)] = [
      ("contentSize", { $0.numbers([solved.contentSize.width, solved.contentSize.height]) }),
      ("items", { $0.frames(solved.sections.map(\.items)) }),
      ("groups", { $0.frames(solved.sections.map { isFlow ? [] : $0.groups }) }),
      (
        "supplementaries", { $0.supplementaries(solved.supplementaries, solved, \.supplementaries) }
      ),
      ("decorations", { $0.supplementaries([], solved, \.decorations) }),
      ("orthogonal", { $0.orthogonal(solved) }),
    ]
    beginObject()
    for member in members where names?.contains(member.name) ?? true {
      lineBreak()
      key(member.name)
      member.write(&self)
    }
    if names?.contains("visibleOnly") == true {
      lineBreak()
      member("visibleOnly", if: true)
    }
    endObject()
  }

  /// The layout's own supplementaries, followed by those of each section.
  private mutating func supplementaries(
    _ own: [SolvedSupplementary], _ solved: SolvedLayout,
    _ ofSection: KeyPath<SolvedSection, [SolvedSupplementary]>
  ) {
    beginArray()
    for supplementary in own { self.supplementary(supplementary, section: nil) }
    for (index, section) in solved.sections.enumerated() {
      for supplementary in section[keyPath: ofSection] {
        self.supplementary(supplementary, section: index)
      }
    }
    endArray()
  }

  private mutating func supplementary(_ supplementary: SolvedSupplementary, section: Int?) {
    object { json in
      json.member("kind", supplementary.kind)
      json.key("section")
      if let section { json.number(section) } else { json.null() }
      json.member("index", supplementary.index)
      json.key("frame")
      json.frame(supplementary.frame)
    }
  }

  private mutating func orthogonal(_ solved: SolvedLayout) {
    beginArray()
    for (index, section) in solved.sections.enumerated() {
      guard let extent = section.orthogonal else { continue }
      object { json in
        json.member("section", index)
        json.member("behavior", extent.scrolling.rawValue)
        json.key("viewport")
        json.frame(extent.viewport)
        json.member("contentLength", extent.contentLength)
        json.member("maxOffset", extent.maximumOffset)
        json.key("snapOffsets")
        if let offsets = extent.restingOffsets { json.numbers(offsets) } else { json.null() }
      }
    }
    endArray()
  }

  private mutating func frames(_ sections: [[Frame]]) {
    array(sections) { json, section in json.array(section) { $0.frame($1) } }
  }

  private mutating func frame(_ frame: Frame) {
    numbers([frame.x, frame.y, frame.width, frame.height])
  }
}
