import { plannedGames } from '@oche/darts/leagues/format';
import { randomFrom } from '@oche/darts/random';
import type { Tx } from '@oche/db';
import type { ActingContext } from '../../../lib/deps.ts';
import { HOUR_MS, MINUTE_MS } from '../../../lib/time/wall-clock.ts';
import { readOfficial, scoreDemoMatch } from '../../games/index.ts';
import { type Fixture, getFixture } from '../core/fixture.queries.ts';
import { changeDivision } from '../core/lock.service.ts';
import { replayFigures } from '../sheet/figures.service.ts';
import { loadSheet } from '../sheet/load-sheet.service.ts';
import { playersOf } from '../sheet/loaded-sheet.ts';
import * as sheets from '../sheet/sheet.queries.ts';
import { replayStandings } from '../table/table.service.ts';
import * as queries from './demo.queries.ts';

/** A team of the demo's league in its division. */
export interface DemoEntry {
  divisionId: number;
  entryId: number;
  /** from 0 to 1 */
  strength: number;
}

/** How long ago the evening that goes on has begun, and how many of its games are over. */
const LIVE_MINUTES = 75;
const LIVE_GAMES = 5;
/** Visits that were thrown in the game that goes on. */
const LIVE_VISITS = 14;
const GAME_MINUTES = 14;

type Row = Awaited<ReturnType<typeof queries.listFixtures>>[number];

/**
 * Plays a division until now: every evening that is over, and of the next one the first fixture is being played. The
 * last of those that are over was scored dart by dart, so that there are averages.
 */
export async function playUntilNow(
  ctx: ActingContext,
  entries: readonly DemoEntry[],
): Promise<void> {
  const [first] = entries;
  if (!first) return;
  const { divisionId } = first;
  const now = ctx.clock.now().getTime();
  const fixtures = await queries.listFixtures(ctx.db, { divisionId });
  const isOver = ({ startsAt }: Row) =>
    startsAt !== null && Date.parse(startsAt) < now - 4 * HOUR_MS;
  const over = fixtures.filter(isOver);
  const strength = new Map(entries.map((entry) => [entry.entryId, entry.strength]));
  await changeDivision(ctx, divisionId, async (tx) => {
    for (const [index, row] of over.entries()) {
      await play(ctx, tx, row, { strength, isScored: index === over.length - 1 });
    }
    const live = fixtures.find((row) => !isOver(row));
    if (live) await begin(ctx, tx, live, strength);
    await replayStandings(tx, divisionId);
  });
}

interface Playing {
  strength: ReadonlyMap<number, number>;
  /** dart by dart */
  isScored: boolean;
}

async function play(
  ctx: ActingContext,
  tx: Tx,
  row: Row,
  { strength, isScored }: Playing,
): Promise<void> {
  const fixture = await named(ctx, tx, row.id);
  const count = plannedGames(fixture.format).length;
  const startsAt = Date.parse(fixture.startsAt ?? '');
  await playGames(ctx, tx, fixture, { strength, isScored, count, startsAt });
  const loaded = await loadSheet(tx, fixture);
  const { sheet } = loaded;
  const reportedAt = new Date(startsAt + 3 * HOUR_MS);
  await sheets.updateFixture(tx, fixture.id, {
    status: 'confirmed',
    points_home: sheet.tablePoints[0],
    points_away: sheet.tablePoints[1],
    games_home: sheet.points[0],
    games_away: sheet.points[1],
    legs_home: sheet.legs[0],
    legs_away: sheet.legs[1],
    reported_at: reportedAt,
    confirmed_home_at: reportedAt,
    confirmed_away_at: reportedAt,
  });
  await replayFigures(tx, fixture, loaded);
}

/** The evening that goes on: some games are over, one is thrown at this moment. */
async function begin(
  ctx: ActingContext,
  tx: Tx,
  row: Row,
  strength: Playing['strength'],
): Promise<void> {
  const startsAt = ctx.clock.now().getTime() - LIVE_MINUTES * MINUTE_MS;
  await sheets.updateFixture(tx, row.id, { starts_at: new Date(startsAt), is_fixed: true });
  const fixture = await named(ctx, tx, row.id);
  await playGames(ctx, tx, fixture, { strength, isScored: false, count: LIVE_GAMES, startsAt });
  const loaded = await loadSheet(tx, fixture);
  const next = loaded.planned.find(({ number }) => number === LIVE_GAMES + 1);
  const [home, away] = next ? [playersOf(loaded, next, 0), playersOf(loaded, next, 1)] : [];
  if (next && home && away) {
    const gameId = await score(ctx, tx, fixture, {
      number: next.number,
      home,
      away,
      from: ctx.clock.now().getTime() - 6 * MINUTE_MS,
      until: ctx.clock.now().getTime(),
      visits: LIVE_VISITS,
    });
    await sheets.beginGame(tx, {
      fixtureId: fixture.id,
      number: next.number,
      home,
      away,
      gameId,
      boardId: null,
      now: ctx.clock.now(),
    });
  }
  const { sheet } = loaded;
  await sheets.updateFixture(tx, fixture.id, {
    status: 'live',
    points_home: sheet.tablePoints[0],
    points_away: sheet.tablePoints[1],
    games_home: sheet.points[0],
    games_away: sheet.points[1],
    legs_home: sheet.legs[0],
    legs_away: sheet.legs[1],
  });
  await replayFigures(tx, fixture, loaded);
}

