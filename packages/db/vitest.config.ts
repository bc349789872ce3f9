import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: './src/testing-setup.ts',
    // starting and stopping servers; on a busy machine that takes a while
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
