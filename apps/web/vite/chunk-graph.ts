import { LANDING_PARTS } from './client-assets.ts';

/** The part of rolldown's module information that is used here. */
export interface Graph {
  getModuleInfo(
    id: string,
  ): { importers: string[]; dynamicImporters: string[]; importedIds: string[] } | null;
}

/** A page: the module that the router's plugin makes from a route's component. */
export const PAGE = /\/src\/routes\/(.+)\.tsx\?tsr-split=/;
export const LANDING = 'index';

/** Whether something that is loaded by itself needs it, too. */
export function isSharedLate(id: string, graph: Graph, seen = new Set<string>()): boolean {
  if (seen.has(id) || PAGE.test(id)) return false;
  seen.add(id);
  const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(id) ?? {};
  return (
    dynamicImporters.length > 0 || importers.some((importer) => isSharedLate(importer, graph, seen))
  );
}

/** @returns whether a module needs one of some, directly or indirectly */
export function needs(modules: RegExp) {
  const isNeeded = asked(
    (id, graph): boolean =>
      modules.test(id) ||
      (graph.getModuleInfo(id)?.importedIds ?? []).some((imported) => isNeeded(imported, graph)),
  );
  return isNeeded;
}

interface Reach {
  /** whether pages count, too, that load it later */
  also?: 'later';
  pages?: Set<string>;
  seen?: Set<string>;
}

/** The pages that import a module, directly or indirectly. */
export function pagesWith(
  id: string,
  graph: Graph,
  { also, pages, seen }: Reach = {},
): Set<string> {
  const found = pages ?? new Set<string>();
  const done = seen ?? new Set<string>();
  if (done.has(id)) return found;
  done.add(id);
  const [, page] = PAGE.exec(id) ?? [];
  if (page) found.add(page);
  if (LANDING_PARTS.some((part) => id.endsWith(part))) found.add(LANDING);
  const users = also ? usersOf(id, graph) : (graph.getModuleInfo(id)?.importers ?? []);
  for (const user of users)
    pagesWith(user, graph, { ...(also && { also }), pages: found, seen: done });
  return found;
}

/**
 * What belongs to some modules: they themselves, and what they import and nobody else does who could be there without
 * them. So no file imports one that needs it.
 * @param modules by their paths
 */
export function partOf(name: string, modules: RegExp) {
  const isBehind = asked((id, graph): boolean => {
    const users = usersOf(id, graph);
    return modules.test(id) || (users.length > 0 && users.every((user) => isBehind(user, graph)));
  });
  const isPart = asked((id, graph): boolean => {
    const { importers = [] } = graph.getModuleInfo(id) ?? {};
    const isImported = importers.some((importer) => isPart(importer, graph));
    return modules.test(id) || (isImported && isBehind(id, graph));
  });
  return (id: string, graph: Graph) => (isPart(id, graph) ? name : null);
}

export function usersOf(id: string, graph: Graph): string[] {
  const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(id) ?? {};
  return [...importers, ...dynamicImporters];
}

/** Asks once a module, also of those that import each other in a circle. */
function asked(question: (id: string, graph: Graph) => boolean): typeof question {
  const answers = new Map<string, boolean>();
  return (id, graph) => {
    const before = answers.get(id);
    if (before !== undefined) return before;
    answers.set(id, false);
    const answer = question(id, graph);
    answers.set(id, answer);
    return answer;
  };
}
