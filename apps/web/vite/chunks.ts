import { SITE_CHUNK } from './client-assets.ts';

/** What of rolldown's module information is looked at here. */
interface Graph {
  getModuleInfo(id: string): { importers: string[] } | null;
}

/** Frame and data layer of all pages but the landing page. */
const SITE = /\/src\/app\/(shell\/site|browser-data)\.ts$/;
/** A page: the module that the router's plugin makes of a route's component. */
const PAGE = /\/src\/routes\/(.+)\.tsx\?tsr-split=/;
const LANDING = 'index';

/** So many pages share a building block that comes with the frame. */
const MANY_PAGES = 8;

/**
 * Which modules travel together. A file of a few hundred bytes costs a request and can't be
 * compressed; a large one brings along what a page does not show. So what many pages share comes
 * with their frame, what a feature's pages share is one file, and a page is one.
 */
export const chunkGroups = [
  { name: 'app', tags: ['$initial' as const], priority: 9 },
  // the landing page shows it, too, and must not bring the rest along
  { name: 'dart', test: /\/src\/components\/board\/dart\.tsx$/, priority: 9 },
  // forms come late: what they stand on must not be taken along by anything that shares it
  { name: 'zod', test: /\/node_modules\/zod\//, priority: 8 },
  { name: 'form', test: /\/react-hook-form\/|\/use-zod-form\.ts$/, priority: 7 },
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

/** The frame and data layer, all that they import, and what is so small or so common as to go along. */
function comesWithSite(id: string, graph: Graph): boolean {
  if (SITE.test(id)) return true;
  const [, kind] = /\/src\/(components|lib)\//.exec(id) ?? [];
  if (!kind) return false;
  const pages = pagesWith(id, graph);
  return !pages.has(LANDING) && pages.size >= (kind === 'lib' ? 2 : MANY_PAGES);
}

/** What several pages of a feature show; features don't import each other. */
function featureOf(id: string, graph: Graph): string | null {
  const [, feature] = /\/src\/features\/([\w-]+)\//.exec(id) ?? [];
  if (!feature) return null;
  const pages = pagesWith(id, graph);
  return pages.size > 1 && !pages.has(LANDING) ? feature : null;
}

/** The pages that import a module, directly or through others, and load it at once. */
function pagesWith(id: string, graph: Graph, pages = new Set<string>(), seen = new Set<string>()) {
  if (seen.has(id)) return pages;
  seen.add(id);
  const [, page] = PAGE.exec(id) ?? [];
  if (page) pages.add(page);
  for (const importer of graph.getModuleInfo(id)?.importers ?? []) {
    pagesWith(importer, graph, pages, seen);
  }
  return pages;
}
