internal import VitrineText

/// Where the HTML of a list's items is cut, so that a script can take single items out of it.
package final class ItemCuts {
  private enum Cut {
    case item, open, close
  }

  private var cuts: [(offset: Int, cut: Cut)] = []

  /// An item begins, in which others may stand: then it ends with a `close`.
  func begin(at offset: Int, holdsOthers: Bool) {
    cuts.append((offset, holdsOthers ? .open : .item))
  }

  func open(at offset: Int) { cuts.append((offset, .open)) }
  func close(at offset: Int) { cuts.append((offset, .close)) }

  /// Writes HTML as an array of what was noted. A text is an item. What holds items is an array: its beginning, an array
  /// of these, its end. What is neither is a text in an array of its own.
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
