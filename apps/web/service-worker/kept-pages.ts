/** Members' pages that go on without a network. */
export const KEPT_PAGES = 'oche-scorer';
/** Which they are, and how many of each kind: they hold what a member sees, so only those that were used last. */
const KINDS = [
  // the game that is scored here, or the board where that is done
  { path: /^\/(games\/\d+\/score|boards)$/, most: 1 },
  // exercises that were begun
  { path: /^\/games\/training\/\w+$/, most: 3 },
  // party games that are played here
  { path: /^\/games\/party\/\w+\/play$/, most: 3 },
  // evenings of a captain: today's, and two that were looked at since
  { path: /^\/leagues\/fixtures\/\d+$/, most: 3 },
];
/** Pages with nothing of anybody: where games are started and scored without an account. */
const DEVICE_CACHE = 'oche-device';
const START_PAGE = '/games/new';
const DEVICE_PAGES = [START_PAGE, '/games/device'];
/** A network that is there but doesn't answer is worse than none. */
const PATIENCE_MS = 4000;
/** Proxies say so when the server is away. */
const AWAY = [502, 503, 504];

const kindOf = (path: string) => KINDS.find((kind) => kind.path.test(path));
export const isMemberPage = (path: string): boolean => kindOf(path) !== undefined;
export const isDevicePage = (path: string): boolean => DEVICE_PAGES.includes(path);

/**
 * Keeps what a game without an account needs. As a visitor gets it, whoever is signed in: so it may stay when somebody
 * signs out. Without cookies the language is what the page was in.
 */
export async function keepDevicePages(language: string): Promise<void> {
  const cache = await caches.open(DEVICE_CACHE);
  for (const path of DEVICE_PAGES) {
    const headers = { 'accept-language': language };
    const answer = await fetch(path, { credentials: 'omit', headers });
    if (answer.ok && !answer.redirected) await cache.put(path, answer);
  }
}

/**
 * Keeps the page of a game that is being scored, of a board where that is done, or of a captain's fixture, so that a
 * reload without a network goes on.
 */
export async function keepMemberPage(path: string): Promise<void> {
  const kind = kindOf(path);
  if (!kind) return;
  const answer = await fetch(path, { credentials: 'same-origin' });
  // whoever is sent to the sign-in scores nothing
  if (!answer.ok || answer.redirected) return;
  const cache = await caches.open(KEPT_PAGES);
  const former = (await cache.keys()).filter(({ url }) => {
    const { pathname } = new URL(url);
    return pathname !== path && kind.path.test(pathname);
  });
  // the latest is the last one
  await cache.delete(path);
  await cache.put(path, answer);
  const tooMany = former.slice(0, Math.max(0, former.length + 1 - kind.most));
  await Promise.all(tooMany.map((request) => cache.delete(request)));
}

/** @returns undefined when this page is not kept */
async function keptPage(path: string): Promise<Response | undefined> {
  const cache = await caches.open(isDevicePage(path) ? DEVICE_CACHE : KEPT_PAGES);
  return cache.match(path, { ignoreVary: true });
}

/**
 * The page from the network, or as it was kept when there is none.
 * @param load asks the network
 */
export async function answerKeptPage(
  path: string,
  load: () => Promise<Response>,
): Promise<Response> {
  const kept = await keptPage(path);
  if (!kept) return load();
  const loaded = load().then(
    (answer) => (AWAY.includes(answer.status) ? kept : answer),
    () => kept,
  );
  // a member on a slow network waits for their own page
  if (path === START_PAGE) return loaded;
  const patience = new Promise<Response>((resolve) => {
    setTimeout(() => resolve(kept), PATIENCE_MS);
  });
  return Promise.race([loaded, patience]);
}
