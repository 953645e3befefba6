import Testing

@testable import VitrineFormats

/// The size of a document's first page.
@Suite struct PDFFirstPageTests {
  /// A document whose root is the first object.
  private func size(_ objects: [String], head: String = "%PDF-1.7\n") -> [Double]? {
    let bodies = objects.enumerated().map { "\($0 + 1) 0 obj\n\($1)\nendobj\n" }.joined()
    return size(Array("\(head)\(bodies)trailer\n<< /Root 1 0 R >>\n%%EOF".utf8))
  }

  private func size(_ file: [UInt8]) -> [Double]? {
    firstPageSize(ofPDF: file).map { [$0.width, $0.height] }
  }

  private let catalog = "<< /Type /Catalog /Pages 2 0 R >>"

  @Test(
    arguments: [
      (["<< /Kids [3 0 R 4 0 R] >>", "<< /MediaBox [0 0 595.28 841.89] >>"], [595.28, 841.89]),
      (["<</Kids[ 3 0 R]/MediaBox[-10 10 90 210]>>", "<< /Type/Page >>"], [100, 200]),
      (["<< /Kids [3 0 R] >>", "<< /MediaBox [0 0 300 400] /Rotate -90 >>"], [400, 300]),
      (["<< /Kids [3 0 R] /Rotate 270 >>", "<< /MediaBox [0 0 3 4] /Rotate 180 >>"], [3, 4]),
      (["<< /Kids [3 0 R] >>", "<< /MediaBox [0 0 9 9] /CropBox [1 1 5 7] >>"], [4, 6]),
      (["<< /Kids 3 0 R >>", "[ 4 0 R ]", "<< /MediaBox 5 0 R >>", "[0 0 7 8]"], [7, 8]),
      (["<< /Kids [3 0 R] >>", "<< /Kids [4 0 R] /MediaBox [0 0 7 8] >>", "<<>>"], [7, 8]),
    ] as [([String], [Double])])
  func itIsThatOfTheFirstLeafOfTheTree(_ objects: [String], _ expected: [Double]) {
    #expect(size([catalog] + objects) == expected)
  }

  @Test(arguments: [
    ["<< /Kids [3 0 R] >>", "<< /MediaBox [0 0 100 0] >>"],
    ["<< /Kids [3 0 R] >>", "<< /MediaBox [0 0 100] >>"],
    ["<< /Kids [3 0 R] >>", "<< /MediaBox [0 0 1e9 1e9] >>"],
    ["<< /Kids [3 0 R] >>", "<< /MediaBox [a b c d] >>"],
    ["<< /Kids [3 0 R] >>", "<< >>"], ["<< /Kids [2 0 R] >>"], ["<< /Kids [99 0 R] >>"],
    ["<< /Kids [] >>"], [],
    ["<< /Kids [3 0 R] >>", "<< /MediaBox [0 0 9 9] >>", "<< /Encrypt 5 0 R >>"],
  ])
  func anythingElseHasNone(_ objects: [String]) {
    #expect(size([catalog] + objects) == nil)
  }

  @Test func othersAreNoDocuments() {
    #expect(size([]) == nil)
    #expect(size([catalog, "<< /Kids [3 0 R] >>", "<< /MediaBox [0 0 9 9] >>"], head: "") == nil)
    for length in 0..<200 {
      _ = size(Array("%PDF-1.4\n1 0 obj /ObjStm stream\nendobj".utf8.prefix(length)))
    }
  }

  /// RFC 1951 §3.2.4: a block that is stored as it is.
  @Test func objectsCanBeCompressed() {
    let objects =
      "1 0 2 35 3 52 <</Type/Catalog /Pages 2 0 R    >> <</Kids[3 0 R]>> <</MediaBox[0 0 30 40]>> "
    let text = Array(objects.utf8)
    let first = 14
    let (low, high) = (UInt8(text.count & 255), UInt8(text.count >> 8))
    let packed: [UInt8] = [0x78, 1, 1, low, high, ~low, ~high] + text + [0, 0, 0, 0]
    let file =
      Array("%PDF-1.5\n9 0 obj\n<< /Type /ObjStm /N 3 /First \(first) >>\nstream\r\n".utf8) + packed
      + Array("\nendstream\nendobj\n8 0 obj\n<< /Type /XRef /Root 1 0 R >>\nendobj\n".utf8)

    #expect(size(file) == [30, 40])
  }
}
