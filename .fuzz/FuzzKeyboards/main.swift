import FuzzEntry

fuzz([
  "scenario": FileTargets.scenario, "compose": FileTargets.compose, "xkb-file": FileTargets.xkbFile,
  "simulator": SimulatorTarget.play,
])
