import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { giveToken } from '../../modules/access/testing.ts';
import { createThread } from '../../modules/forum/testing.ts';
import { runningLeague } from '../../modules/leagues/testing.ts';
import { createLounge } from '../../modules/lounges/testing.ts';
import { createTournament } from '../../modules/tournaments/testing.ts';
import type { TestApp } from '../../plugins/testing.ts';
import type { TestMember } from '../index.ts';

/** Where the app of the guides has its members come back to. */
const CALLBACK = 'http://127.0.0.1:8000/';

/** What the variables of examples stand for; examples of one guide follow one another, so they can change. */
export interface GuideWorld {
  anna: TestMember;
  values: Record<string, string>;
  /** Both sides of the game throw something small. */
  throwOnce(): Promise<void>;
  /** Anna wins the game. */
  finish(): Promise<void>;
}

/** A game that is being played, a thread, a lounge, a tournament, a league, and an app that has just been allowed. */
export async function createGuideWorld(server: TestApp, address: string): Promise<GuideWorld> {
  const { api } = server;
  const [anna, head] = [await api.createMember(), await api.createMember()];
  const as = api.callerFor(anna);
  const { id: gameId } = await as.games.start({
    rules: { game: 'x01', start: 301, in: 'straight', out: 'double' },
    format: { legs: { kind: 'firstTo', count: 1 } },
    sides: [[{ userId: anna.id }], [{ guestName: 'Uwe' }]],
  });
  const deviceId = randomUUID();
  let base = 0;
  const enter = async (...totals: number[]) => {
    const moves = totals.map((total) => ({
      id: randomUUID(),
      move: { kind: 'enter' as const, entry: { total, dartsThrown: 3 } },
    }));
    await as.games.enterMoves({ gameId, deviceId, base, moves });
    base += moves.length;
  };
  let left = 301 - 60;
  await enter(60, 45);
  const throwOnce = () => {
    left -= 1;
    return enter(1, 1);
  };
  // from 121 to 141 there is a way to finish everywhere
  const finish = () => enter(100, 45, left - 100);

  const lounge = await createLounge(api, anna);
  const { thread } = await createThread(api, anna);
  const { id: tournamentId } = await createTournament(api, anna);
  const league = await runningLeague(api, head);
  const { token } = await giveToken(api, anna);
  const values = {
    OCHE: address,
    TOKEN: token,
    MEMBER: anna.id,
    GAME: gameId,
    THREAD: thread.id,
    LOUNGE: lounge.id,
    BOARD: lounge.boardIds[0] ?? 0,
    TOURNAMENT: tournamentId,
    LEAGUE: league.leagueId,
    SEASON: league.seasonId,
    DIVISION: league.divisionId,
    FIXTURE: league.fixtures[0]?.id ?? 0,
    ...(await allowedApp(server, anna)),
  };
  const texts = Object.entries(values).map(([name, value]) => [name, String(value)]);
  return { anna, values: Object.fromEntries(texts), throwOnce, finish };
}

/** An app to which Anna has just said yes. */
async function allowedApp({ api }: TestApp, anna: TestMember): Promise<Record<string, string>> {
  const { access } = api.callerFor(anna);
  const { id } = await access.apps.create({
    name: 'Lichter am Board',
    purpose: 'Macht bei 180 das Licht an.',
    website: 'https://app.example',
    redirectUris: [CALLBACK],
    hasSecret: false,
  });
  const verifier = randomBytes(32).toString('base64url');
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: id,
    redirect_uri: CALLBACK,
    scope: 'games:read rankings:read',
    state: 'abc',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const request = Buffer.from(String(query)).toString('base64url');
  const { to } = await access.consents.allow({ request });
  const code = new URL(to).searchParams.get('code') ?? '';
  return { CLIENT_ID: id, VERIFIER: verifier, CODE: code };
}
