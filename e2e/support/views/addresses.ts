import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';

/** A page that people wait for. */
export interface Place {
  name: string;
  path: string;
  /** the address of the demo member who opens it; none for a visitor */
  email?: string;
}

const ANNA = 'anna@oche.test';
/** runs the lounge whose calendar is looked at */
const BEN = 'ben@oche.test';
/** plays the game that is looked at; no other test signs her in */
const PLAYER = 'sabine.krueger@oche.test';

/**
 * The pages whose weight is counted, as visitors and as members see them, with the demo data.
 * @param request of nobody; it is signed in on the way
 * @param baseUrl of the app
 */
export async function placesOf(request: APIRequestContext, baseUrl: string): Promise<Place[]> {
  const ask = async (path: string, init?: Parameters<APIRequestContext['fetch']>[1]) => {
    const answer = await request.fetch(`${baseUrl}${path}`, init);
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return answer.json();
  };
  const query = async (name: string, input: object) =>
    (await ask(`/trpc/${name}?input=${encodeURIComponent(JSON.stringify(input))}`)).result.data;
  const signIn = (email: string) => request.get(`${baseUrl}/api/mock-login?email=${email}`);

  const threads = (await ask('/api/forum/subforums/1/threads?limit=100')) as Thread[];
  const [longest] = threads.sort((a, b) => b.postCount - a.postCount);
  const tournaments = (await ask('/api/tournaments?limit=100')) as { id: number; status: string }[];
  // the one whose evening is on
  const tournament = tournaments.find(({ status }) => status === 'active');
  const [ad] = (await ask('/api/marketplace?limit=1')) as { id: number }[];
  const { fixtures } = await query('leagues.divisions.get', { id: 1 });
  const [fixture] = fixtures as { id: number }[];
  await signIn(PLAYER);
  const me = await query('auth.me', {});
  const game = await ask('/trpc/games.start', {
    method: 'POST',
    headers: { origin: baseUrl },
    data: {
      rules: { game: 'x01', start: 501, in: 'straight', out: 'double' },
      format: { legs: { kind: 'firstTo', count: 1 } },
      sides: [[{ userId: me.id }], [{ guestName: 'Kalle vom Stammtisch' }]],
      first: 0,
      idempotencyKey: randomUUID(),
    },
  });
  await signIn(ANNA);
  const talks = await query('social.conversations.list', {});
  const deals = await query('market.deals.list', {});

  const open: Place[] = [
    { name: 'forum', path: '/forum' },
    { name: 'subforum', path: '/forum/subforum/1' },
    { name: 'thread', path: `/forum/thread/${longest?.id}` },
    { name: 'a lounge', path: '/venues/1' },
    { name: 'a tournament', path: `/tournaments/${tournament?.id}` },
    { name: 'marketplace', path: '/marketplace' },
    { name: 'an ad', path: `/marketplace/${ad?.id}` },
    { name: 'a live game', path: `/games/${game.result.data.id}` },
    { name: 'leagues', path: '/leagues' },
    { name: 'a division', path: '/leagues/divisions/1' },
    { name: 'a fixture', path: `/leagues/fixtures/${fixture?.id}` },
  ];
  return [
    { name: 'landing page', path: '/' },
    { name: 'login', path: '/login' },
    { name: 'lounges', path: '/lounges' },
    { name: 'tournaments', path: '/events' },
    { name: 'the best', path: '/top' },
    { name: 'clubs', path: '/clubs' },
    { name: 'games', path: '/games' },
    ...open,
    { name: 'home', path: '/', email: ANNA },
    // for visitors there is only the way to the login
    { name: 'lounges', path: '/venues', email: ANNA },
    { name: 'tournaments', path: '/tournaments', email: ANNA },
    ...open.map((place) => ({ ...place, email: ANNA })),
    { name: 'messages', path: '/messages', email: ANNA },
    { name: 'a conversation', path: `/messages/${talks.items[0].id}`, email: ANNA },
    { name: 'a deal', path: `/marketplace/deals/${deals.items[0].id}`, email: ANNA },
    { name: 'own profile', path: '/profile', email: ANNA },
    { name: 'the scorer', path: `/games/${game.result.data.id}/score`, email: PLAYER },
    { name: "an owner's calendar", path: '/venues/3/manage', email: BEN },
    { name: "the moderators' queue", path: '/moderation', email: 'mod@oche.test' },
    { name: 'admin', path: '/admin', email: 'admin@oche.test' },
  ];
}

interface Thread {
  id: number;
  postCount: number;
}

/** Unique among all. */
export const keyOf = ({ name, email }: Place): string => `${name}, ${email ? 'member' : 'visitor'}`;
