import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { OUTSIDE } from './country/configuration.ts';
import { Country } from './country/country.ts';
import { MAIL_PORT } from './country/settings.ts';
import { Mails } from './mails.ts';
import type { InsideOptions } from './namespaces.ts';
import { Rehearsal } from './rehearsal.ts';
import { failureTable, problemsOf, type Result, resultTable } from './report.ts';
import { SCENARIOS } from './scenarios/index.ts';
import type { Scenario } from './scenarios/scenario.ts';
import { upgradeFrom } from './scenarios/upgrades.ts';

// Whatever ends the command outside closes our input. Our end is that of all processes here.
process.stdin.resume().once('close', () => process.exit(130));
// meant for the command outside
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});

const options: InsideOptions = JSON.parse(process.argv[2] ?? '{}');
const say = (line: string) => console.log(line);

try {
  process.exit(await rehearse());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

function wantedOf(scenarios: readonly Scenario[]): Scenario[] {
  return scenarios.filter(({ name }) => options.only.length === 0 || options.only.includes(name));
}

async function rehearse(): Promise<number> {
  const folder = join(options.folder, 'country');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const ground = { root: options.root, folder, hasUsers: options.hasUsers };
  const program = fileURLToPath(new URL('../../../../', import.meta.url));
  const country = await Country.found(ground, program, say);
  const mails = new Mails(OUTSIDE, MAIL_PORT);
  const rehearsal = new Rehearsal(country, mails, options.quiet);
  await rehearsal.prepare(options.clients);
  const results: Result[] = [];
  const upgrades = options.releases.map((release) => upgradeFrom(release, program));
  for (const scenario of [...wantedOf(SCENARIOS), ...upgrades]) {
    say(`\n${scenario.name}: ${scenario.what}`);
    if (scenario.beginsWith) {
      await country.startOver(scenario.beginsWith, say);
      await rehearsal.prepare(options.clients);
    }
    const result = await rehearsal.through(scenario);
    results.push(result);
    const failures = failureTable(result);
    if (failures) say(failures);
    for (const problem of problemsOf(result)) say(`✗ ${problem}`);
  }
  say(`\n${resultTable(results)}`);
  await rehearsal.end();
  mails.close();
  await country.end();
  return results.every((result) => problemsOf(result).length === 0) ? 0 : 1;
}
