/** A cache for each build; older versions of the worker use the same beginning. */
const PREFIX = 'oche-files-';
/** Builds beside the own one whose files stay, for pages that were opened before an update. */
const FORMER_BUILDS = 1;
/** So many files are fetched side by side, so that a page's own requests don't wait. */
const AT_ONCE = 4;

const own = () => caches.open(PREFIX + BUILD);
/** Names are unique, so the headers that an answer varies by say nothing. */
const kept = (path: string) => caches.match(path, { ignoreVary: true });

export const isBuiltFile = (path: string): boolean =>
  /^\/assets\/[^/]+-([\w-]{7}\.js|[\w-]{8}\.\w+)$/.test(path);

/** From whichever build has kept it, else from the server, and then kept. */
export async function answerFile(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const { pathname } = new URL(request.url);
  const known = await kept(pathname);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) {
    const copy = answer.clone();
    event.waitUntil(own().then((cache) => cache.put(pathname, copy)));
  }
  return answer;
}

/**
 * Fetches all files of this build that are not there yet, so that an open page can go on after the
 * next deployment and without a network. Gives up at the first that can't be had.
 */
export function keepBuild(): Promise<void> {
  keeping ??= fetchBuild().finally(() => {
    keeping = undefined;
  });
  return keeping;
}

/** Two pages that ask at the same time get the same. */
let keeping: Promise<void> | undefined;

async function fetchBuild(): Promise<void> {
  const cache = await own();
  const missing: string[] = [];
  for (const path of await listFiles(cache)) {
    const known = await kept(path);
    if (!known) missing.push(path);
    else if (!(await cache.match(path, { ignoreVary: true }))) await cache.put(path, known);
  }
  while (missing.length > 0) await cache.addAll(missing.splice(0, AT_ONCE));
}

async function listFiles(cache: Cache): Promise<string[]> {
  const known = await cache.match(FILES_LIST, { ignoreVary: true });
  if (!known) await cache.add(FILES_LIST);
  return (known ?? (await cache.match(FILES_LIST, { ignoreVary: true })))?.json() ?? [];
}

export async function dropOldBuilds(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const former = names.filter((name) => name !== PREFIX + BUILD);
  const outdated = former.slice(0, Math.max(0, former.length - FORMER_BUILDS));
  await Promise.all(outdated.map((name) => caches.delete(name)));
}
