import VitrineCases
import VitrineModel

extension SnapshotError where ItemID == String {
  /// The name that cases have for it.
  var code: String {
    switch self {
    case .duplicateItem: "duplicateItem"
    case .duplicateSection: "duplicateSection"
    case .unknownItem: "unknownItem"
    case .unknownSection: "unknownSection"
    case .unknownParent: "unknownParent"
    case .itemAnchorInList, .sectionAnchorInList: "anchorInList"
    case .noSections: "noSections"
    case .cycle: "cycle"
    case .indexOutOfRange: "indexOutOfRange"
    case .incompatibleDifference: "incompatibleDifference"
    case .malformedDifference: "malformedDifference"
    }
  }

  /// The offenders.
  var ids: [String] {
    switch self {
    case .duplicateItem(let ids), .unknownItem(let ids): ids
    case .duplicateSection(let ids), .unknownSection(let ids): ids.map { "\($0)" }
    case .unknownParent(let id), .itemAnchorInList(let id), .cycle(let id): [id]
    case .sectionAnchorInList(let id): ["\(id)"]
    case .noSections, .indexOutOfRange, .incompatibleDifference, .malformedDifference: []
    }
  }

  /// As the `error` member of what is expected, with no more than is asked for.
  func answer(atOp op: Int?, like expected: CaseValue?) throws(CaseError) -> CaseValue.Content {
    var members: [String: CaseValue.Content] = ["code": .string(code)]
    if let op, try expected?.member("atOp") != nil { members["atOp"] = .count(op) }
    if try expected?.member("ids") != nil { members["ids"] = .strings(ids) }
    return .object(members)
  }
}
