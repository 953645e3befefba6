import TestSupport
import Testing

@testable import VitrinePictures

@Suite struct LibraryTests {
  @Test func aMissingLibraryIsNamed() throws {
    guard case .missing(let failure) = PictureLibrary(loading: "libnothere.so.1") else {
      Issue.record("it was loaded")
      return
    }
    #expect(failure.libraryText?.contains("libnothere.so.1") == true)
  }
}
