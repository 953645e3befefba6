import Vitrine
import VitrineModel
import VitrineSystem

/// How the parts of a line are distinguished on a terminal.
struct LineStyle {
  var isColoured: Bool

  /// Uses colours on a terminal, unless NO_COLOR is set.
  static func ofTerminal() -> Self {
    Self(isColoured: StandardOutput.isTerminal && environmentVariable("NO_COLOR") == nil)
  }

  func sign(_ sign: SiteDifference.Sign) -> String {
    let colour =
      switch sign {
      case .inserted: "32"
      case .removed: "31"
      case .updated: "33"
      case .moved: "36"
      }
    return isColoured ? "\u{1B}[\(colour)m\(sign.rawValue)\u{1B}[0m" : "\(sign.rawValue)"
  }

  func aside(_ text: String) -> String {
    isColoured ? "\u{1B}[2m\(text)\u{1B}[0m" : text
  }
}
