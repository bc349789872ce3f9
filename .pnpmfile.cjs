// Node's packages name their one system, but not as a list, and pnpm would install all of them, 200 MB each.
const hooks = {
  readPackage(manifest) {
    for (const field of ['os', 'cpu']) {
      if (typeof manifest[field] === 'string') manifest[field] = [manifest[field]];
    }
    // it writes types with the compiler API, which TypeScript 7 no longer has, and whoever takes it has 7
    if (manifest.name === 'openapi-typescript') {
      manifest.dependencies = { ...manifest.dependencies, typescript: '6.0.3' };
      delete manifest.peerDependencies?.typescript;
    }
    return manifest;
  },
};

module.exports = { hooks };
