import Testing
import VitrineText

/// Rows of comma-separated values as spreadsheets read them.
@Suite struct CSVRowTests {
  @Test(arguments: [
    (["a", "b,c", "d\"e", "f\ng", ""], "a,\"b,c\",\"d\"\"e\",\"f\ng\",\r\n"),
    (["f\rg", "h"], "\"f\rg\",h\r\n"),
    (["=1+1", "+a", "@b", "-c", "\td"], "'=1+1,'+a,'@b,'-c,'\td\r\n"),
    (["-5", "+1.5", "-1e-7", "−5", "1-2"], "-5,+1.5,-1e-7,−5,1-2\r\n"),
    (
      ["-1+cmd|' /C calc'!A0", "=HYPERLINK(\"a,b\")"],
      "'-1+cmd|' /C calc'!A0,\"'=HYPERLINK(\"\"a,b\"\")\"\r\n"
    ),
  ])
  func cells(_ cells: [String], _ expected: String) {
    var bytes: [UInt8] = []
    bytes.append(rowOfCSV: cells)

    #expect(String(decoding: bytes, as: UTF8.self) == expected)
  }
}
