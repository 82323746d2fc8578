import Scenarios

extension RunPlan {
  /// What scenarios read besides their own files: what is included, keymaps, Compose files, XKB data, plugins.
  ///
  /// Every file is read for that; what is wrong in it is left to the run.
  public func dependencies(of files: [ScenarioFile]) -> Set<String> {
    var plan = self
    (plan.filter, plan.shard, plan.shuffleSeed) = (nil, nil, nil)
    var paths: Set<String> = []
    // Standard input can be read only once.
    for file in files where file.path != "-" {
      var stream = FileStream(file, number: 0, plan)
      while let item = stream.next() {
        switch item {
        case .scenario(let scenario): paths.formUnion(scenario.settings.dependencies)
        case .fileEnded(let includes, _): paths.formUnion(includes)
        case .fileBegan, .problem: break
        }
      }
    }
    return paths
  }
}
