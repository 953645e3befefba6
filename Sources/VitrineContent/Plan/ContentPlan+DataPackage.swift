import VitrineData
import VitrineDiagnostics
import VitrineFormats
import VitrineModel
import VitrineText

extension ContentPlan {
  /// Completes a collection that does not describe its records from the description next to its
  /// file. `download` wrote both on the page from which the file comes.
  mutating func readDataPackage(of plan: inout CollectionPlan) {
    let declaration = plan.declaration
    guard plan.files.count == 1, declaration.describesNothing else { return }
    let path = tree.files[plan.files[0]]
    let package = String.joined(path.parentFolder, DownloadFormat.dataPackageName)
    guard let index = tree.index(of: package), let bytes = try? input.folder.bytes(of: package)
    else { return }
    let document: JSONDocument
    do throws(JSONFailure) {
      document = try JSONDocument(parsing: bytes)
    } catch {
      // Once, even if several collections read files beside it.
      if uses[index] != .content {
        let error = error.diagnostics(in: package)[0]
        diagnostics.warn(
          "JSON syntax", at: error.location,
          "the description of '\(path.fileName)' is not valid JSON, so it is not used: \(error.message)",
          hint: "fix it, or download it again together with '\(path.fileName)'")
      }
      uses[index] = .content
      return
    }
    let resources = SourceValue(document.root)["resources"]?.recordElements ?? []
    let resource = resources.first { element in
      element.value["path"]?.scalarText.map { percentDecoded($0) == path.fileName } ?? false
    }
    guard let described = resource?.value["vitrine"], described.isMap else { return }
    uses[index] = .content
    var reader = DeclarationReader(file: package)
    let read = reader.description(described, of: declaration)
    plan.declaration.shape = read.shape
    plan.declaration.parent = read.parent
    plan.declaration.statusField = read.statusField
    diagnostics += reader.diagnostics
  }
}

extension DeclarationReader {
  /// Reads the part of a description that is about the records of a collection.
  fileprivate mutating func description(
    _ value: SourceValue, of declaration: CollectionDeclaration
  ) -> CollectionDeclaration {
    var result = declaration
    let (_, paths) = readingPaths { $0.read(value, by: CollectionDeclaration.keys, into: &result) }
    result.shape.paths = paths
    return result
  }
}

extension CollectionDeclaration {
  /// Whether it does not describe its records.
  fileprivate var describesNothing: Bool {
    shape.id == nil && shape.fields == nil && shape.measures.isEmpty && shape.status == nil
      && shape.children == nil && records == nil && parent == nil && parse == nil
      && !includesOtherFields
  }
}
