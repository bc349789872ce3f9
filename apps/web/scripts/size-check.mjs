// How many bytes first visits transfer: scripts (entry, its imports, frame and data layer, the
// route's chunks and the texts of one language) and fonts. Budgets are for what browsers get, which is
// brotli; the same in gzip is printed beside it. Fails above the budgets; run it after a build.
import { readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lazyFiles, readAssets } from '../vite/client-assets.ts';

const web = join(dirname(fileURLToPath(import.meta.url)), '..');
const client = join(web, 'dist/client');
const assets = readAssets(web);
const fonts = readdirSync(join(client, 'assets')).filter((name) => name.endsWith('.woff2'));

/** The page itself, and the stream of a live page. */
const ANSWERS = 2;

const thread = { routes: ['/forum/thread/$id'], texts: ['forum'] };
/**
 * `total` is the budget of a whole first visit. `own` is the budget of what a page adds to the
 * parts that all pages share, or of what a part that is loaded later (`lazy`) adds to its page.
 * Bytes; a kB is 1,000 of them.
 */
const pages = [
  { name: 'landing page', routes: ['/'], texts: ['landing'], isLanding: true, total: 140_000 },
  { name: 'forum thread', ...thread, total: 175_000, requests: 20 },
  {
    name: 'reply form',
    ...thread,
    // the libraries of all forms are 22.4 kB of it
    lazy: ['src/features/forum/reply/reply-form.tsx'],
    own: 28_000,
  },
  {
    name: 'search in the header',
    ...thread,
    lazy: ['src/app/shell/search-form.tsx', 'src/features/search/suggest/below-box.tsx'],
    own: 6_500,
  },
  {
    name: 'scorer',
    routes: ['/games/$id/score'],
    texts: ['games', 'games/score'],
    own: 45_000,
  },
  {
    name: 'a conversation',
    routes: ['/messages', '/messages/$id'],
    texts: ['messages'],
    own: 25_000,
  },
  { name: 'search', routes: ['/search'], texts: ['search', 'report'], own: 15_000 },
  {
    name: 'lounges',
    routes: ['/venues/'],
    texts: ['venues', 'venues/directory', 'booking', 'maps'],
    own: 35_000,
  },
  {
    name: 'a lounge',
    routes: ['/venues/$id/'],
    texts: ['lounge', 'booking', 'venues', 'maps'],
    own: 35_000,
  },
  {
    name: 'the marketplace',
    routes: ['/marketplace/'],
    texts: [
      'market/words',
      'market/card',
      'market/favourite',
      'market/list',
      'market/own-set',
      'market/searches',
      'market/share',
    ],
    own: 35_000,
  },
  {
    name: 'an ad',
    routes: ['/marketplace/$id'],
    texts: [
      'market/words',
      'market/card',
      'market/favourite',
      'market/item',
      'market/share',
      'market/trust',
    ],
    own: 35_000,
  },
  {
    name: 'bookings',
    routes: ['/bookings'],
    texts: ['booking', 'booking/mine', 'venues'],
    own: 35_000,
  },
  {
    name: "a lounge's calendar",
    routes: ['/venues/$id/manage', '/venues/$id/manage/'],
    texts: ['manage', 'manage/calendar', 'manage/dialogs', 'venues'],
    own: 35_000,
  },
  {
    name: 'selling',
    routes: ['/marketplace/sell/{-$id}'],
    texts: ['market/words', 'market/sell', 'market/sell-price', 'lounge-finder', 'uploads'],
    own: 35_000,
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
  const loaded = [...shared, ...own].flatMap(([, files]) => files);
  const part = [['part', lazyChunks(page, loaded)]];
  const [rule, counted, budget] = page.total
    ? ['in all', [...shared, ...own], page.total]
    : page.lazy
      ? ['the part adds', part, page.own]
      : ['the page adds', own, page.own];
  const inGzip = kb(sumOf(counted, 'gz'));
  check(`${page.name}: ${rule}`, sumOf(counted), budget, kb, ` (gzip: ${inGzip})`);
  if (page.requests) {
    const requests = loaded.length + assets.styles.length + fonts.length + ANSWERS;
    check(`${page.name}: requests`, requests, page.requests, String);
  }
  for (const [name, files] of page.lazy ? part : [...shared, ...own]) {
    console.log(
      `  ${name.padEnd(20)} ${String(files.length).padStart(3)} files ${kb(sizeOf(files)).padStart(10)}`,
    );
  }
}
// every first view preloads all of them
const fontBytes = fonts.reduce((sum, name) => sum + statSync(join(client, 'assets', name)).size, 0);
check('fonts of every page', fontBytes, 65_000, kb);
process.exit(isOver ? 1 : 0);

function check(what, value, budget, format, remark = '') {
  isOver ||= value > budget;
  const verdict = value > budget ? ' TOO LARGE' : '';
  console.log(`\n${what} ${format(value)} of ${format(budget)}${verdict}${remark}`);
}

/** The chunks of the page's routes, without those that all pages load with the frame. */
function ownChunks({ routes, isLanding }) {
  const chunks = routes.flatMap((route) => assets.routes[route] ?? fail(`no chunk of ${route}`));
  return [...new Set(chunks)].filter((file) => isLanding || !assets.site.includes(file));
}

/** The chunks of a page's lazy parts that have not been loaded with the page. */
function lazyChunks({ lazy = [] }, loaded) {
  const files = lazy.flatMap((source) => lazyFiles(web, source));
  return [...new Set(files)].filter((file) => !loaded.includes(file));
}

/** The texts in the language in which they are largest. */
function largestTexts(namespaces) {
  const languages = [...new Set(Object.keys(assets.texts).map((name) => name.split('/')[0]))];
  const files = languages.map((language) =>
    namespaces.map(
      (name) => assets.texts[`${language}/${name}`] ?? fail(`no texts ${language}/${name}`),
    ),
  );
  return files.sort((a, b) => sizeOf(b) - sizeOf(a))[0];
}

function sumOf(parts, encoding) {
  return parts.reduce((sum, [, files]) => sum + sizeOf(files, encoding), 0);
}

function sizeOf(files, encoding = 'br') {
  return files.reduce((sum, file) => sum + statSync(join(client, `${file}.${encoding}`)).size, 0);
}

function kb(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
