import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'bench/**/*.test.ts'],
    globalSetup: './src/testing/global-setup.ts',
    setupFiles: '../../scripts/lib/seed.mjs',
    // one for each core, at most eight: PostgreSQL has no connections for more
    maxWorkers: Math.min(availableParallelism(), 8),
    // loading the server takes half of a file's time, so a worker's files share its modules. Those
    // have no state (it belongs to a `Deps`), and spies are restored after each test
    isolate: false,
    restoreMocks: true,
    // for what arrives through PostgreSQL or the network; the timeout suffices for a busy machine
    expect: { poll: { interval: 10, timeout: 20_000 } },
    // tests that need PostgreSQL take longer while all cores are busy
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // the OpenID Connect provider of the tests warns on the console that it is for tests only
    onConsoleLog: (log) => !log.startsWith('oidc-provider'),
  },
});
