internal import VitrineText

/// Positions at which the HTML of a list can be split, so that a script can extract single items.
package final class ItemSplitPoints {
  private enum SplitPoint {
    case item, open, close
  }

  private var cuts: [(offset: Int, cut: SplitPoint)] = []

  /// Marks the start of an item. If it can contain other items, it must be ended with `close`.
  func begin(at offset: Int, holdsOthers: Bool) {
    cuts.append((offset, holdsOthers ? .open : .item))
  }

  func open(at offset: Int) { cuts.append((offset, .open)) }
  func close(at offset: Int) { cuts.append((offset, .close)) }

  /// Writes the HTML as a JSON array, split at the marked positions. An item is a string. An item
  /// that contains others is an array of its beginning, those items, and its end. Any other HTML is
  /// a string in an array of its own.
  func write(_ html: [UInt8], to json: inout JSONWriter) {
    json.beginArray()
    var start = 0
    for (end, cut) in cuts + [(html.count, .item)] {
      if start < end { json.text(String(decoding: html[start..<end], as: UTF8.self)) }
      start = end
      switch cut {
      case .item: break
      case .open: json.beginArray()
      case .close: json.endArray()
      }
    }
    json.endArray()
  }
}
