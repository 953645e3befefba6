internal import VitrineLayout
internal import VitrineText

extension PageInspection {
  /// Every frame as `[x, y, width, height]`, in UTF-8 with one line per item.
  package var json: [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("page", page)
      json.key("container")
      json.numbers([container.width, container.height])
      json.array("sections", sections, inLines: true) { json, section in
        json.object { section.write(to: &$0) }
      }
    }
    return json.bytes + [UInt8(ascii: "\n")]
  }
}

extension SectionInspection {
  fileprivate func write(to json: inout JSONWriter) {
    json.member("id", id)
    json.key("title")
    if let title { json.text(title) } else { json.null() }
    json.member("layout", layout)
    json.array("lists", lists, inLines: true) { json, list in
      json.object { list.write(to: &$0) }
    }
  }
}

extension ListInspection {
  fileprivate func write(to json: inout JSONWriter) {
    let section = solved.sections[0]
    json.member("title", title)
    json.key("contentSize")
    json.numbers([solved.contentSize.width, solved.contentSize.height])
    json.array("items", section.items.enumerated(), inLines: true) { json, item in
      json.object { json in
        json.member("id", items[item.offset])
        json.member("frame", item.element)
        json.member("isContentSized", if: isContentSized[item.offset])
      }
    }
    json.array("groups", section.groups) { $0.frame($1) }
    json.supplementaries(
      "supplementaries", section.supplementaries, contentSized: contentSizedKinds)
    json.supplementaries("decorations", section.decorations)
    if let extent = section.orthogonal {
      json.object("orthogonal") { $0.orthogonal(extent) }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func supplementaries(
    _ key: String, _ supplementaries: [SolvedSupplementary], contentSized: Set<String> = []
  ) {
    array(key, supplementaries) { json, supplementary in
      json.object { json in
        json.member("kind", supplementary.kind)
        json.member("index", supplementary.index)
        json.member("frame", supplementary.frame)
        json.member("isContentSized", if: contentSized.contains(supplementary.kind))
      }
    }
  }

  fileprivate mutating func orthogonal(_ extent: OrthogonalExtent) {
    member("behavior", extent.scrolling.rawValue)
    member("viewport", extent.viewport)
    member("contentLength", extent.contentLength)
    member("maxOffset", extent.maximumOffset)
    key("snapOffsets")
    if let offsets = extent.restingOffsets { numbers(offsets) } else { null() }
  }

  fileprivate mutating func member(_ key: String, _ frame: Frame) {
    self.key(key)
    self.frame(frame)
  }

  fileprivate mutating func frame(_ frame: Frame) {
    numbers([frame.x, frame.y, frame.width, frame.height])
  }
}
