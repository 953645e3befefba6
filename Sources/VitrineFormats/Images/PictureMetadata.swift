import VitrineModel
import VitrineText

/// A picture's EXIF, IPTC and XMP metadata, which are read without libvips.
package struct PictureMetadata: Hashable, Sendable {
  /// When the photograph was taken, in the camera's local time: `2017-05-03T11:22:33`, or only a
  /// day.
  package var taken: String?
  package var camera: String?
  package var caption: String?
  package var creators: [String] = []
  package var credit: String?
  package var copyright: String?

  /// In degrees, positive to the north and east.
  package var latitude: Double?
  package var longitude: Double?

  /// Whether the file says where the photograph was taken, even in a form that cannot be read.
  package var hasLocation = false

  package init() {}

  /// Reads the metadata in a picture's bytes. Empty if it is in no known format. Of texts in several
  /// languages, the one in `language` counts, such as `de`, or else the default.
  package init(of bytes: [UInt8], language: String? = nil) {
    guard let format = PictureFormat(of: bytes) else { return }
    let blocks = MetadataBlocks(of: bytes, format)
    let xmp = blocks.xmp.flatMap { XMPPacket($0, language: language) }
    let iptc = blocks.iptc.map(IPTCBlock.init)
    let exif = blocks.exif

    // XMP is the newest, and what editors write into all three is longest in it.
    caption =
      xmp?.text("dc:description") ?? iptc?.text(120) ?? exif?.text(.description).flatMap(written)
    creators =
      [
        xmp?.texts("dc:creator"), iptc?.texts(80), exif?.text(.artist).map { [$0] },
      ].lazy.compactMap(\.self).first { !$0.isEmpty } ?? []
    credit = xmp?.text("photoshop:Credit") ?? iptc?.text(110)
    copyright = xmp?.text("dc:rights") ?? iptc?.text(116) ?? exif?.text(.copyright)
    taken =
      [
        exif?.directory(.photo)?.text(.originalTime),
        xmp?.text("exif:DateTimeOriginal"), xmp?.text("photoshop:DateCreated"), iptc?.dateCreated,
      ].lazy.compactMap { $0.flatMap(isoTime) }.first
    camera = cameraName(maker: exif?.text(.maker), model: exif?.text(.model))

    let gps = exif?.directory(.gps)
    latitude = degrees(gps?.rationals(.latitude), gps?.text(.latitudeDirection), below: 90)
    longitude = degrees(gps?.rationals(.longitude), gps?.text(.longitudeDirection), below: 180)
    if latitude == nil || longitude == nil {
      latitude = xmp?.text("exif:GPSLatitude").flatMap { degrees(xmp: $0, below: 90) }
      longitude = xmp?.text("exif:GPSLongitude").flatMap { degrees(xmp: $0, below: 180) }
    }
    hasLocation = gps?.has(.latitude) == true || xmp?.text("exif:GPSLatitude") != nil
  }
}

/// Nil for descriptions that cameras write.
private func written(description: String) -> String? {
  description.contains("DIGITAL CAMERA") || description.contains("SONY DSC") ? nil : description
}

/// Returns `2017-05-03T11:22:33` from numbers in this order with any ASCII characters between them,
/// without the time if it is missing, or nil if the text is not a date. Other characters come from
/// damaged bytes, which may have been digits.
private func isoTime(_ text: String) -> String? {
  guard text.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
  let parts = text.utf8.split { !(0x30...0x39).contains($0) }.map { Int(Substring($0)) ?? -1 }
  guard parts.count >= 3, (1...9999).contains(parts[0]), (1...12).contains(parts[1]),
    (1...CalendarDate.days(in: parts[1], of: parts[0])).contains(parts[2])
  else { return nil }
  func joined(_ range: Range<Int>, _ separator: String) -> String {
    parts[range].map { String($0, digits: 2) }.joined(separator: separator)
  }
  let day = String(parts[0], digits: 4) + "-" + joined(1..<3, "-")
  guard parts.count >= 6, (0...23).contains(parts[3]), (0...59).contains(parts[4]),
    (0...60).contains(parts[5])
  else { return day }
  return day + "T" + joined(3..<6, ":")
}

/// The model, after the maker unless it begins with it: `NIKON D750`, not `NIKON CORPORATION NIKON
/// D750`.
private func cameraName(maker: String?, model: String?) -> String? {
  guard let maker, let model else { return model ?? maker }
  let brand = maker.prefix { $0 != " " }
  return model.lowercased().hasPrefix(brand.lowercased()) ? model : "\(maker) \(model)"
}

private func degrees(_ parts: [Double]?, _ direction: String?, below limit: Double) -> Double? {
  guard let parts, parts.count == 3, let direction, ["N", "S", "E", "W"].contains(direction) else {
    return nil
  }
  let value = parts[0] + parts[1] / 60 + parts[2] / 3600
  guard value.isFinite, abs(value) <= limit else { return nil }
  return direction == "S" || direction == "W" ? -value : value
}

/// From `48,12.5N` or `48,12,30N`.
private func degrees(xmp text: String, below limit: Double) -> Double? {
  var parts = text.dropLast().split(separator: ",").compactMap { Double($0) }
  guard !parts.isEmpty, text.last.map("NSEW".contains) == true else { return nil }
  parts += Array(repeating: 0, count: max(0, 3 - parts.count))
  return degrees(parts, text.last.map(String.init), below: limit)
}
