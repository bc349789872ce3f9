import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: './src/testing/global-setup.ts',
    // one a core; PostgreSQL has connections for eight
    maxWorkers: Math.min(availableParallelism(), 8),
    // loading the server is half of a file's time: the files of a worker share its modules, which keep
    // nothing of a file (state belongs to a `Deps`), and get their spies back
    isolate: false,
    restoreMocks: true,
    // what comes through PostgreSQL or the network is waited for, a failing wait ends long after a busy machine
    expect: { poll: { interval: 10, timeout: 20_000 } },
    // a test that waits for PostgreSQL waits longer while both cores are busy
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // the provider of the external sign-in says on the console that it is made for tests
    onConsoleLog: (log) => !log.startsWith('oidc-provider'),
  },
});
