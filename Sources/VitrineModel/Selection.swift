/// How many items of a section visitors can select.
public enum Selection: String, CaseIterable, Hashable, Sendable {
  case one, many
}
