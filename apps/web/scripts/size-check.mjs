// What a first visit transfers in JavaScript, gzipped: entry, its imports, frame and data layer, the
// route's chunks and the texts of one language. Fails above the budgets; run it after a build.
import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readAssets } from '../vite/client-assets.ts';

const web = join(dirname(fileURLToPath(import.meta.url)), '..');
const client = join(web, 'dist/client');
const assets = readAssets(web);

/**
 * `total` is all of a first visit; `own` is what the page adds to what it shares with all others.
 * Bytes; a kB is 1,000 of them.
 */
const pages = [
  { name: 'landing page', routes: ['/'], texts: ['landing'], isLanding: true, total: 170_000 },
  { name: 'forum thread', routes: ['/forum/thread/$id'], texts: ['forum'], total: 210_000 },
  {
    name: 'lounges',
    routes: ['/venues/'],
    texts: ['venues', 'venues/directory', 'booking', 'maps'],
    own: 40_000,
  },
  {
    name: 'a lounge',
    routes: ['/venues/$id/'],
    texts: ['lounge', 'booking', 'venues', 'maps'],
    own: 40_000,
  },
  {
    name: 'bookings',
    routes: ['/bookings'],
    texts: ['booking', 'booking/mine', 'venues'],
    own: 40_000,
  },
  {
    name: "a lounge's calendar",
    routes: ['/venues/$id/manage', '/venues/$id/manage/'],
    texts: ['manage', 'manage/calendar', 'manage/dialogs', 'venues'],
    own: 40_000,
  },
];

let isOver = false;
for (const page of pages) {
  const shared = [
    ['entry', [assets.entry, ...assets.entryImports]],
    ['frame and data layer', page.isLanding ? [] : assets.site],
    ['common texts', largestTexts(['common'])],
  ];
  const own = [
    ['page', ownChunks(page)],
    ['texts of the page', largestTexts(page.texts)],
  ];
  const [rule, counted, budget] = page.own
    ? ['the page adds', own, page.own]
    : ['in all', [...shared, ...own], page.total];
  const bytes = counted.reduce((sum, [, files]) => sum + sizeOf(files), 0);
  isOver ||= bytes > budget;
  console.log(
    `\n${page.name}: ${rule} ${kb(bytes)} of ${kb(budget)}${bytes > budget ? ' TOO LARGE' : ''}`,
  );
  for (const [part, files] of [...shared, ...own]) {
    console.log(
      `  ${part.padEnd(20)} ${String(files.length).padStart(3)} files ${kb(sizeOf(files)).padStart(10)}`,
    );
  }
}
process.exit(isOver ? 1 : 0);

/** Chunks of the page's routes that did not come with the frame. */
function ownChunks({ routes, isLanding }) {
  const chunks = routes.flatMap((route) => assets.routes[route] ?? fail(`no chunk of ${route}`));
  return [...new Set(chunks)].filter((file) => isLanding || !assets.site.includes(file));
}

/** In the language whose texts weigh most. */
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
