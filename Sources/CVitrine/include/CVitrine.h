#ifndef CVITRINE_H
#define CVITRINE_H
void vitrine_stub(void);
#endif
