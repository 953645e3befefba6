// What other scripts of a page use of the engine, which is loaded before them.
window.vitrineMotion ??= {
  change, sighted, show, halt, stillness, inSight, isSeen, anItem, layerBehind, copyOf, frameOf, surfaceOf, isClear, bearers, bars, levels,
};
