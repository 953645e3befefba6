// The parts of the animation engine that other scripts use. The engine is loaded before them.
window.vitrineMotion ??= {
  change, sighted, show, halt, stillness, inSight, isSeen, anItem, layerBehind, copyOf, frameOf, surfaceOf, isClear, bearers, bars, levels,
};
