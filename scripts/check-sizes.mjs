// A folder with more files than one can take in wants a noun between, a long file a cut. What is above the bounds today
// is in known-sizes.json; the list only gets shorter, and its numbers lower.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './lib/bootstrap.mjs';

const LIST = 'scripts/known-sizes.json';
const FILES_A_FOLDER = 24;
const LINES = 300;
const LINES_OF_TESTS = 600;

const houses = ['apps', 'packages', 'e2e', 'scripts'];
const SOURCE = /\.(tsx?|mts|mjs|js|css|sql)$/;
/** Written by tools, or of others. */
const NOT_BY_HAND = /\.gen\.ts$|(^|\/)(node_modules|generated|dist|dist-types|coverage|\.[\w-]+)\//;
/** Tests, and what only tests use. */
const TEST = /^e2e\/|\.test\.tsx?$|\/testing\/|\/testing(-[\w-]+)?\.ts$/;
/** Applied files are never edited, and stand in their order. */
const FROZEN = /^packages\/db\/migrations\//;

const known = JSON.parse(readFileSync(join(root, LIST), 'utf8'));
const files = houses.flatMap(filesIn).filter((path) => SOURCE.test(path) && !FROZEN.test(path));

const perFolder = new Map();
for (const folder of files.map((path) => dirname(path)))
  perFolder.set(folder, (perFolder.get(folder) ?? 0) + 1);
const linesOf = new Map(files.map((path) => [path, lines(path)]));

const complaints = [
  ...compare(perFolder, known.folders, () => FILES_A_FOLDER, 'files'),
  ...compare(linesOf, known.files, (path) => (TEST.test(path) ? LINES_OF_TESTS : LINES), 'lines'),
];
for (const complaint of complaints) console.error(complaint);
process.exit(complaints.length > 0 ? 1 : 0);

function filesIn(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (NOT_BY_HAND.test(entry.isDirectory() ? `${path}/` : path)) return [];
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}

function lines(path) {
  return readFileSync(join(root, path), 'utf8').split('\n').length - 1;
}

/** @returns what is larger than it may be, and what is in the list and needn't any more */
function compare(found, allowed, boundOf, unit) {
  const above = [...found].flatMap(([path, size]) => {
    const bound = Math.max(boundOf(path), allowed[path] ?? 0);
    return size > bound ? [`${path}: ${size} ${unit}, of at most ${bound}`] : [];
  });
  const settled = Object.keys(allowed)
    .filter((path) => (found.get(path) ?? 0) <= boundOf(path))
    .map((path) => `${path}: no longer too large, take it out of ${LIST}`);
  return [...above, ...settled];
}
