import type { Tx } from '@oche/db';
import type { ActingContext } from '../../../../lib/deps.ts';
import { AppError } from '../../../../lib/errors.ts';
import { getFixture } from '../../core/fixture.queries.ts';
import { giveBack } from '../../core/freed-boards.service.ts';
import { moveByList } from '../../moves/moves.service.ts';
import { insertFixtures, notePlan } from '../../plan/plan.queries.ts';
import { replayStandings } from '../../table/table.service.ts';
import * as queries from '../around/around.queries.ts';
import type { Around } from '../around/ground.service.ts';
import type { TouchedDivisions } from '../around/touched.ts';
import type { GroundFixture, IntentOf } from '../match/ground.ts';

type Fixture = IntentOf<'fixture'>;

/** Behind all rounds that a list can have, and within what the table takes. */
const BEHIND = 30;

interface Writing {
  ground: Around;
  removed: readonly GroundFixture[];
  touched: TouchedDivisions;
}

/**
 * A list of fixtures: what goes, what gets another round, what is new and what moves, in this order, so that no team is
 * ever in a round twice. Behind the locks of the divisions; boards are given back, and asked for, by jobs.
 */
export async function writeFixtures(
  ctx: ActingContext,
  tx: Tx,
  fixtures: readonly Fixture[],
  { ground, removed, touched }: Writing,
): Promise<void> {
  if (fixtures.length + removed.length === 0) return;
  const known = new Map(ground.fixtures.map((one) => [one.id, one]));
  const gone = removed.length
    ? await queries.deleteFixtures(tx, { ids: removed.map(({ id }) => id) })
    : [];
  // something has begun to be played meanwhile
  if (gone.length < removed.length) throw new AppError('IMPORT_STALE');
  await putIntoRounds(tx, fixtures, known);
  const inserted = await insert(tx, fixtures, ground);
  const moved = await move(ctx, tx, fixtures, known);
  const freed = moved.flatMap((id) => ground.kept.get(id) ?? []);
  await giveBack(tx, [...gone, ...freed], [...inserted, ...moved]);
  for (const { fixtureId, divisionId } of fixtures) {
    if (fixtureId !== null) touched.get(divisionId)?.fixtures.add(fixtureId);
  }
  for (const divisionId of touched.keys()) {
    await noteList(ctx, tx, divisionId, ground);
    await replayStandings(tx, divisionId);
  }
}

async function putIntoRounds(
  tx: Tx,
  fixtures: readonly Fixture[],
  known: ReadonlyMap<number, GroundFixture>,
): Promise<void> {
  const others = fixtures.flatMap(({ fixtureId, round }) =>
    fixtureId !== null && known.get(fixtureId)?.round !== round ? [{ id: fixtureId, round }] : [],
  );
  if (others.length === 0) return;
  const ids = others.map(({ id }) => id);
  const rounds = others.map(({ round }) => round);
  for (const offset of [BEHIND, 0]) await queries.setRounds(tx, { ids, rounds, offset });
}

async function insert(
  tx: Tx,
  fixtures: readonly Fixture[],
  { entries, homes }: Around,
): Promise<number[]> {
  const teamOf = new Map(entries.map(({ entryId, teamId }) => [entryId, teamId]));
  return insertFixtures(
    tx,
    fixtures.flatMap(({ fixtureId, divisionId, round, homeId, awayId, startsAt }) => {
      if (fixtureId !== null) return [];
      const home = homes.get(teamOf.get(homeId) ?? 0);
      return {
        division_id: divisionId,
        round,
        home_id: homeId,
        away_id: awayId,
        starts_at: startsAt,
        lounge_id: home?.loungeId ?? null,
        venue: home?.venue ?? null,
        is_fixed: startsAt !== null,
        status: 'planned' as const,
      };
    }),
  );
}

/** @returns those that have moved */
async function move(
  ctx: ActingContext,
  tx: Tx,
  fixtures: readonly Fixture[],
  known: ReadonlyMap<number, GroundFixture>,
): Promise<number[]> {
  const moved: number[] = [];
  for (const { fixtureId: id, startsAt } of fixtures) {
    if (id === null || startsAt === null || known.get(id)?.startsAt === startsAt) continue;
    const fixture = await getFixture.first(tx, { id, viewerId: ctx.actor.id });
    if (!fixture) throw new AppError('IMPORT_STALE');
    await moveByList(ctx, tx, fixture, startsAt);
    moved.push(id);
  }
  return moved;
}

/** The list stands, as if it had been made of these days. */
async function noteList(
  { clock }: ActingContext,
  tx: Tx,
  divisionId: number,
  { status, timeZone, divisions }: Around,
): Promise<void> {
  if (status !== 'planned') return;
  const kind = divisions.find(({ id }) => id === divisionId)?.listKind ?? 'evenings';
  const days = await queries.listRoundDays(tx, { divisionId, timeZone });
  const rounds = days.flatMap(({ day }) => day ?? []);
  const plan = JSON.stringify({ kind, wishes: [], problems: [] });
  await notePlan(tx, { divisionId, rounds, plan, now: clock.now() });
}
