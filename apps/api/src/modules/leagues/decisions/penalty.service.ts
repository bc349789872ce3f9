import type { imposeInput, undoPenaltyInput } from '@oche/validators/leagues/evening';
import type { Penalty } from '@oche/validators/leagues/fixture';
import type { divisionInput } from '@oche/validators/leagues/season';
import type { z } from 'zod';
import { requireWriter } from '../../../lib/actor.ts';
import { publishOutside } from '../../../lib/declared/published.ts';
import type { ActingContext, ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { tableChanged } from '../core/leagues.outside.ts';
import { leagueOfEntry, manageDivision, readDivisionFacts } from '../core/lock.service.ts';
import { noteStep } from '../core/steps.queries.ts';
import { toPenalty } from '../fixture/penalty.ts';
import { replayStandings } from '../table/table.service.ts';
import * as queries from './penalty.queries.ts';

/** Everything that was taken from teams of a division, and what was taken back. @throws AppError DIVISION_NOT_FOUND */
export async function listPenalties(
  { db, actor }: Pick<ServiceContext, 'db' | 'actor'>,
  { id }: z.output<typeof divisionInput>,
): Promise<Penalty[]> {
  await readDivisionFacts(db, actor, id);
  const rows = await queries.listPenaltiesOfDivision(db, { divisionId: id });
  return rows.map(toPenalty);
}

/**
 * Officers take points from a team, or fine it.
 * @throws AppError TEAM_NOT_FOUND, LEAGUE_NOT_FOUND, FORBIDDEN, FIXTURE_NOT_FOUND for one that the team doesn't play
 */
export async function imposePenalty(
  ctx: ActingContext,
  { entryId, points, fine, reason, ...about }: z.output<typeof imposeInput>,
): Promise<{ id: number }> {
  requireWriter(ctx.actor);
  const fixtureId = about.fixtureId ?? null;
  const { divisionId } = await leagueOfEntry(ctx.db, entryId);
  const id = await manageDivision(ctx, divisionId, async (tx, division, touched) => {
    if (fixtureId !== null && !(await queries.isFixtureOf.first(tx, { entryId, fixtureId }))) {
      throw new AppError('FIXTURE_NOT_FOUND');
    }
    const now = ctx.clock.now();
    const row = await queries.insertPenalty.first(tx, {
      entryId,
      fixtureId,
      rule: 'officer',
      points,
      fineCents: Math.round(fine * 100),
      reason,
      by: ctx.actor.id,
      now,
    });
    if (!row) throw new Error('a penalty that is inserted has an id');
    if (fixtureId !== null) touched.fixtures.add(fixtureId);
    await replayStandings(tx, divisionId);
    await publishOutside(ctx, tx, tableChanged, { divisionId });
    await noteStep(tx, {
      leagueId: division.leagueId,
      divisionId,
      fixtureId,
      kind: 'penaltyImposed',
      facts: { entryId, points, fine, reason },
      by: ctx.actor.id,
      at: now,
    });
    return row.id;
  });
  return { id };
}

/**
 * Officers take a penalty back, also one of a rule that has acted by itself.
 * @throws AppError PENALTY_NOT_FOUND, also when it is taken back already; LEAGUE_NOT_FOUND, FORBIDDEN
 */
export async function undoPenalty(
  ctx: ActingContext,
  { penaltyId, reason }: z.output<typeof undoPenaltyInput>,
): Promise<void> {
  requireWriter(ctx.actor);
  const found = await queries.getPenalty.first(ctx.db, { id: penaltyId });
  if (!found) throw new AppError('PENALTY_NOT_FOUND');
  const { divisionId, fixtureId } = found;
  await manageDivision(ctx, divisionId, async (tx, division, touched) => {
    const now = ctx.clock.now();
    const by = ctx.actor.id;
    const undone = await queries.undoPenalty.first(tx, { id: penaltyId, by, now, reason });
    if (!undone) throw new AppError('PENALTY_NOT_FOUND');
    if (fixtureId !== null) touched.fixtures.add(fixtureId);
    await replayStandings(tx, divisionId);
    await publishOutside(ctx, tx, tableChanged, { divisionId });
    await noteStep(tx, {
      leagueId: division.leagueId,
      divisionId,
      fixtureId,
      kind: 'penaltyUndone',
      facts: { penaltyId, reason },
      by,
      at: now,
    });
  });
}
