import VitrineFormats
import VitrineModel
import VitrineText

extension RecordReader {
  /// Fills a record from its data and, if the collection asks for that, from the files of its
  /// pictures.
  mutating func filler(
    _ data: RecordData, as shape: RecordMapping, isChild: Bool
  ) -> RecordFiller {
    var filler = RecordFiller(data, as: shape, of: collection.plan.name, isChild: isChild)
    let (fields, mapped) = (collection.pictureFields, collection.mappedPictureFields)
    var media: [Medium] = []
    if !filler.pictures.isEmpty {
      media = collection.input.tree.media(
        filler.pictures, allowsRemote: collection.allowsRemotePictures, &batch.diagnostics)
    }
    if !fields.isEmpty || !mapped.isEmpty {
      let metadata = describe(&media, of: filler.record, asFields: fields)
      if let metadata, !mapped.isEmpty {
        let data = data.adding(mapped, of: metadata)
        filler = RecordFiller(data, as: shape, of: collection.plan.name, isChild: isChild)
      }
      filler.addFields(fields, of: metadata)
    }
    if !media.isEmpty { filler.record.setMedia(media) }
    return filler
  }

  /// Adds the captions and credits in the files of pictures that have none, if they are among
  /// `fields`. Returns the metadata of the first picture.
  private mutating func describe(
    _ media: inout [Medium], of record: Record, asFields fields: [PictureField]
  ) -> PictureMetadata? {
    let pictures = media.indices.filter { media[$0].kind == .picture }
    let described = fields.filter { $0 == .caption || $0 == .credit }
    var first: PictureMetadata?
    for index in described.isEmpty ? pictures.prefix(1) : pictures[...] {
      guard let metadata = metadata(of: media[index].source) else { continue }
      if index == pictures[0] { first = metadata }
      for field in described {
        // The record's own words are about its first picture.
        if index == pictures[0], isPresent(record.value(named: field.rawValue)) { continue }
        let property = field == .caption ? \Medium.caption : \Medium.credit
        media[index][keyPath: property] =
          media[index][keyPath: property] ?? metadata.text(of: field)
      }
    }
    return first
  }

  private mutating func metadata(of picture: Picture.Source) -> PictureMetadata? {
    guard case .asset(let file) = picture else { return nil }
    let path = collection.input.tree.files[file]
    guard PictureFormat.isScalable(ending: path.ending) else { return nil }
    if let known = photographs[file] { return known }
    batch.photographs.insert(path)
    // A file that cannot be read is reported when it is copied.
    let metadata = (try? collection.input.folder.bytes(of: path)).map {
      PictureMetadata(of: $0, language: collection.language)
    }
    photographs[file] = metadata
    return metadata
  }
}
