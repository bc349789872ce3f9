import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    setupFiles: '../../scripts/lib/seed.mjs',
    // making types of the document, and checking a stranger's project with them, takes seconds
    testTimeout: 120_000,
  },
});
