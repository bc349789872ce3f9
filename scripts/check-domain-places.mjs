// A domain is added in its own folders, and by a line in each index. So what works for all domains names none: here the
// code of the mechanisms is searched for the domains that came last.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/bootstrap.mjs';

/** The words that stand for a domain in code. */
const domains = {
  clubs: /\bclubs?(?![a-z])|(?<=[a-z_])Clubs?(?![a-z])/,
  polls: /\bpolls?(?![a-z])|(?<=[a-z_])Polls?(?![a-z])/,
  media: /\b(media|channels?)\b(?=')|media[-_]channel/,
};

const mechanisms = [
  /^apps\/api\/src\/(lib|plugins|trpc|web)\//,
  /^apps\/api\/src\/modules\/(admin|moderation|notifications|own-data|push|search|site|uploads|watching)\//,
  /^apps\/web\/src\/(app|components|lib)\//,
  /^apps\/web\/src\/features\/(account|admin|moderation|notifications|search|watching)\//,
  /^packages\/validators\/src\/((admin|moderation|notifications|own-data|search|site)\/|[^/]+$)/,
];
const exceptions = [
  // the indexes: a line a domain
  /^apps\/api\/src\/trpc\/root\.ts$/,
  /^packages\/validators\/src\/(documented-shapes|domains|errors)\.ts$/,
  // which parameters the pages read is one list, so that a page without its line fails the type check
  /^apps\/web\/src\/app\/server\/search-names\.ts$/,
  // what stands in the menu and on a member's home is chosen, not collected
  /^apps\/web\/src\/app\/(home|linked)\/|\/shell\/navigation\.ts$/,
  // names of places for banners, as advertisers book them
  /^apps\/web\/src\/app\/shell\/banners\/places\.ts$/,
  // asks for jobs now and then: no domain
  /\/job-worker\.ts$/,
];
const isCode = (file) => /\.(ts|tsx)$/.test(file) && !/\.test\.tsx?$|\/testing|\/demo\//.test(file);

const files = execFileSync('git', ['ls-files', 'apps', 'packages'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 2 ** 26,
})
  .split('\n')
  .filter(isCode)
  .filter((file) => mechanisms.some((folder) => folder.test(file)))
  .filter((file) => !exceptions.some((exception) => exception.test(file)));

const found = files.flatMap((file) => {
  const code = codeOf(file);
  const named = Object.keys(domains).filter((name) => domains[name].test(code));
  return named.map((name) => `${file}: names ${name}; declare it where the domain is`);
});
for (const line of found) console.error(line);
process.exit(found.length > 0 ? 1 : 0);

/** The code without comments. */
function codeOf(file) {
  return readFileSync(join(root, file), 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/^\s*\/\/.*$/gm, '');
}
