// What a first visit transfers in JavaScript, gzipped: entry, its imports, the route's chunks and the
// texts of one language. Fails above the budgets; run it after a build.
import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readAssets } from '../vite/client-assets.ts';

const web = join(dirname(fileURLToPath(import.meta.url)), '..');
const client = join(web, 'dist/client');
const assets = readAssets(web);

/** Bytes; a kB is 1,000 of them. */
const pages = [
  { name: 'landing page (/)', route: '/', site: [], texts: ['common', 'landing'], budget: 170_000 },
  {
    name: 'forum thread',
    route: '/forum/thread/$id',
    site: assets.site,
    texts: ['common', 'forum'],
    budget: 210_000,
  },
  {
    name: 'lounges',
    route: '/venues/',
    site: assets.site,
    texts: ['common', 'venues'],
    budget: 210_000,
  },
  {
    name: 'a lounge',
    route: '/venues/$id/',
    site: assets.site,
    texts: ['common', 'venues', 'lounge', 'booking'],
    budget: 210_000,
  },
];

let isOver = false;
for (const page of pages) {
  const parts = [
    ['entry', [assets.entry]],
    ['imported by the entry', assets.entryImports],
    ['frame and data layer', page.site],
    ['page', ownChunks(page)],
    ['texts (largest language)', largestTexts(page.texts)],
  ];
  const rows = parts.map(([part, files]) => ({ part, files: files.length, bytes: sizeOf(files) }));
  const total = rows.reduce((sum, { bytes }) => sum + bytes, 0);
  isOver ||= total > page.budget;
  console.log(
    `\n${page.name}: ${kb(total)} of ${kb(page.budget)}${total > page.budget ? ' TOO LARGE' : ''}`,
  );
  for (const { part, files, bytes } of rows) {
    console.log(
      `  ${part.padEnd(26)} ${String(files).padStart(3)} files ${kb(bytes).padStart(10)}`,
    );
  }
}
process.exit(isOver ? 1 : 0);

/** Chunks of the route that did not come with the frame. */
function ownChunks({ route, site }) {
  const chunks = assets.routes[route] ?? fail(`no chunk of the route ${route}`);
  return chunks.filter((file) => !site.includes(file));
}

function largestTexts(namespaces) {
  const languages = [...new Set(Object.keys(assets.texts).map((name) => name.split('/')[0]))];
  const files = languages.map((language) =>
    namespaces.map(
      (name) => assets.texts[`${language}/${name}`] ?? fail(`no texts ${language}/${name}`),
    ),
  );
  return files.sort((a, b) => sizeOf(b) - sizeOf(a))[0];
}

function sizeOf(files) {
  return files.reduce((sum, file) => sum + statSync(join(client, `${file}.gz`)).size, 0);
}

function kb(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
