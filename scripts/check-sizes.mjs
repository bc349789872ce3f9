// A folder with more files than one can take in wants a noun between, a long file a cut.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './lib/bootstrap.mjs';

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

const files = houses.flatMap(filesIn).filter((path) => SOURCE.test(path) && !FROZEN.test(path));

const perFolder = new Map();
for (const folder of files.map((path) => dirname(path)))
  perFolder.set(folder, (perFolder.get(folder) ?? 0) + 1);
const linesOf = new Map(files.map((path) => [path, lines(path)]));

const complaints = [
  ...above(perFolder, () => FILES_A_FOLDER, 'files'),
  ...above(linesOf, (path) => (TEST.test(path) ? LINES_OF_TESTS : LINES), 'lines'),
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

function above(found, boundOf, unit) {
  return [...found]
    .filter(([path, size]) => size > boundOf(path))
    .map(([path, size]) => `${path}: ${size} ${unit}, of at most ${boundOf(path)}`);
}
