/// How many items of a section visitors may select.
public enum Selection: String, CaseIterable, Hashable, Sendable {
  case one, many
}
