import TestSupport
import Testing

@testable import VitrinePictures

@Suite struct LibraryTests {
  @Test func aMissingLibraryIsNamed() throws {
    guard case .missing(let reason) = PictureLibrary(loading: "libnothere.so.1") else {
      Issue.record("it was loaded")
      return
    }
    #expect(reason.contains("libnothere.so.1"))
  }
}
