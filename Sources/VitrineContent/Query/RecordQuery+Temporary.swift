import VitrineModel

extension RecordQuery {
  func matching(_ roots: [Int], _ conditions: [Condition]) -> [Int] { roots }
  func sorted(_ r: [Int], by keys: [SortKey]) -> [Int] { r }
  func groups(of roots: [Int], by name: String) -> [(value: String?, records: [Int])] { [] }
  func outlined(_ roots: [Int], by outline: Outline) -> [Item] { items(of: roots, level: 0) }
}