/** A fixture whose line-ups are named, by the squads in another order each time. */
async function named({ clock }: ActingContext, tx: Tx, id: number): Promise<Fixture> {
  const fixture = await getFixture.first(tx, { id, viewerId: '' });
  if (!fixture) throw new Error(`there is no fixture ${id}`);
  for (const [side, entryId] of [fixture.homeId, fixture.awayId].entries()) {
    const squad = await queries.listSquad(tx, { entryId });
    const ids = squad.map(({ playerId }) => playerId);
    for (const [index, { id: name, positions }] of fixture.format.lineUps.entries()) {
      const turn = (id + index) % Math.max(1, ids.length);
      const players = [...ids.slice(turn), ...ids.slice(0, turn)].slice(0, positions);
      await sheets.saveLineUp(tx, {
        fixtureId: id,
        name,
        side,
        players,
        substitutions: '[]',
        by: null,
        now: clock.now(),
        overridden: null,
      });
    }
  }
  return fixture;
}

interface Games extends Playing {
  count: number;
  startsAt: number;
}

async function playGames(
  ctx: ActingContext,
  tx: Tx,
  fixture: Fixture,
  { strength, isScored, count, startsAt }: Games,
): Promise<void> {
  const loaded = await loadSheet(tx, fixture);
  const random = randomFrom(`fixture ${fixture.id}`);
  const own = strength.get(fixture.homeId) ?? 0.5;
  const others = strength.get(fixture.awayId) ?? 0.5;
  for (const game of loaded.planned.slice(0, count)) {
    const [home, away] = [playersOf(loaded, game, 0), playersOf(loaded, game, 1)];
    if (!home || !away) continue;
    const at = startsAt + Math.floor((game.number - 1) / 2) * GAME_MINUTES * MINUTE_MS;
    const now = new Date(at + GAME_MINUTES * MINUTE_MS);
    const result = { fixtureId: fixture.id, number: game.number, home, away, now };
    if (isScored) {
      const gameId = await score(ctx, tx, fixture, { ...result, from: at, until: now.getTime() });
      await sheets.beginGame(tx, { ...result, gameId, boardId: null });
      const [legsHome, legsAway] = await legsOf(tx, gameId);
      await sheets.saveResult(tx, { ...result, legsHome, legsAway, source: 'live', by: null });
      continue;
    }
    const isHome = random() < 0.5 + (own - others);
    const lost = Math.floor(random() * 3);
    const [legsHome, legsAway] = isHome ? [3, lost] : [lost, 3];
    await sheets.saveResult(tx, { ...result, legsHome, legsAway, source: 'captain', by: null });
  }
}

interface Scored {
  number: number;
  home: readonly number[];
  away: readonly number[];
  /** in ms */
  from: number;
  until: number;
  visits?: number;
}

async function score(
  ctx: ActingContext,
  tx: Tx,
  fixture: Fixture,
  { number, home, away, from, until, visits }: Scored,
): Promise<number> {
  const block = plannedGames(fixture.format).find((one) => one.number === number)?.block;
  if (!block) throw new Error(`there is no game ${number}`);
  const rows = await sheets.listPlayers(tx, { ids: [...home, ...away] });
  const byId = new Map(rows.map((row) => [row.id, row]));
  const side = (ids: readonly number[]) =>
    ids.map((id) => {
      const { userId = null, name = null } = byId.get(id) ?? {};
      return { userId, guestName: userId === null ? name : null };
    });
  return scoreDemoMatch(ctx, tx, {
    createdBy: ctx.actor.id,
    rules: block.rules,
    format: block.format,
    sides: [side(home), side(away)],
    loungeId: fixture.loungeId,
    boardId: null,
    startedAt: new Date(from),
    movedAt: new Date(until),
    random: randomFrom(`fixture ${fixture.id} ${number}`),
    ...(visits === undefined ? {} : { visits }),
  });
}

const legsOf = async (tx: Tx, gameId: number): Promise<readonly [number, number]> =>
  (await readOfficial(tx, gameId))?.score ?? [0, 0];
