import Testing
import VitrineModel

@testable import VitrineContent

/// The names of licenses, by <https://creativecommons.org/licenses/list.en> and
/// <https://rightsstatements.org/page/1.0/>.
@Suite struct RightsStatementTests {
  @Test(arguments: [
    ("https://creativecommons.org/licenses/by/4.0/", "CC BY 4.0"),
    ("http://creativecommons.org/licenses/by-nc-sa/4.0", "CC BY-NC-SA 4.0"),
    ("https://www.creativecommons.org/licenses/by-sa/3.0/de/deed.de", "CC BY-SA 3.0 DE"),
    ("https://creativecommons.org/licenses/by-nd/4.0/legalcode?lang=fr#s1", "CC BY-ND 4.0"),
    ("https://creativecommons.org/licenses/by/2.5/scotland/", "CC BY 2.5 SCOTLAND"),
    ("http://creativecommons.org/publicdomain/mark/1.0/", "Public Domain Mark 1.0"),
    ("https://creativecommons.org/publicdomain/zero/1.0/deed.en", "CC0 1.0"),
    ("http://rightsstatements.org/vocab/InC/1.0/", "In Copyright"),
    ("https://rightsstatements.org/page/NoC-US/1.0/?language=de", "No Copyright – United States"),
    (
      "http://rightsstatements.org/vocab/InC-RUU/1.0/",
      "In Copyright – Rights-holder(s) Unlocatable or Unidentifiable"
    ),
  ])
  func knownAddressesHaveTheNamesOfTheirLicenses(_ address: String, _ name: String) throws {
    #expect(try #require(FieldValue.Link(address: address)).title == name)
  }

  @Test(arguments: [
    ("https://creativecommons.org/", "creativecommons.org"),
    ("https://creativecommons.org/licenses/", "creativecommons.org"),
    ("https://creativecommons.org/licenses/gpl/4.0/", "creativecommons.org"),
    ("https://creativecommons.org/licenses/by/latest/", "creativecommons.org"),
    ("https://creativecommons.org.example.org/licenses/by/4.0/", "creativecommons.org.example.org"),
    ("https://rightsstatements.org/vocab/Inc/1.0/", "rightsstatements.org"),
    ("https://example.org/licenses/by/4.0/", "example.org"),
  ])
  func otherAddressesKeepTheirHosts(_ address: String, _ host: String) throws {
    #expect(try #require(FieldValue.Link(address: address)).title == host)
  }
}
