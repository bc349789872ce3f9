// What has changed, and which tests stand near enough to tell what it broke: for `pnpm test:changed`.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hearersOf } from './api-imports.mjs';
import { root } from './bootstrap.mjs';

/** What holds the house together, whichever module has changed. */
const HOUSE_TESTS = ['modules/floors', 'modules/index', 'trpc/permissions'];
/** Folders of browser tests whose domain has another name on the server or in the web app. */
const SPEC_FOLDERS = { auth: 'accounts', account: 'accounts', conversations: 'messages' };

const TEST = /\.test\.tsx?$/;

/** @returns the files that differ from where this branch left the ref, the working tree included; null: no such ref */
export function changedSince(ref) {
  const base = git('merge-base', ref, 'HEAD');
  if (base === null) return null;
  const listed = [git('diff', '--name-only', base), git('ls-files', '-o', '--exclude-standard')];
  const files = listed.flatMap((list) => (list ?? '').split('\n'));
  return [...new Set(files.filter(Boolean))].sort();
}

/** @returns what to run for these files; of each kind a list, which may be empty, or whether all of it */
export function testsNear(files) {
  const here = files.filter((file) => existsSync(join(root, file)));
  const touches = (...folders) =>
    files.some((file) => folders.some((folder) => file.startsWith(`${folder}/`)));
  return {
    lint: here,
    // telling which of these import a file takes as long as running them
    validators: touches('packages/validators'),
    darts: touches('packages/darts'),
    client: touches('packages/client', 'docs/api'),
    bridge: touches('packages/darts', 'packages/bridge'),
    delivery: touches('packages/delivery', 'deploy', 'pnpm-lock.yaml', 'docs/proxies'),
    web: touches('packages/validators', 'packages/darts', 'packages/bridge', 'apps/web'),
    database: here.filter((file) => /^packages\/db\/.*\.ts$/.test(file)),
    schema: files.some((file) => file.startsWith('packages/db/migrations/')),
    api: apiTestsNear(files),
    specs: specsNear(files),
    /** what is nobody's domain: too much stands on it to be told by tests nearby */
    wide: files.filter(isWide),
  };
}

function apiTestsNear(files) {
  const all = filesBelow('apps/api/src').filter((file) => TEST.test(file));
  const near = new Set(files.flatMap((file) => all.filter((test) => isBeside(test, file))));
  for (const folder of hearersOf(files))
    for (const test of all) if (test.slice(0, test.lastIndexOf('/')) === folder) near.add(test);
  if (files.some((file) => /^(apps\/api|packages)\//.test(file)))
    for (const name of HOUSE_TESTS) near.add(`apps/api/src/${name}.test.ts`);
  return [...near].sort();
}

/** Whether the test is one of the file's module, or stands beside it where there are no modules. */
function isBeside(test, file) {
  const domain = /^(?:apps\/api\/src\/modules|packages\/validators\/src)\/([^/]+)\//.exec(
    file,
  )?.[1];
  if (domain) return test.startsWith(`apps/api/src/modules/${domain}/`);
  const part = /^apps\/api\/src\/(?:lib\/)?[^/]+\//.exec(file)?.[0];
  return part !== undefined && part !== 'apps/api/src/modules/' && test.startsWith(part);
}

function specsNear(files) {
  const specs = filesBelow('e2e').filter((file) => file.endsWith('.spec.ts'));
  const domains = new Set(files.flatMap(domainsOf));
  const isNear = (spec) => {
    const [, folder, name] = spec.split('/');
    return [...domains].some(
      (domain) => folder === (SPEC_FOLDERS[domain] ?? domain) || name.startsWith(`${domain}.`),
    );
  };
  return specs.filter((spec) => files.includes(spec) || isNear(spec));
}

const DOMAIN =
  /^(?:apps\/api\/src\/modules|apps\/web\/src\/(?:features|i18n\/..)|packages\/validators\/src)\/([\w-]+)[/.]/;

/** A route belongs to the features that it shows. */
const domainsOf = (file) =>
  file.startsWith('apps/web/src/routes/') && existsSync(join(root, file))
    ? [...readFileSync(join(root, file), 'utf8').matchAll(/\/features\/([^/]+)\//g)].map(
        ([, feature]) => feature,
      )
    : (DOMAIN.exec(file)?.slice(1) ?? []);

const isWide = (file) =>
  /^(package\.json|pnpm-|scripts\/|e2e\/support\/|packages\/db\/|packages\/validators\/src\/[^/]+$|apps\/api\/src\/(?!modules\/[^/]+\/|.*\.test\.)|apps\/web\/(?!src\/(features|routes|i18n)\/))/.test(
    file,
  );

const filesBelow = (folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map(({ parentPath, name }) => join(parentPath, name).slice(root.length + 1))
    .map((file) => file.replaceAll('\\', '/'));

function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}
