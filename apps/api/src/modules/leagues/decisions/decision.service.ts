import { randomUUID } from 'node:crypto';
import type { Tx } from '@oche/db';
import type { decideInput } from '@oche/validators/leagues/evening';
import type { FixtureOutput } from '@oche/validators/leagues/fixture';
import type { z } from 'zod';
import { requireWriter } from '../../../lib/actor.ts';
import type { ActingContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { notify } from '../../notifications/index.ts';
import type { Fixture } from '../core/fixture.queries.ts';
import { requireOfficer } from '../core/leagues.policy.ts';
import { listSpeakerIds } from '../core/speakers.queries.ts';
import { getFixture } from '../fixture/fixture.service.ts';
import { decided } from '../notifications/fixture.notifications.ts';
import { changeFixture } from '../sheet/change-fixture.service.ts';
import { applyDecision } from './apply-decision.service.ts';
import { commitOffence, isNothing } from './offence.service.ts';
import { undoDecision } from './undo.service.ts';

type Decide = z.output<typeof decideInput>;

/**
 * Officers decide about a fixture: the sheet stands, a side has lost without play, other points count, a rule of the
 * league acts, it is played again, or what was decided last is taken back. The table is counted anew, and both captains
 * hear why.
 * @throws AppError FIXTURE_NOT_FOUND, LEAGUE_NOT_FOUND, FORBIDDEN, FIXTURE_STATUS when the sheet that is to stand isn't
 *   complete, nothing was decided that could be taken back, or the season is over; FIXTURE_DECIDED when the rule has
 *   acted already; BAD_INPUT for a rule of which nothing follows
 */
export async function decideFixture(ctx: ActingContext, input: Decide): Promise<FixtureOutput> {
  requireWriter(ctx.actor);
  const { id } = input;
  await changeFixture(ctx, id, async (tx, fixture) => {
    requireOfficer(ctx.actor, fixture);
    if (fixture.seasonStatus === 'over' || fixture.status === 'annulled') {
      throw new AppError('FIXTURE_STATUS');
    }
    await decideAs(ctx, tx, fixture, input);
    const captains = await listSpeakerIds(tx, {
      teamIds: [fixture.homeTeamId, fixture.awayTeamId],
    });
    await notify(ctx, tx, decided, {
      eventId: randomUUID(),
      actorId: ctx.actor.id,
      recipientIds: captains.map(({ userId }) => userId),
      payload: { fixtureId: id },
    });
  });
  return getFixture(ctx, { id });
}

async function decideAs(
  ctx: ActingContext,
  tx: Tx,
  fixture: Fixture,
  { decision, reason }: Decide,
): Promise<void> {
  const by = ctx.actor.id;
  switch (decision.kind) {
    case 'undo':
      return undoDecision(ctx, tx, fixture, reason);
    case 'offence': {
      const { offence } = decision;
      const consequence = fixture.rules.consequences[offence];
      // who has called it off has lost it, whatever follows from the hour
      const isLost = offence === 'lateCancellation' || consequence.score === 'zeroToMax';
      if (isNothing(consequence) && !isLost) {
        throw new AppError('BAD_INPUT', { fields: { decision: 'invalid' } });
      }
      const side = decision.side === 0 ? 0 : 1;
      return commitOffence(ctx, tx, fixture, { offence, side, consequence, isLost, reason, by });
    }
    default:
      return applyDecision(ctx, tx, fixture, decision, { reason, by });
  }
}
