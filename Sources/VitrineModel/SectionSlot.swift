/// A value of a section that its header and footer can show.
package enum SectionSlot: String, CaseIterable, Sendable {
  case title, text, count
}

extension Section {
  /// How many records it shows.
  public var recordCount: Int {
    items.count { if case .record = $0.content { true } else { false } }
  }
}
