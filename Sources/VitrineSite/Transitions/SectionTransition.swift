internal import VitrineModel

/// The transition of one section.
struct SectionTransition {
  /// By index among the section's items.
  var marks: [Int: ItemMark] = [:]

  /// Former items, shown at their old positions until they have faded out.
  var ghosts: [Ghost] = []

  /// The items that came from other sections. Copies of them move in their place.
  var crossings: [Crossing] = []

  struct Ghost {
    var content: Content

    /// The cell named for it in the earlier build.
    var shownCell: String?
    var mark: ItemMark

    enum Content {
      /// The earlier version of a record, which may be all that is known about it.
      case earlier(Record)

      /// The index of an unchanged record of the content.
      case record(Int)
    }
  }
}

extension SectionTransition {
  init(ofSection index: Int, _ pairing: PagePairing, _ shifts: SectionShifts) {
    for (place, item) in pairing.items[index].enumerated() {
      marks[place] = pairing.mark(of: item, in: index, at: place)
      if let crossing = pairing.crossing(of: item, in: index, at: place), crossing.isNear,
        shifts.origins[crossing.from] != nil, index < shifts.distances.count
      {
        marks[place, default: ItemMark()].classes.append("crosses")
        crossings.append(crossing)
      }
    }
    if let number = pairing.counterpart[index], pairing.earlierListPlaces[number] != nil {
      ghosts = pairing.ghosts(of: number)
    }
  }

  /// Whether items move within its list.
  var hasTravellers: Bool { marks.values.contains(where: \.travels) }
}
