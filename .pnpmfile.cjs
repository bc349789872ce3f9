// Node's packages name their one system, but not as a list, and pnpm would install all of them, 200 MB each.
const hooks = {
  readPackage(manifest) {
    for (const field of ['os', 'cpu']) {
      if (typeof manifest[field] === 'string') manifest[field] = [manifest[field]];
    }
    return manifest;
  },
};

module.exports = { hooks };
