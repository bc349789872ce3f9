import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: './src/testing/global-setup.ts',
    // a test that waits for PostgreSQL waits longer while both cores are busy
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // the provider of the external sign-in says on the console that it is made for tests
    onConsoleLog: (log) => !log.startsWith('oidc-provider'),
  },
});
