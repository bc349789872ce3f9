import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: './src/testing-setup.ts',
    // starting and stopping servers takes a while on a busy machine
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
