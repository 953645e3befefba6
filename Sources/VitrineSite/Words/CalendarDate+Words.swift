internal import VitrineModel

extension CalendarDate {
  /// The date for a reader: `14 July 1865` in English, `1865-07-14` elsewhere.
  func words(language: String) -> String {
    guard language.hasPrefix("en"), let month, (1...12).contains(month) else { return isoDate }
    let name = englishMonths[month - 1]
    return day.map { "\($0) \(name) \(year)" } ?? "\(name) \(year)"
  }

  /// The value of a `datetime` attribute; the time only where HTML can read it.
  var iso: String {
    guard day != nil, isMachineTime else { return isoDate }
    return "\(isoDate)T\(time.filter { $0 != " " })"
  }

  private var isoDate: String {
    var result = padded(year, to: 4)
    if let month { result += "-" + padded(month, to: 2) }
    if let day { result += "-" + padded(day, to: 2) }
    return result
  }

  private var isMachineTime: Bool {
    guard time.utf8.count >= 5 else { return false }
    let shape = time.utf8.prefix(5).map { (0x30...0x39).contains($0) ? UInt8(ascii: "0") : $0 }
    return shape.elementsEqual("00:00".utf8)
  }
}

extension CalendarDate {
  /// Reads a whole date, `YYYY-MM-DD` and nothing else; nil for other text.
  init?(wholeDate text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
      let year = Int(text.prefix(4)), let month = Int(text.dropFirst(5).prefix(2)),
      let day = Int(text.suffix(2)), year > 0, (1...12).contains(month), (1...31).contains(day)
    else { return nil }
    self.init(year: year, month: month, day: day)
  }
}

private func padded(_ number: Int, to length: Int) -> String {
  let digits = String(number)
  return String(repeating: "0", count: max(0, length - digits.utf8.count)) + digits
}

private let englishMonths = [
  "January", "February", "March", "April", "May", "June", "July", "August", "September",
  "October", "November", "December",
]
