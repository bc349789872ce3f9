import { DEPUTIES_MAX } from '@oche/validators/leagues/limits';
import type { captainInput, setCaptainInput } from '@oche/validators/leagues/team';
import type { z } from 'zod';
import { requireWriter } from '../../../lib/actor.ts';
import type { ActingContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { requireVisible } from '../../people/index.ts';
import { requireOfficer } from '../core/leagues.policy.ts';
import { changeLeague, leagueOfTeam } from '../core/lock.service.ts';
import { listSpeakerIds } from '../core/speakers.queries.ts';
import { noteStep } from '../core/steps.queries.ts';
import * as queries from './team.queries.ts';

/**
 * Who speaks for a team: officers and its captain name them. There is one captain; whoever was it helps from then on.
 * @throws AppError TEAM_NOT_FOUND, FORBIDDEN, MEMBER_NOT_FOUND for somebody whom one may not see, TOO_MANY_DEPUTIES
 */
export async function setCaptain(
  ctx: ActingContext,
  { id, userId, role }: z.output<typeof setCaptainInput>,
): Promise<void> {
  requireWriter(ctx.actor);
  const leagueId = await leagueOfTeam(ctx.db, id);
  await changeLeague(ctx, leagueId, async (tx, league) => {
    const team = await queries.getTeam.first(tx, { id, viewerId: ctx.actor.id });
    if (!team) throw new AppError('TEAM_NOT_FOUND');
    if (!team.isFirstCaptain) requireOfficer(ctx.actor, league);
    // who helps already may lead, also for somebody who is leaving and sees them no more
    const speakers = await listSpeakerIds(tx, { teamIds: [id] });
    const isNew = !speakers.some((one) => one.userId === userId);
    if (isNew) await requireVisible(tx, ctx.actor, [userId]);
    if (role === 'captain') await queries.demoteCaptain(tx, { teamId: id });
    await queries.saveCaptain(tx, { teamId: id, userId, role, now: ctx.clock.now() });
    const { count = 0 } = (await queries.countCaptains.first(tx, { teamId: id })) ?? {};
    if (count > 1 + DEPUTIES_MAX) throw new AppError('TOO_MANY_DEPUTIES');
    await noteStep(tx, {
      leagueId,
      kind: 'captainNamed',
      facts: { team: team.name, userId, role },
      by: ctx.actor.id,
      at: ctx.clock.now(),
    });
  });
}

/** By officers, and by who goes. @throws AppError TEAM_NOT_FOUND, LEAGUE_NOT_FOUND, FORBIDDEN */
export async function removeCaptain(
  ctx: ActingContext,
  { id, userId }: z.output<typeof captainInput>,
): Promise<void> {
  requireWriter(ctx.actor);
  const leagueId = await leagueOfTeam(ctx.db, id);
  await changeLeague(ctx, leagueId, async (tx, league) => {
    if (userId !== ctx.actor.id) requireOfficer(ctx.actor, league);
    await queries.deleteCaptain(tx, { teamId: id, userId });
  });
}
