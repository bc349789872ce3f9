// pnpm explore: property tests with fresh seeds, for as long as one likes.
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { ensureInstalled, helpOnRequest } from './lib/bootstrap.mjs';
import { exploreOnce, propertyTests } from './lib/exploring.mjs';

helpOnRequest(`
pnpm explore [name …] [--minutes N] [--seed N]

Runs the tests that leave something to chance again and again, each round with a fresh seed, and prints
what it finds: the test, the seed, and the counterexample, which becomes an example in a test.
"npm test" rolls the same dice each time.

  name         only test files with one of these in their path: price, hostile-input, packages/darts
  --minutes N  how long; the last round is finished (default: 5)
  --seed N     one round with this seed, to see something again that was found

Ends with 1 when something was found.
`);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: 'string', default: '5' }, seed: { type: 'string' } },
});
const minutes = numberOf('minutes');
const known = values.seed === undefined ? null : numberOf('seed');
await ensureInstalled();

const tests = propertyTests(positionals);
const files = tests.flatMap((each) => each.files);
if (files.length === 0) fail(`No property test has ${positionals.join(' or ')} in its path.`);
console.log(['Test files:', ...files].join('\n  '));

const found = new Set();
const until = Date.now() + minutes * 60_000;
let rounds = 0;
do {
  const seed = known ?? randomInt(2 ** 31);
  rounds += 1;
  console.log(`\nRound ${rounds}, seed ${seed}`);
  for await (const { test, file, message } of exploreOnce(tests, seed)) {
    // one failing test is enough: the next round would most likely find the same
    if (found.has(test)) continue;
    found.add(test);
    console.log(`\n✗ ${test}\n${message}\n\nAgain: pnpm explore ${file} --seed ${seed}`);
  }
} while (known === null && Date.now() < until);

console.log(`\nExplored ${rounds === 1 ? 'once' : `${rounds} times`}, found ${found.size}.`);
process.exit(found.size > 0 ? 1 : 0);

function numberOf(option) {
  const number = Number(values[option]);
  if (!Number.isFinite(number) || number < 0) fail(`--${option} takes a number.`);
  return number;
}

function fail(text) {
  console.error(text);
  process.exit(1);
}
