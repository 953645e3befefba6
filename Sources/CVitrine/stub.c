void vitrine_stub(void) {}
