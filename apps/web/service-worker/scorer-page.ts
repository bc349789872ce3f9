/** One cache with one page: the game that was scored here last. */
const CACHE = 'oche-scorer';
/** Pages with nothing of anybody: where games are started and scored without an account. */
const DEVICE_CACHE = 'oche-device';
const START_PAGE = '/games/new';
const DEVICE_PAGES = [START_PAGE, '/games/device'];
/** A network that is there but doesn't answer is worse than none. */
const PATIENCE_MS = 4000;
/** Proxies say so when the server is away. */
const AWAY = [502, 503, 504];

export const isScorerPage = (path: string): boolean => /^\/(games\/\d+\/score|boards)$/.test(path);
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
 * Keeps the page of a game that is being scored, or of a board where that is done, so that a reload without
 * a network goes on with the leg. Only the last one: it holds a member's data.
 */
export async function keepScorerPage(path: string): Promise<void> {
  if (!isScorerPage(path)) return;
  const answer = await fetch(path, { credentials: 'same-origin' });
  // whoever is sent to the sign-in scores nothing
  if (!answer.ok || answer.redirected) return;
  const cache = await caches.open(CACHE);
  const former = await cache.keys();
  await cache.put(path, answer);
  const others = former.filter(({ url }) => new URL(url).pathname !== path);
  await Promise.all(others.map((request) => cache.delete(request)));
}

/** @returns undefined when this page is not kept */
async function keptPage(path: string): Promise<Response | undefined> {
  const cache = await caches.open(isDevicePage(path) ? DEVICE_CACHE : CACHE);
  return cache.match(path, { ignoreVary: true });
}

/**
 * The page from the network, or as it was kept when there is none.
 * @param load asks the network
 */
export async function answerScorerPage(
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
