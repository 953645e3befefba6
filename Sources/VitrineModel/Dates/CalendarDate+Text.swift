extension CalendarDate {
  /// The date that `text` says, `YYYY`, `YYYY-MM` or `YYYY-MM-DD`, the last with or without a time
  /// (`Thh:mm`, seconds and a zone optional, a space for the `T`); nil when it is none of the calendar.
  package init?(written text: String) {
    var reader = DateReader(bytes: Array(text.utf8))
    guard let year = reader.digits(4) else { return nil }
    self.init(year: year)
    if reader.isAtEnd { return }
    guard reader.take("-"), let month = reader.digits(2), (1...12).contains(month) else {
      return nil
    }
    self.month = month
    if reader.isAtEnd { return }
    guard reader.take("-"), let day = reader.digits(2),
      (1...Self.days(in: month, of: year)).contains(day)
    else { return nil }
    self.day = day
    if reader.isAtEnd { return }
    guard reader.take("T") || reader.take("t") || reader.take(" "), let time = reader.time() else {
      return nil
    }
    self.time = time
  }
}

private struct DateReader {
  let bytes: [UInt8]
  var index = 0

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { index == bytes.count }

  mutating func digits(_ count: Int) -> Int? {
    guard index + count <= bytes.count else { return nil }
    var number = 0
    for byte in bytes[index..<index + count] {
      guard (0x30...0x39).contains(byte) else { return nil }
      number = number * 10 + Int(byte - 0x30)
    }
    index += count
    return number
  }

  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard index < bytes.count, UInt32(bytes[index]) == character.value else { return false }
    index += 1
    return true
  }

  /// The rest as `hh:mm[:ss[.fff]][Z|±hh[[:]mm]]`, as it was written.
  mutating func time() -> String? {
    let start = index
    guard let hour = digits(2), hour < 25, take(":"), let minute = digits(2), minute < 60 else {
      return nil
    }
    if take(":") {
      guard let second = digits(2), second < 61 else { return nil }
      if take(".") {
        guard digits(1) != nil else { return nil }
        while digits(1) != nil {}
      }
    }
    _ = take(" ")
    if !isAtEnd && !take("Z") && !take("z") {
      guard take("+") || take("-"), digits(2) != nil else { return nil }
      if take(":") || !isAtEnd, digits(2) == nil { return nil }
    }
    return isAtEnd ? String(decoding: bytes[start...], as: UTF8.self) : nil
  }
}

extension CalendarDate {
  /// The value of a `datetime` attribute; the time only where HTML can read it.
  package var iso: String {
    guard day != nil, isMachineTime else { return isoDate }
    return "\(isoDate)T\(time.filter { $0 != " " })"
  }

  /// Year, month and day as far as they are known: `1865-07-14`. Years before the first have a minus sign
  /// and are one less: 500 BC is `-0499`.
  package var isoDate: String {
    var digits: [UInt8] = []
    digits.reserveCapacity(10)
    if year < 0 { digits.append(UInt8(ascii: "-")) }
    digits.append(abs(year), paddedTo: 4)
    if let month {
      digits.append(UInt8(ascii: "-"))
      digits.append(month, paddedTo: 2)
    }
    if let day {
      digits.append(UInt8(ascii: "-"))
      digits.append(day, paddedTo: 2)
    }
    return String(decoding: digits, as: UTF8.self)
  }

  /// A number of minutes since midnight as `hh:mm`.
  package static func time(ofMinute minute: Int) -> String {
    var digits: [UInt8] = []
    digits.append(minute / 60, paddedTo: 2)
    digits.append(UInt8(ascii: ":"))
    digits.append(minute % 60, paddedTo: 2)
    return String(decoding: digits, as: UTF8.self)
  }

  /// True if the time begins with an hour and a minute.
  package var isMachineTime: Bool {
    guard time.utf8.count >= 5 else { return false }
    let shape = time.utf8.prefix(5).map { (0x30...0x39).contains($0) ? UInt8(ascii: "0") : $0 }
    return shape.elementsEqual("00:00".utf8)
  }
}

extension [UInt8] {
  /// Appends the digits of a number from 0 on, with zeros before them up to `length`.
  fileprivate mutating func append(_ number: Int, paddedTo length: Int) {
    if number > 9 || length > 1 { append(number / 10, paddedTo: length - 1) }
    append(UInt8(ascii: "0") + UInt8(number % 10))
  }
}
