extension CalendarDate {
  /// Parses `YYYY`, `YYYY-MM` or `YYYY-MM-DD`, the last optionally with a time (`Thh:mm`, where
  /// seconds and a time zone are optional and a space can replace the `T`). Nil for anything else
  /// and for dates that do not exist.
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

  /// The rest as `hh:mm[:ss[.fff]][Z|±hh[[:]mm]]`, as written.
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
  /// The value of a `datetime` attribute. The time is included only in a form that HTML can parse.
  package var iso: String {
    guard day != nil, isMachineTime else { return isoDate }
    return "\(isoDate)T\(time.filter { $0 != " " })"
  }

  /// The known parts of year, month and day: `1865-07-14`. Years before the common era are
  /// astronomical, with a minus sign: 500 BC is `-0499`.
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

  /// Minutes since midnight as `hh:mm`.
  package static func time(ofMinute minute: Int) -> String {
    var digits: [UInt8] = []
    digits.append(minute / 60, paddedTo: 2)
    digits.append(UInt8(ascii: ":"))
    digits.append(minute % 60, paddedTo: 2)
    return String(decoding: digits, as: UTF8.self)
  }

  /// Whether the time begins with `hh:mm`.
  package var isMachineTime: Bool {
    guard time.utf8.count >= 5 else { return false }
    let shape = time.utf8.prefix(5).map { (0x30...0x39).contains($0) ? UInt8(ascii: "0") : $0 }
    return shape.elementsEqual("00:00".utf8)
  }
}

extension [UInt8] {
  /// Appends the digits of a nonnegative number, padded with zeros to `length`.
  fileprivate mutating func append(_ number: Int, paddedTo length: Int) {
    if number > 9 || length > 1 { append(number / 10, paddedTo: length - 1) }
    append(UInt8(ascii: "0") + UInt8(number % 10))
  }
}
