import { forfeitOf } from '@oche/darts/leagues/sheet';
import type { Tx } from '@oche/db';
import type { withdrawEntryInput } from '@oche/validators/leagues/team';
import type { z } from 'zod';
import { requireWriter } from '../../../lib/actor.ts';
import type { ActingContext, Deps } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { giveBackOf } from '../core/freed-boards.service.ts';
import { requireOfficer } from '../core/leagues.policy.ts';
import { changeDivisionIn, leagueOfEntry, manageLeague } from '../core/lock.service.ts';
import { noteStep } from '../core/steps.queries.ts';
import { replayStandings } from '../table/table.service.ts';
import { getEntry, updateEntry } from './team.queries.ts';
import * as queries from './withdraw.queries.ts';

/**
 * A team leaves in the middle of a season: what it has played counts no more, or stays; what it has not played goes to
 * the others without play.
 * @throws AppError TEAM_NOT_FOUND, LEAGUE_NOT_FOUND, FORBIDDEN, SEASON_STATUS before or after the season, TEAM_WITHDRAWN
 */
export async function withdrawEntry(
  ctx: ActingContext,
  { entryId, mode }: z.output<typeof withdrawEntryInput>,
): Promise<void> {
  requireWriter(ctx.actor);
  const { leagueId, divisionId } = await leagueOfEntry(ctx.db, entryId);
  await manageLeague(ctx, leagueId, (tx) =>
    changeDivisionIn(ctx, tx, divisionId, async (_, division, touched) => {
      requireOfficer(ctx.actor, division);
      const entry = await getEntry.first(tx, { id: entryId, viewerId: '' });
      if (!entry) throw new AppError('TEAM_NOT_FOUND');
      if (entry.seasonStatus !== 'running') throw new AppError('SEASON_STATUS');
      if (entry.withdrawnAt !== null) throw new AppError('TEAM_WITHDRAWN');
      const at = ctx.clock.now();
      await updateEntry(tx, entryId, { withdrawn_at: at, withdrawn: mode });
      const ended = await endFixtures(ctx, tx, entryId, mode);
      for (const id of ended) touched.fixtures.add(id);
      await giveBackOf(tx, ended, at);
      await replayStandings(tx, divisionId);
      await noteStep(tx, {
        leagueId,
        divisionId,
        kind: 'teamWithdrawn',
        facts: { team: entry.teamName, mode },
        by: ctx.actor.id,
        at,
      });
    }),
  );
}

/** @returns the fixtures that are something else now */
async function endFixtures(
  { clock }: Pick<Deps, 'clock'>,
  tx: Tx,
  entryId: number,
  mode: 'annulled' | 'kept',
): Promise<readonly number[]> {
  if (mode === 'annulled') {
    const annulled = await queries.annulFixtures(tx, { entryId });
    return annulled.map(({ id }) => id);
  }
  const open = await queries.listOpen(tx, { entryId });
  const decision = JSON.stringify({
    kind: 'withdrawal',
    reason: null,
    by: null,
    at: clock.now().toISOString(),
  });
  for (const { id, homeId, format } of open) {
    const { tablePoints, points, legs } = forfeitOf(format, homeId === entryId ? 1 : 0);
    await queries.forfeit(tx, {
      id,
      decision,
      pointsHome: tablePoints[0],
      pointsAway: tablePoints[1],
      gamesHome: points[0],
      gamesAway: points[1],
      legsHome: legs[0],
      legsAway: legs[1],
    });
  }
  return open.map(({ id }) => id);
}
