/** One cache with one page: the game that was scored here last. */
const CACHE = 'oche-scorer';
/** A network that is there but doesn't answer is worse than none. */
const PATIENCE_MS = 4000;
/** Proxies say so when the server is away. */
const AWAY = [502, 503, 504];

export const isScorerPage = (path: string): boolean => /^\/(games\/\d+\/score|boards)$/.test(path);

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

/** @returns undefined when this game is not kept */
async function keptPage(path: string): Promise<Response | undefined> {
  const cache = await caches.open(CACHE);
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
  const patience = new Promise<Response>((resolve) => {
    setTimeout(() => resolve(kept), PATIENCE_MS);
  });
  const loaded = load().then(
    (answer) => (AWAY.includes(answer.status) ? kept : answer),
    () => kept,
  );
  return Promise.race([loaded, patience]);
}
