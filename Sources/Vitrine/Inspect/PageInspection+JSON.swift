internal import VitrineLayout
internal import VitrineText

extension PageInspection {
  /// Every frame as `[x, y, width, height]`, UTF-8 with a line an item.
  package var json: [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("page")
    writer.text(page)
    writer.key("container")
    writer.numbers([container.width, container.height])
    writer.key("sections")
    writer.beginArray()
    for section in sections {
      writer.lineBreak()
      writer.section(section)
    }
    writer.endArray()
    writer.endObject()
    return writer.bytes + [UInt8(ascii: "\n")]
  }
}

extension JSONWriter {
  fileprivate mutating func section(_ section: SectionInspection) {
    beginObject()
    key("id")
    text(section.id)
    key("title")
    if let title = section.title { text(title) } else { null() }
    key("layout")
    text(section.layout)
    key("lists")
    beginArray()
    for list in section.lists {
      lineBreak()
      self.list(list)
    }
    endArray()
    endObject()
  }

  private mutating func list(_ list: ListInspection) {
    let section = list.solved.sections[0]
    beginObject()
    if let title = list.title {
      key("title")
      text(title)
    }
    key("contentSize")
    numbers([list.solved.contentSize.width, list.solved.contentSize.height])
    key("items")
    beginArray()
    for (index, frame) in section.items.enumerated() {
      lineBreak()
      beginObject()
      key("id")
      text(list.items[index])
      key("frame")
      self.frame(frame)
      if list.isContentSized[index] {
        key("isContentSized")
        bool(true)
      }
      endObject()
    }
    endArray()
    key("groups")
    beginArray()
    for frame in section.groups { self.frame(frame) }
    endArray()
    key("supplementaries")
    supplementaries(section.supplementaries, contentSized: list.contentSizedKinds)
    key("decorations")
    supplementaries(section.decorations)
    if let extent = section.orthogonal {
      key("orthogonal")
      orthogonal(extent)
    }
    endObject()
  }

  private mutating func supplementaries(
    _ supplementaries: [SolvedSupplementary], contentSized: Set<String> = []
  ) {
    beginArray()
    for supplementary in supplementaries {
      beginObject()
      key("kind")
      text(supplementary.kind)
      key("index")
      number(supplementary.index)
      key("frame")
      frame(supplementary.frame)
      if contentSized.contains(supplementary.kind) {
        key("isContentSized")
        bool(true)
      }
      endObject()
    }
    endArray()
  }

  private mutating func orthogonal(_ extent: OrthogonalExtent) {
    beginObject()
    key("behavior")
    text(extent.scrolling.rawValue)
    key("viewport")
    frame(extent.viewport)
    key("contentLength")
    number(extent.contentLength)
    key("maxOffset")
    number(extent.maximumOffset)
    key("snapOffsets")
    if let offsets = extent.restingOffsets { numbers(offsets) } else { null() }
    endObject()
  }

  private mutating func frame(_ frame: Frame) {
    numbers([frame.x, frame.y, frame.width, frame.height])
  }
}
