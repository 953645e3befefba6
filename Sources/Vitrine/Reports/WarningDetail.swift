/// How many of a build's warnings are shown.
package enum WarningDetail: Sendable {
  case none

  /// The first warning of each kind, and how many more there are.
  case folded
  case all
}
