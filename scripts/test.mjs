// npm test: everything that has to hold before a change lands.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './lib/bootstrap.mjs';
import { everything, reports } from './lib/steps.mjs';

await ensureInstalled();
rmSync(reports, { recursive: true, force: true });

const exitCode = await everything();
const { passed, failed } = count();
console.log(`\nTests: ${passed} passed, ${failed} failed`);
process.exit(exitCode);

/** Sums up the counts that vitest and Playwright have written. */
function count() {
  const total = { passed: 0, failed: 0 };
  if (!existsSync(reports)) return total;
  for (const file of readdirSync(reports)) {
    const report = JSON.parse(readFileSync(join(reports, file), 'utf8'));
    total.passed += report.numPassedTests ?? report.stats?.expected ?? 0;
    total.failed += report.numFailedTests ?? report.stats?.unexpected ?? 0;
  }
  return total;
}
