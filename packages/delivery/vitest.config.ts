import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    setupFiles: '../../scripts/lib/seed.mjs',
    // nothing here has state, and starting a worker for each file takes longer than most files
    isolate: false,
    // ends what hangs; how long a property takes is up to who else uses the machine
    testTimeout: 30_000,
  },
});
