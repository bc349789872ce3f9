import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    setupFiles: '../../scripts/lib/seed.mjs',
    // ends what hangs; how long a property takes is up to who else uses the machine
    testTimeout: 30_000,
  },
});
