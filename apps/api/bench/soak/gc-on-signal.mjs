// Loaded into each process of a soak: what is in use is only known after a collection.
process.on('SIGUSR2', () => globalThis.gc?.());
