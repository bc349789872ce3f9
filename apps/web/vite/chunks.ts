import { LANDING_BAR, SITE_CHUNK } from './client-assets.ts';

/** The part of rolldown's module information that is used here. */
interface Graph {
  getModuleInfo(id: string): { importers: string[] } | null;
}

/**
 * Frame and data layer of all pages but the landing page, what stands for a page that isn't there, and what is
 * too small for files of its own: members' texts and arrows.
 */
const SITE =
  /\/src\/(app\/(shell\/site|browser-data)\.ts|components\/(page\/missing-page|plain-text|spinner)\.tsx)$|\/icons\/(arrow|chevron)-(up|down|left|right)\.mjs$/;
/** A page: the module that the router's plugin makes from a route's component. */
const PAGE = /\/src\/routes\/(.+)\.tsx\?tsr-split=/;
const LANDING = 'index';
const DIRECTORY = /\/src\/features\/lounges\/directory\//;

/** A building block that at least this many pages share is loaded with the frame. */
const MANY_PAGES = 10;

/**
 * Which modules are loaded together. A file of a few hundred bytes costs a request and can't be
 * compressed well; a large one contains things that a page doesn't show. So what many pages share
 * is loaded with their frame, what the pages of a feature share is one file, and each page is one
 * file.
 */
export const chunkGroups = [
  { name: 'app', tags: ['$initial' as const], priority: 9 },
  // the landing page shows it, too, and must not load the rest because of it
  { name: 'dart', test: /\/src\/components\/board\/dart\.tsx$/, priority: 9 },
  // forms are loaded late, so nothing that shares their libraries may pull these in earlier
  {
    name: 'zod',
    // every form's schema is made of the house's
    test: /\/node_modules\/zod\/|\/validators\/src\/(common|whole-cents)\.ts$/,
    includeDependenciesRecursively: false,
    priority: 8,
  },
  { name: 'form', test: /\/react-hook-form\/|\/use-zod-form\.ts$/, priority: 7 },
  {
    // what the forms share in which members write in the forum
    name: 'writing',
    test: /\/(mention-field|characters-left|use-outdate-lists|waiting-part|waiting-flag)\.tsx?$|\/validators\/src\/forum-texts\.ts$/,
    includeDependenciesRecursively: false,
    priority: 7,
  },
  {
    // what lounges, challenges and tournaments share about times and finding them
    name: 'board-times',
    test: /\/src\/(lib\/(time\/(booking-slots|business-day|calendar-file|place-time|wall-time)|use-typed-param)\.ts|components\/form\/search-input\.tsx)$/,
    includeDependenciesRecursively: false,
    priority: 7,
  },
  {
    // small parts of a thread's page that its late parts share
    name: 'thread',
    test: /\/(features\/forum\/thread\/(thread-context\.tsx|scroll-to\.ts)|validators\/src\/forum-limits\.ts)$/,
    includeDependenciesRecursively: false,
    priority: 7,
  },
  {
    // the list of lounges, for members and for everybody; a lounge's own pages do without it
    name: (id: string, graph: Graph) =>
      DIRECTORY.test(id) && pagesWith(id, graph).size > 0 ? 'directory' : null,
    includeDependenciesRecursively: false,
    priority: 7,
  },
  // forms with a date or a time, which are loaded late or are pages of their own
  {
    name: 'moment',
    test: /\/src\/components\/moment\/(moment-fields|moment-input|typed-moment)\.tsx?$/,
    includeDependenciesRecursively: false,
    priority: 7,
  },
  {
    name: 'new-password',
    test: /\/(new-password-field\.tsx|password-strength\.ts)$/,
    includeDependenciesRecursively: false,
    priority: 7,
  },
  // the scorer and the screen for the wall stay awake; no other page does
  { name: 'wake-lock', test: /\/src\/lib\/use-wake-lock\.ts$/, priority: 7 },
  {
    // the scorer and the desk of a tournament are used by keys and speak
    name: 'keys',
    test: /\/src\/(lib\/(use-keys|voice|kept\/use-device-settings)\.ts|components\/dialog\/keys-dialog\.tsx)$/,
    includeDependenciesRecursively: false,
    priority: 7,
  },
  {
    // a tournament's page and its screen for the wall share the bracket; the list does without it
    name: 'bracket',
    test: /\/src\/features\/tournaments\/bracket\//,
    includeDependenciesRecursively: false,
    priority: 7,
  },
  {
    name: (id: string, graph: Graph) => (comesWithSite(id, graph) ? SITE_CHUNK : null),
    priority: 6,
  },
  {
    name: 'icons',
    test: /\/lucide-react\/dist\/esm\/icons\//,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 1000,
    priority: 5,
  },
  { name: featureOf, includeDependenciesRecursively: false },
];

/**
 * The frame, the data layer, everything that they import, and modules so small or common that they
 * are best loaded with them.
 */
function comesWithSite(id: string, graph: Graph): boolean {
  if (SITE.test(id)) return true;
  const [, kind] = /\/src\/(components|lib)\//.exec(id) ?? [];
  if (!kind) return false;
  const pages = pagesWith(id, graph);
  return !pages.has(LANDING) && pages.size >= (kind === 'lib' ? 2 : MANY_PAGES);
}

/** What several pages of a feature use; features don't import each other. */
function featureOf(id: string, graph: Graph): string | null {
  const [, feature] = /\/src\/features\/([\w-]+)\//.exec(id) ?? [];
  if (!feature) return null;
  const pages = pagesWith(id, graph);
  return pages.size > 1 && !pages.has(LANDING) ? feature : null;
}

/** The pages that import a module, directly or indirectly, and load it at once. */
function pagesWith(id: string, graph: Graph, pages = new Set<string>(), seen = new Set<string>()) {
  if (seen.has(id)) return pages;
  seen.add(id);
  const [, page] = PAGE.exec(id) ?? [];
  if (page) pages.add(page);
  if (id.endsWith(LANDING_BAR)) pages.add(LANDING);
  for (const importer of graph.getModuleInfo(id)?.importers ?? []) {
    pagesWith(importer, graph, pages, seen);
  }
  return pages;
}
