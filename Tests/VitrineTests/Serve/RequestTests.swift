import NIOHTTP1
import Testing

@testable import VitrineServe

/// Reading the head of a request.
@Suite struct RequestTests {
  private func request(_ target: String = "/", _ headers: HTTPHeaders = [:]) -> Request {
    Request(HTTPRequestHead(version: .http1_1, method: .GET, uri: target, headers: headers))
  }

  @Test(arguments: [
    ("http://localhost:8080/a/b?c", "/a/b?c"), ("HTTP://localhost/../a", "/../a"),
    ("http://localhost//a", "//a"), ("http:///a", "/a"), ("file:///a", "/a"),
    ("http://localhost", "/"), ("http://localhost?a=/b", "/?a=/b"), ("http://a@b/", "/"),
    ("http://localhost/\u{301}", "/\u{301}"),
  ])
  func aWholeAddressIsReducedToItsPath(address: String, target: String) {
    #expect(request(address).target == target)
  }

  @Test(arguments: [
    "/", "/a?b=http://c/d", "//localhost/a", "/http://a/b", "*", "localhost:80", "a/b/c", "http:/a",
    "", "a//b",
  ])
  func anyOtherTargetIsUnchanged(target: String) {
    #expect(request(target).target == target)
  }

  @Test func exactlyOneHostIsTheAuthority() {
    #expect(request("/", ["host": "\t localhost:80 "]).authority == "localhost:80")
    #expect(request("/", ["Host": ""]).authority == "")
    #expect(request("/", ["Host": "localhost", "host": "localhost"]).authority == nil)
    #expect(request("http://localhost/").authority == nil)
  }

  @Test func fieldsOfOneNameAreAList() {
    let request = request(
      "/", ["origin": " a\t", "Other": "b", "Range": "c", "ORIGIN": "d", "If-Range": ""])

    #expect(request.fields == [.origin: "a, d", .range: "c", .ifRange: ""] as Fields)
  }
}
