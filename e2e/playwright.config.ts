import { defineConfig } from '@playwright/test';
import { browserFlags, browserPath } from './support/browser.ts';
import { baseUrl, dataDir, port, serverSettings } from './support/server.ts';

export default defineConfig({
  testDir: '.',
  outputDir: '.results/artifacts',
  // for a machine that is busy with other things, too; the longest test takes a quarter of it
  timeout: 60_000,
  expect: { timeout: 8_000 },
  fullyParallel: true,
  workers: 2,
  // one more try tells a busy machine from a fault; the report names what needed it as flaky
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '.results/report.json' }],
  ],
  use: {
    baseURL: baseUrl,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    // each would keep all files of the build; shell/installed.spec.ts is about them
    serviceWorkers: 'block',
    // recording takes a third of a run; turn it on when needed: `pnpm test:e2e booking --trace on`
    trace: 'off',
    launchOptions: {
      executablePath: await browserPath(),
      // a page lives for seconds: optimising its scripts takes a quarter of a run and is never worth it
      args: [...browserFlags, '--js-flags=--no-maglev --no-turbofan'],
    },
  },
  webServer: {
    command: 'node support/start-server.ts',
    url: `${baseUrl}/health/ready`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
    stderr: 'pipe',
    env: {
      ...serverSettings,
      PORT: String(port),
      OCHE_DATA_DIR: dataDir,
    },
  },
  projects: [
    { name: 'sign in', testMatch: 'support/roles.setup.ts' },
    { name: 'browser', testMatch: '**/*.spec.ts', dependencies: ['sign in'] },
  ],
});
