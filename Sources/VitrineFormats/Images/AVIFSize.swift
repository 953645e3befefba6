/// Returns the size of an AVIF or HEIC file's primary item, after the rotation in its `irot`
/// property. Chromium and libvips ignore its Exif orientation.
///
/// The file consists of ISO/IEC 14496-12 boxes. Item properties are specified in ISO/IEC 23008-12
/// §9.3: `ipco` lists them, and `ipma` assigns them to items. `isLimitedGray` is set as in
/// ``PictureHeader``.
func avifSize(
  _ bytes: PictureBytes, isLimitedGray: inout Bool
) throws(PictureProblem) -> PictureSize {
  let type = try ISOBox(bytes, at: 0, before: .max)
  let meta = try ISOBox.named("meta", in: bytes, from: type.end, before: .max)
  // The contents of `meta` begin after its version and flags.
  let inside = meta.start + 4
  let primaryBox = try ISOBox.named("pitm", in: bytes, from: inside, before: meta.end)
  let isLong = try bytes.byte(at: primaryBox.start) > 0
  let primary = try bytes.bigEndian(at: primaryBox.start + 4, count: isLong ? 4 : 2)
  let properties = try ISOBox.named("iprp", in: bytes, from: inside, before: meta.end)
  let container = try ISOBox.named(
    "ipco", in: bytes, from: properties.start, before: properties.end)
  let associations = try ISOBox.named(
    "ipma", in: bytes, from: properties.start, before: properties.end)
  let wanted = try propertyNumbers(bytes, in: associations, ofItem: primary)

  var size: PictureSize?
  var isTurned = false
  var isGray = false
  var isLimited = false
  var offset = container.start
  var number = 1
  while offset < container.end {
    let property = try ISOBox(bytes, at: offset, before: container.end)
    if wanted.contains(number) {
      if property.name == "ispe" {
        size = PictureSize(
          width: try bytes.bigEndian(at: property.start + 4, count: 4),
          height: try bytes.bigEndian(at: property.start + 8, count: 4))
      } else if property.name == "irot" {
        isTurned = try bytes.byte(at: property.start) & 1 == 1
      } else if property.name == "av1C" {
        // AV1 in ISOBMFF §2.3.3: the flags of the sequence, among them `monochrome`.
        isGray = try bytes.byte(at: property.start + 2) & 0x10 != 0
      } else if property.name == "colr", try bytes.text(at: property.start) == "nclx" {
        // The last bit says that the range is full.
        isLimited = try bytes.byte(at: property.start + 10) & 0x80 == 0
      }
    }
    offset = property.end
    number += 1
  }
  guard let size else { throw .damaged }
  isLimitedGray = isGray && isLimited
  return isTurned ? size.turned : size
}

/// Returns the numbers, from 1, of an item's properties.
private func propertyNumbers(
  _ bytes: PictureBytes, in box: ISOBox, ofItem wanted: Int
) throws(PictureProblem) -> [Int] {
  let idLength = try bytes.byte(at: box.start) > 0 ? 4 : 2
  let numberLength = try bytes.byte(at: box.start + 3) & 1 == 1 ? 2 : 1
  let count = try bytes.bigEndian(at: box.start + 4, count: 4)
  var offset = box.start + 8
  var numbers: [Int] = []
  for _ in 0..<count {
    guard offset < box.end else { throw .damaged }
    let item = try bytes.bigEndian(at: offset, count: idLength)
    let associations = try bytes.byte(at: offset + idLength)
    offset += idLength + 1
    for _ in 0..<associations {
      // The first bit marks properties that readers must understand.
      let number = try bytes.bigEndian(at: offset, count: numberLength)
      if item == wanted { numbers.append(number & (numberLength == 2 ? 0x7FFF : 0x7F)) }
      offset += numberLength
    }
  }
  return numbers
}
