internal import VitrineModel

/// The transition of one section.
struct SectionTransition {
  /// The attributes of items, by index among the section's items.
  var marks: [Int: TransitionAttributes] = [:]

  /// Former items, shown at their old positions until they have faded out.
  var removedItems: [RemovedItem] = []

  /// The items that came from other sections. Copies of them move in their place.
  var crossSectionMoves: [CrossSectionMove] = []

  struct RemovedItem {
    var content: Content

    /// The cell named for it in the earlier build.
    var shownCell: String?
    var mark: TransitionAttributes

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
      if let crossSectionMove = pairing.crossSectionMove(of: item, in: index, at: place),
        crossSectionMove.isNear,
        shifts.origins[crossSectionMove.from] != nil, index < shifts.distances.count
      {
        marks[place, default: TransitionAttributes()].classes.append("crosses")
        crossSectionMoves.append(crossSectionMove)
      }
    }
    if let number = pairing.counterpart[index], pairing.earlierListPlaces[number] != nil {
      removedItems = pairing.removedItems(of: number)
    }
  }

  /// Whether items move within its list.
  var hasMovingItems: Bool { marks.values.contains(where: \.movesItself) }
}
