import { randomUUID } from 'node:crypto';
import { withTransaction } from '@oche/db';
import { demoUserId } from '@oche/db/seeds';
import { demoActor } from '../../../lib/demo.ts';
import type { Deps } from '../../../lib/deps.ts';
import { addJobs } from '../../../lib/jobs/jobs.ts';
import { enterMoves } from '../play/moves.service.ts';
import * as queries from './demo.queries.ts';
import {
  LIVE_DEVICE,
  LIVE_PAIRS,
  type LivePair,
  startLiveGame,
  visitOf,
} from './live-game.service.ts';

/** From one visit to the next, in milliseconds. */
const VISIT = { least: 5000, more: 4000 };
/** Between two games. */
const REST_MS = 20_000;
declare module '../../../lib/jobs/jobs.ts' {
  interface Jobs {
    /** the next visit of the game of a pair */
    'games.demoVisit': { pair: number };
  }
}

/** Lets the demo games go on, when that is asked for. */
export async function beginDemoLive({ env, db, clock }: Deps): Promise<void> {
  if (!env.DEMO_LIVE) return;
  await addJobs(
    db,
    LIVE_PAIRS.map((_, pair) => visitAt(pair, clock.now())),
  );
}

const visitAt = (pair: number, runAt: Date) =>
  ({ name: 'games.demoVisit', payload: { pair }, runAt, key: `games.demoVisit/${pair}` }) as const;

/** Throws the next visit of a pair's game, or begins the next game after it, and asks for one more. */
export async function throwDemoVisit(deps: Deps, { pair }: { pair: number }): Promise<void> {
  const members = LIVE_PAIRS[pair];
  if (!deps.env.DEMO_LIVE || !members) return;
  const pause = (await throwIn(deps, members)) ?? (await beginNext(deps, members));
  const runAt = new Date(deps.clock.now().getTime() + pause);
  await addJobs(deps.db, [visitAt(pair, runAt)]);
}

/** @returns the pause until the next visit; undefined when no game of this pair goes on */
async function throwIn(deps: Deps, pair: LivePair): Promise<number | undefined> {
  const memberId = demoUserId(pair[0]);
  const game = await queries.getLive.first(deps.db, { memberId, deviceId: LIVE_DEVICE });
  if (!game) return undefined;
  const { setup, position, revision: base, id: gameId } = game;
  const move = { kind: 'enter', entry: visitOf(pair, setup, position) } as const;
  const moves = [{ id: randomUUID(), move }];
  await enterMoves(
    { ...deps, actor: demoActor(memberId) },
    { gameId, deviceId: LIVE_DEVICE, base, moves },
  );
  return VISIT.least + Math.random() * VISIT.more;
}

async function beginNext({ db, clock }: Deps, pair: LivePair): Promise<number> {
  await withTransaction(db, (tx) => startLiveGame(tx, pair, clock.now(), 0));
  return REST_MS;
}
