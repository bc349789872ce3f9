import { type Tx, withTransaction } from '@oche/db';
import { continueIds, demoUserId, insertRows } from '@oche/db/seeds';
import { waitForLocks } from '../../../lib/demo.queries.ts';
import type { Deps } from '../../../lib/deps.ts';
import { resultsOf } from '../result/counted/results.service.ts';
import { FULL_WEIGHT } from '../start/rating-weight.ts';
import * as queries from './demo.queries.ts';
import { LIVE_PAIRS, startLiveGame } from './live-game.service.ts';
import { type DemoGame, type DemoSeat, playSeason } from './season.ts';

/** Visits that have been thrown in the games that go on. */
const VISITS_BEFORE = 37;
/** Rows for one statement. */
const ROWS = 1000;

/**
 * Gives the demo members a season of games, as if they had played for ten months. Does nothing when
 * there are games, or no demo members.
 * @returns whether it did
 */
export async function seedDemoGames({ db, clock }: Deps): Promise<boolean> {
  const wish = { memberId: demoUserId('anna') };
  if (!(await queries.wantsDemo.first(db, wish))) return false;
  const now = clock.now();
  // before the transaction, which must not stand still for so long
  const season = playSeason(now);
  return withTransaction(db, async (tx) => {
    // of several processes that start together, one writes and the others wait
    await waitForLocks.first(tx, {});
    await queries.lockGames.first(tx, {});
    if (!(await queries.wantsDemo.first(tx, wish))) return false;
    await insertSeason(tx, season);
    for (const pair of LIVE_PAIRS) await startLiveGame(tx, pair, now, VISITS_BEFORE);
    return true;
  });
}

async function insertSeason(tx: Tx, season: ReturnType<typeof playSeason>): Promise<void> {
  const lounges = (await queries.listLounges(tx, {})).map(({ id }) => id);
  const games = season.map((game, index) => rowsOf(game, index + 1, lounges));
  for (let from = 0; from < games.length; from += ROWS) {
    const some = games.slice(from, from + ROWS);
    await insertRows(
      tx,
      'games',
      some.map(({ game }) => game),
    );
    await insertRows(
      tx,
      'game_players',
      some.flatMap(({ players }) => players),
    );
    await insertRows(
      tx,
      'game_legs',
      some.flatMap(({ legs }) => legs),
    );
    await insertRows(
      tx,
      'game_results',
      some.flatMap(({ results }) => results),
    );
  }
  await continueIds(tx, 'games');
}

function rowsOf(played: DemoGame, id: number, lounges: readonly number[]) {
  const { setup, position } = played;
  const start = played.startedAt.toISOString();
  const end = played.finishedAt.toISOString();
  const players = played.sides.flatMap((seats, side) =>
    seats.map((seat, place) => ({ side, place, ...playerOf(seat) })),
  );
  const isConfirmable = [0, 1].every((side) =>
    players.some((player) => player.side === side && player.userId),
  );
  const status = isConfirmable ? ('completed' as const) : ('casual' as const);
  const winnerSide = position.standing.winner ?? 0;
  const loungeId = lounges[played.lounge ?? -1] ?? null;
  const createdBy = players.find(({ userId }) => userId)?.userId ?? '';
  const outcome = {
    status,
    setup,
    winnerSide,
    finishedAt: end,
    loungeId,
    ratingWeight: FULL_WEIGHT,
    players,
  };
  return {
    game: {
      id,
      created_by: createdBy,
      kind: setup.rules.game,
      setup,
      visibility: 'public' as const,
      status,
      position,
      revision: played.entries.length,
      winner_side: winnerSide,
      lounge_id: loungeId,
      created_at: start,
      moved_at: end,
      finished_at: end,
      ended_by: createdBy,
      completed_at: isConfirmable ? end : null,
    },
    players: players.map(({ side, place, userId, guestName }) => ({
      game_id: id,
      side,
      place,
      user_id: userId,
      guest_name: guestName,
      accepted_at: userId ? start : null,
      confirmed_at: userId && isConfirmable ? end : null,
    })),
    legs: played.legs.map((entries, number) => ({ game_id: id, number, entries: [...entries] })),
    results: resultsOf(id, outcome, played.entries).map((row) => ({ ...row, finished_at: end })),
  };
}

const playerOf = (seat: DemoSeat) =>
  'member' in seat
    ? { userId: demoUserId(seat.member.key), guestName: null }
    : { userId: null, guestName: seat.guestName };
