internal import VitrineModel

/// The rules of one page's transition.
struct TransitionRules {
  let page: Page
  let pairing: PagePairing
  let shifts: SectionShifts
  let sections: [SectionTransition]

  /// Empty if the page needs no rules. Browsers without `round()` cannot play.
  var css: [UInt8] {
    let crossSectionMoves = crossSectionMoves
    let rules =
      origins(crossSectionMoves) + places(crossSectionMoves) + shifts.rules + heights + insertions
      + crossSectionMoves.rules
    if rules.isEmpty { return [] }
    return Array("@layer components{@supports (width:round(down,1cqi,1px)){\n".utf8) + rules
      + Array("}}\n".utf8)
  }

  private var crossSectionMoves: CrossSectionRules {
    let paths = sections.enumerated().flatMap { index, section in
      section.crossSectionMoves.map { CrossSectionRules.CrossSectionPath(from: $0.from, to: index) }
    }
    return CrossSectionRules(page: page, shifts: shifts, paths: Set(paths).sorted())
  }

  /// The rules of lists that items come from, or that removed items were in.
  private func origins(_ crossSectionMoves: CrossSectionRules) -> [UInt8] {
    let left = Set(crossSectionMoves.paths.map(\.from) + shifts.removed.map(\.number))
    let kept = sections.indices.filter {
      sections[$0].hasMovingItems || !sections[$0].removedItems.isEmpty
    }
    return left.union(kept.compactMap { pairing.counterpart[$0] }).sorted().flatMap { number in
      let section = pairing.counterpart.firstIndex(of: number)
      let areResized = section.map {
        pairing.resizes($0) || pairing.slides($0) || !sections[$0].removedItems.isEmpty
      }
      return pairing.earlierListPlaces[number]!.originRules(
        number: number, haveSize: left.contains(number) || areResized ?? false)
    }
  }

  /// The rules of lists that items move to.
  private func places(_ crossSectionMoves: CrossSectionRules) -> [UInt8] {
    let entered = Set(crossSectionMoves.paths.map(\.to))
    let kept = sections.indices.filter { sections[$0].hasMovingItems }
    return entered.union(kept).sorted().flatMap { index in
      pairing.listPlaces[index]!.positionRules(
        number: index, haveSize: entered.contains(index) || pairing.slides(index))
    }
  }

  /// The rules that keep removed sections at their former height.
  private var heights: [UInt8] {
    shifts.removed.flatMap { section in
      pairing.earlierListPlaces[section.number]!.heightRules(
        "block-size", for: "was-\(section.number)")
    }
  }

  /// The rules that delay the appearance of new sections.
  private var insertions: [UInt8] {
    page.sections.indices.filter { pairing.counterpart[$0] == nil }.flatMap { index in
      Array(".section\(page.sections[index].attribute){--unveil:var(--show,none)}\n".utf8)
    }
  }
}
