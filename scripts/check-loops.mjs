// Folders of a module that import each other in a circle can't be read one by one, and neither can folders of such a
// folder. Those of today are in known-loops.json; the list only gets shorter.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { root } from './lib/bootstrap.mjs';

const LIST = 'scripts/known-loops.json';
/** What is above the folders that are compared. */
const houses = ['apps/api/src/modules', 'apps/web/src/features'];

const IMPORT = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g;

const known = JSON.parse(readFileSync(join(root, LIST), 'utf8'));
const found = Object.fromEntries(houses.flatMap(foldersIn).flatMap(allOf).flatMap(loopOf));

const grown = differenceOf(found, known);
const shrunk = differenceOf(known, found);
for (const [module, folders] of grown)
  console.error(`${module}: in a circle of imports: ${folders.join(', ')}`);
for (const [module, folders] of shrunk)
  console.error(`${module}: in no circle any more, take it out of ${LIST}: ${folders.join(', ')}`);
process.exit(grown.length + shrunk.length > 0 ? 1 : 0);

function foldersIn(folder) {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => `${folder}/${name}`);
}

/** @returns a folder with all that are in it */
function allOf(folder) {
  return [folder, ...foldersIn(folder).flatMap(allOf)];
}

/** @returns the folder with those in it that are in a circle, if there are any; files alone are no matter of this */
function loopOf(module) {
  if (foldersIn(module).length === 0) return [];
  const imports = importsBetween(join(root, module));
  const reachable = (from) => {
    const seen = new Set();
    const rest = [from];
    for (const each of rest) {
      for (const next of imports.get(each) ?? []) {
        if (seen.has(next)) continue;
        seen.add(next);
        rest.push(next);
      }
    }
    return seen;
  };
  const circle = [...imports.keys()].filter((folder) => reachable(folder).has(folder)).sort();
  return circle.length > 0 ? [[module, circle]] : [];
}

/** @returns folder → the folders of the same module that its files import; a file beside the folders is like one */
function importsBetween(module) {
  const imports = new Map();
  const folderOf = (path) => relative(module, path).split(sep)[0];
  for (const file of filesIn(module)) {
    const from = folderOf(file);
    const targets = imports.get(from) ?? new Set();
    imports.set(from, targets);
    for (const [, path] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const to = folderOf(resolve(dirname(file), path));
      if (to !== '..' && to !== from) targets.add(to);
    }
  }
  return imports;
}

/** Tests may import what they like. */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(
      (entry) =>
        entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.|^testing/.test(entry.name),
    )
    .map(({ parentPath, name }) => join(parentPath, name));
}

/** @returns what is in the first list and not in the second, by module */
function differenceOf(list, other) {
  return Object.entries(list)
    .map(([module, folders]) => [
      module,
      folders.filter((folder) => !other[module]?.includes(folder)),
    ])
    .filter(([, folders]) => folders.length > 0);
}
