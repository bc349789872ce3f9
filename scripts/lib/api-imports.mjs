// Which modules of the API feel a change of another one, as far as imports tell.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { root } from './bootstrap.mjs';

const HOUSE = join(root, 'apps/api/src/modules');
const MODULE = /^apps\/api\/src\/modules\/([^/]+\/.+)$/;
/** Types alone are the compiler's business. */
const STATEMENT = /(?:import|export)\s+(?!type\b)(?:\{([^}]*)\}|[^'{}]*)\s*from\s*'(\.[^']+)'/g;

/**
 * What a module gives to others stands in its `index.ts`, by name, so only who takes a name that comes from a changed
 * file, or from one that uses it, has to be tested with it.
 *
 * @param files changed ones of the repository
 * @returns the folders of other modules' files that take such a name
 */
export function hearersOf(files) {
  const changed = files.map((file) => MODULE.exec(file)?.[1]).filter(Boolean);
  if (changed.length === 0) return [];
  const imports = importsOfAll();
  const felt = feltIn(imports, new Set(changed));
  const given = namesGiven(imports, felt);
  const hearers = imports.filter(({ from, to, names }) => {
    const known = given.get(to);
    return known && moduleOf(from) !== moduleOf(to) && names.some((name) => known.has(name));
  });
  return [...new Set(hearers.map(({ from }) => `apps/api/src/modules/${dirname(from)}`))];
}

const moduleOf = (file) => file.split('/')[0];

/** Walks the imports backwards inside each module. */
function feltIn(imports, changed) {
  const felt = new Set(changed);
  for (const file of felt)
    for (const { from, to } of imports)
      if (to === file && moduleOf(from) === moduleOf(to) && !from.endsWith('/index.ts'))
        felt.add(from);
  return felt;
}

/** @returns index file → the names in it that come from these files */
function namesGiven(imports, files) {
  const given = new Map();
  for (const { from, to, names } of imports) {
    if (!/^[^/]+\/index\.ts$/.test(from) || !files.has(to)) continue;
    given.set(from, new Set([...(given.get(from) ?? []), ...names]));
  }
  return given;
}

function importsOfAll() {
  return readdirSync(HOUSE, { recursive: true })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.includes('/') && /(?<!\.test)\.ts$/.test(file))
    .flatMap((from) =>
      [...readFileSync(join(HOUSE, from), 'utf8').matchAll(STATEMENT)].map(([, names, path]) => ({
        from,
        to: relative(HOUSE, resolve(dirname(join(HOUSE, from)), path)).replaceAll('\\', '/'),
        names: namesIn(names ?? '', from.endsWith('/index.ts')),
      })),
    );
}

/** An index may give something under another name, `a as b`; who takes it asks for that one. */
const namesIn = (list, isIndex) =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => name.split(' as ').at(isIndex ? -1 : 0));
