#ifndef CVITRINE_H
#define CVITRINE_H

#include "Commit.h"
#include "Preview.h"
#include "Templates.h"
#include "VitrineMarkdown.h"

#endif
