import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: './src/testing-setup.ts',
    // one for each core; half of the time goes into waiting for servers that start
    maxWorkers: Math.min(Math.max(availableParallelism(), 2), 8),
    // starting and stopping servers takes a while on a busy machine
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
