#ifndef CVITRINE_H
#define CVITRINE_H

#include "VitrineMarkdown.h"

#endif
