// pnpm test:changed: what a change within one domain can have broken, in less than two minutes.
import { ensureInstalled, helpOnRequest } from './lib/bootstrap.mjs';
import { changedSince, testsNear } from './lib/changed-files.mjs';
import { nearTests } from './lib/steps.mjs';

helpOnRequest(`
pnpm test:changed [ref]

Tests what differs from where this branch left the ref (default: origin/main), with what is not committed
yet: format and lint of the files, types, unit tests of their packages, the API tests of their modules and
of what takes from these, and the browser tests of their domains. "npm test" has the last word.
`);
await ensureInstalled();
const ref = process.argv[2] ?? 'origin/main';
const files = changedSince(ref);
if (files === null) {
  console.error(`git knows no "${ref}".`);
  process.exit(1);
}
if (files.length === 0) {
  console.log(`Nothing differs from ${ref}.`);
  process.exit(0);
}
const near = testsNear(files);
console.log(
  `${files.length} files differ from ${ref}: ${near.api.length} test files of the API and ` +
    `${near.specs.length} of the browser are near.`,
);
if (near.wide.length > 0)
  console.log(['Much stands on these; "npm test" tells:', ...near.wide].join('\n  '));

process.exit(await nearTests(near));
