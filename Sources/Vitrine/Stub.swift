// STUB, owner: pipeline helper.
