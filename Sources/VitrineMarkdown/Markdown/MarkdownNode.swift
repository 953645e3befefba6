internal import CMarkGFM
internal import CVitrine
import VitrineSystem

/// A node of a parsed Markdown text. Valid only while its document exists.
struct MarkdownNode: Equatable {
  enum Kind {
    case document, blockQuote, list, item, codeBlock, htmlBlock, paragraph, heading, thematicBreak
    case footnoteDefinition, table, tableRow, tableCell
    case text, softBreak, lineBreak, code, html, emphasis, strong, strikethrough, link, image
    case footnoteReference, unknown
  }

  private let pointer: OpaquePointer

  init(_ pointer: OpaquePointer) { self.pointer = pointer }

  var kind: Kind {
    let type = cmark_node_get_type(pointer)
    return switch type {
    case CMARK_NODE_TEXT: .text
    case CMARK_NODE_PARAGRAPH: .paragraph
    case CMARK_NODE_SOFTBREAK: .softBreak
    case CMARK_NODE_LINK: .link
    case CMARK_NODE_EMPH: .emphasis
    case CMARK_NODE_STRONG: .strong
    case CMARK_NODE_CODE: .code
    case CMARK_NODE_ITEM: .item
    case CMARK_NODE_LIST: .list
    case CMARK_NODE_HEADING: .heading
    case CMARK_NODE_CODE_BLOCK: .codeBlock
    case CMARK_NODE_LINEBREAK: .lineBreak
    case CMARK_NODE_IMAGE: .image
    case CMARK_NODE_BLOCK_QUOTE: .blockQuote
    case CMARK_NODE_THEMATIC_BREAK: .thematicBreak
    case CMARK_NODE_HTML_BLOCK: .htmlBlock
    case CMARK_NODE_HTML_INLINE: .html
    case CMARK_NODE_FOOTNOTE_REFERENCE: .footnoteReference
    case CMARK_NODE_FOOTNOTE_DEFINITION: .footnoteDefinition
    case CMARK_NODE_DOCUMENT: .document
    default: extensionKind(of: type)
    }
  }

  private func extensionKind(of type: cmark_node_type) -> Kind {
    let types = vitrine_markdown_node_types()
    return switch type {
    case types.table_cell: .tableCell
    case types.table_row: .tableRow
    case types.table: .table
    case types.strikethrough: .strikethrough
    default: .unknown
    }
  }
}

extension MarkdownNode {
  var parent: MarkdownNode? { cmark_node_parent(pointer).map(MarkdownNode.init) }
  var firstChild: MarkdownNode? { cmark_node_first_child(pointer).map(MarkdownNode.init) }
  var previous: MarkdownNode? { cmark_node_previous(pointer).map(MarkdownNode.init) }
  var next: MarkdownNode? { cmark_node_next(pointer).map(MarkdownNode.init) }

  var children: some Sequence<MarkdownNode> {
    sequence(state: firstChild) { child in
      defer { child = child?.next }
      return child
    }
  }

  /// From 1 in the parsed text, or 0 if the parser does not provide it.
  var line: Int { Int(cmark_node_get_start_line(pointer)) }

  /// The line of its end. For a leaf, the line of its beginning.
  var endLine: Int { Int(cmark_node_get_end_line(pointer)) }

  /// From 1, in bytes, or 0 if the parser does not provide it.
  var column: Int { Int(cmark_node_get_start_column(pointer)) }

  /// The text of a leaf, or the number of a footnote reference.
  var literal: UnsafeBufferPointer<UInt8> { bytes(cmark_node_get_literal(pointer)) }

  var headingLevel: Int { Int(cmark_node_get_heading_level(pointer)) }
  var isOrderedList: Bool { cmark_node_get_list_type(pointer) == CMARK_ORDERED_LIST }
  var listStart: Int { Int(cmark_node_get_list_start(pointer)) }
  var isTightList: Bool { cmark_node_get_list_tight(pointer) != 0 }

  /// The text after the opening fence of a code block.
  var fenceInfo: UnsafeBufferPointer<UInt8> { bytes(cmark_node_get_fence_info(pointer)) }

  /// The destination of a link or an image, with escapes and entities decoded.
  var destination: UnsafeBufferPointer<UInt8> { bytes(cmark_node_get_url(pointer)) }
  var title: UnsafeBufferPointer<UInt8> { bytes(cmark_node_get_title(pointer)) }

  /// Whether an item of a task list is done, or nil for other items.
  var taskIsDone: Bool? {
    guard cmark_node_get_syntax_extension(pointer) != nil else { return nil }
    return cmark_gfm_extensions_get_tasklist_item_checked(pointer)
  }

  var isHeaderRow: Bool { cmark_gfm_extensions_get_table_row_is_header(pointer) != 0 }

  /// `l`, `c`, `r` or 0 for each column of a table.
  var tableAlignments: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(
      start: cmark_gfm_extensions_get_table_alignments(pointer),
      count: Int(cmark_gfm_extensions_get_table_columns(pointer)))
  }

  /// The block and its content as Markdown that depends on no definitions elsewhere.
  var commonMark: String {
    guard let memory = cmark_get_default_mem_allocator(),
      let text = cmark_render_commonmark_with_mem(pointer, CMARK_OPT_DEFAULT, 0, memory)
    else { return "" }
    defer { memory.pointee.free(text) }
    return String(cString: text)
  }

  private func bytes(_ text: UnsafePointer<CChar>?) -> UnsafeBufferPointer<UInt8> {
    guard let text else { return UnsafeBufferPointer(start: nil, count: 0) }
    return UnsafeRawBufferPointer(ofCString: text).assumingMemoryBound(to: UInt8.self)
  }
}
