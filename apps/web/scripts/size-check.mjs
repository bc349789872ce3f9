// How many bytes the parts of pages are, in brotli, as every browser asks for: what a page adds to what all pages
// share, and what a late part adds to its page. Fails above the budgets; run it after a build. What a whole page costs
// until it is quiet, a browser counts (e2e/pages/first-views.spec.ts).
import { readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { importCircles, lazyFiles, readAssets } from '../vite/client-assets.ts';

const web = join(dirname(fileURLToPath(import.meta.url)), '..');
const client = join(web, 'dist/client');
const assets = readAssets(web);
const fonts = readdirSync(join(client, 'assets')).filter((name) => name.endsWith('.woff2'));

const thread = { routes: ['/forum/thread/$id'] };
/**
 * `own` is the budget of what a page adds to the parts that all pages share, or of what a part that is loaded later
 * (`lazy`) adds to its page. Bytes; a kB is 1,000 of them.
 */
const pages = [
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
    lazy: ['src/app/shell/search/search-form.tsx', 'src/features/search/suggest/below-box.tsx'],
    own: 6_500,
  },
  {
    name: 'scorer',
    routes: ['/games/$id/score'],
    own: 45_000,
  },
  {
    name: 'a conversation',
    routes: ['/messages', '/messages/$id'],
    own: 25_000,
  },
  { name: 'search', routes: ['/search'], own: 15_000 },
  {
    name: 'lounges',
    routes: ['/venues/'],
    own: 35_000,
  },
  {
    name: 'a lounge',
    routes: ['/venues/$id/'],
    own: 35_000,
  },
  {
    name: 'the marketplace',
    routes: ['/marketplace/'],
    own: 35_000,
  },
  {
    name: 'an ad',
    routes: ['/marketplace/$id'],
    own: 35_000,
  },
  {
    name: 'bookings',
    routes: ['/bookings'],
    own: 35_000,
  },
  {
    name: "a lounge's calendar",
    routes: ['/venues/$id/manage', '/venues/$id/manage/'],
    own: 35_000,
  },
  {
    name: 'selling',
    routes: ['/marketplace/sell/{-$id}'],
    own: 35_000,
  },
];

let isOver = false;
for (const page of pages) {
  const shared = [assets.entry, ...assets.entryImports, ...assets.site];
  const own = ownChunks(page);
  const counted = page.lazy ? lazyChunks(page, [...shared, ...own]) : own;
  const rule = page.lazy ? 'the part adds' : 'the page adds';
  const inGzip = kb(sizeOf(counted, 'gz'));
  check(
    `${page.name}: ${rule}`,
    sizeOf(counted),
    page.own,
    kb,
    ` in ${counted.length} files (gzip: ${inGzip})`,
  );
}
// every first view preloads all of them
const fontBytes = fonts.reduce((sum, name) => sum + statSync(join(client, 'assets', name)).size, 0);
check('fonts of every page', fontBytes, 65_000, kb);
// what strangers' pages load: never more, whatever is added to it; as it is, since not everybody takes it compressed
const lightFiles = readdirSync(join(client, 'assets')).filter((name) => name.startsWith('light-'));
check('the script of widgets', statSync(join(client, 'widget.js')).size, 3_000, kb);
check('the script of light pages', sizeOf(lightOf('fresh', '.js'), 'br'), 1_500, kb);
check('the script of overlays', sizeOf(lightOf('overlay', '.js'), 'br'), 2_500, kb);
check('their style sheets', sizeOf(lightOf('', '.css'), 'br'), 8_000, kb);
const circles = importCircles(web);
for (const files of circles) console.log(`a circle of imports: ${files.join(' → ')}`);
process.exit(isOver || circles.length > 0 ? 1 : 0);

function check(what, value, budget, format, remark = '') {
  isOver ||= value > budget;
  const verdict = value > budget ? ' TOO LARGE' : '';
  console.log(`${what} ${format(value)} of ${format(budget)}${verdict}${remark}`);
}

function lightOf(name, kind) {
  return lightFiles
    .filter((file) => file.startsWith(`light-${name}`) && file.endsWith(kind))
    .map((file) => `assets/${file}`);
}

/** The chunks of the page's routes, without those that all pages load with the frame. */
function ownChunks({ routes }) {
  const chunks = routes.flatMap((route) => assets.routes[route] ?? fail(`no chunk of ${route}`));
  return [...new Set(chunks)].filter((file) => !assets.site.includes(file));
}

/** The chunks of a page's lazy parts that have not been loaded with the page. */
function lazyChunks({ lazy = [] }, loaded) {
  const files = lazy.flatMap((source) => lazyFiles(web, source));
  return [...new Set(files)].filter((file) => !loaded.includes(file));
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
