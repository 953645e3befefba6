import VitrineCases
import VitrineLayout

extension LayoutCase {
  init(_ value: CaseValue) throws(CaseError) {
    let members = try value.object(LayoutCaseInput.memberNames)
    name = try members.required("name", in: value).string()
    tier = try members.required("tier", in: value).string()
    input = try LayoutCaseInput(value)
    expected = try Expected(try members.required("expected", in: value))
    if input.isFlow { expected.groups = nil }
  }
}

extension LayoutCase.Expected {
  fileprivate init(_ value: CaseValue) throws(CaseError) {
    let members = try value.object([
      "contentSize", "items", "groups", "supplementaries", "decorations", "orthogonal",
      "visibleOnly",
    ])
    listsAllSupplementaries = try members["visibleOnly"]?.bool() != true
    supplementaries = try members["supplementaries"]?.supplementaries() ?? [:]
    decorations = try members["decorations"]?.supplementaries() ?? [:]
    contentSize = try Size(try members.required("contentSize", in: value))
    items = try members.required("items", in: value).frames()
    groups = try members["groups"]?.frames()
    if let list = try members["orthogonal"]?.array() {
      var extents: [Int: LayoutCase.OrthogonalExtentCase] = [:]
      for value in list {
        let members = try value.object([
          "section", "behavior", "viewport", "contentLength", "maxOffset", "snapOffsets",
        ])
        let section = try members.required("section", in: value).integer()
        extents[section] = try LayoutCase.OrthogonalExtentCase(members, in: value)
      }
      orthogonal = extents
    }
  }
}

extension LayoutCase.OrthogonalExtentCase {
  fileprivate init(_ members: [String: CaseValue], in value: CaseValue) throws(CaseError) {
    scrolling = try OrthogonalScrolling(try members.required("behavior", in: value))
    viewport = try Frame(try members.required("viewport", in: value))
    contentLength = try members.required("contentLength", in: value).number()
    maximumOffset = try members.required("maxOffset", in: value).number()
    let offsets = try members.required("snapOffsets", in: value)
    restingOffsets =
      offsets.isNull
      ? nil : try offsets.array().map { value throws(CaseError) in try value.number() }
  }
}

extension CaseValue {
  fileprivate func supplementaries() throws(CaseError) -> [LayoutCase.SupplementaryName: [Frame]] {
    var frames: [LayoutCase.SupplementaryName: [Frame]] = [:]
    for value in try array() {
      let members = try value.object(["kind", "section", "index", "frame", "z"])
      let section = try members.required("section", in: value)
      let name = LayoutCase.SupplementaryName(
        kind: try members.required("kind", in: value).string(),
        section: section.isNull ? nil : try section.integer(),
        index: try members.required("index", in: value).integer())
      frames[name, default: []].append(try Frame(try members.required("frame", in: value)))
    }
    return frames
  }

  /// A list of frames for each section.
  fileprivate func frames() throws(CaseError) -> [[Frame]] {
    try array().map { section throws(CaseError) in
      try section.array().map { frame throws(CaseError) in try Frame(frame) }
    }
  }
}
