window.vitrineMotion??={change,sighted,show,halt,stillness,inSight,isSeen,anItem,layerBehind,copyOf,frameOf,surfaceOf,isClear,bearers,bars,levels};
