// STUB, owner: site helper.
