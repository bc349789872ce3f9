import type { HomeTeams, homeAgreementInput, homeTeamsInput } from '@oche/validators/leagues/team';
import type { z } from 'zod';
import { requireWriter } from '../../../lib/actor.ts';
import type { ActingContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { addJobs } from '../../../lib/jobs/jobs.ts';
import { requireStaff } from '../../lounges/index.ts';
import { keepingBoards } from '../core/deadlines.ts';
import { changeLeague, leagueOfTeam } from '../core/lock.service.ts';
import * as queries from './home.queries.ts';
import { getTeam } from './team.queries.ts';

/**
 * A lounge's team decides whether boards are kept for the fixtures of a team that is at home there: nobody else can fill
 * its calendar. What is planned already asks for its boards then, or keeps those it has when it is taken back.
 * @throws AppError TEAM_NOT_FOUND, also for a hidden league, LOUNGE_NOT_FOUND for a team without one, FORBIDDEN
 */
export async function setHomeAgreed(
  ctx: ActingContext,
  { id, isAgreed }: z.output<typeof homeAgreementInput>,
): Promise<void> {
  requireWriter(ctx.actor);
  const leagueId = await leagueOfTeam(ctx.db, id);
  await changeLeague(ctx, leagueId, async (tx) => {
    const team = await getTeam.first(tx, { id, viewerId: ctx.actor.id });
    if (!team) throw new AppError('TEAM_NOT_FOUND');
    if (team.loungeId === null) throw new AppError('LOUNGE_NOT_FOUND');
    await requireStaff(tx, ctx.actor, team.loungeId);
    const now = ctx.clock.now();
    await queries.noteAgreement(tx, {
      teamId: id,
      at: isAgreed ? now : null,
      by: isAgreed ? ctx.actor.id : null,
    });
    if (!isAgreed) return;
    const fixtures = await queries.listHomeFixtures(tx, { teamId: id, now: now.toISOString() });
    await addJobs(
      tx,
      fixtures.map((fixture) => keepingBoards(fixture.id)),
    );
  });
}

/** The teams that are at home in a lounge, for its team. @throws AppError LOUNGE_NOT_FOUND, FORBIDDEN */
export async function listHomeTeams(
  { db, actor }: Pick<ActingContext, 'db' | 'actor'>,
  { loungeId }: z.output<typeof homeTeamsInput>,
): Promise<HomeTeams> {
  await requireStaff(db, actor, loungeId);
  const rows = await queries.listHomeTeams(db, { loungeId });
  return rows.map(({ leagueId, leagueName, ...team }) => ({
    ...team,
    league: { id: leagueId, name: leagueName },
  }));
}
