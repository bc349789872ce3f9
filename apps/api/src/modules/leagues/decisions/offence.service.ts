import { randomUUID } from 'node:crypto';
import type { Consequence, Offence } from '@oche/darts/leagues/rules';
import type { Tx } from '@oche/db';
import type { Deps } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { notify } from '../../notifications/index.ts';
import type { Fixture } from '../core/fixture.queries.ts';
import type { Side } from '../core/sides.ts';
import { listOfficerIds, listSpeakerIds } from '../core/speakers.queries.ts';
import { noteStep } from '../core/steps.queries.ts';
import { ruled } from '../notifications/fixture.notifications.ts';
import { replayStandings } from '../table/table.service.ts';
import { applyDecision } from './apply-decision.service.ts';
import { hasPenalty, insertPenalty } from './penalty.queries.ts';

interface Committed {
  offence: Offence;
  /** who has done it */
  side: Side;
  consequence: Consequence;
  /** whether the fixture is lost for that side */
  isLost: boolean;
  reason: string | null;
  /** null: the rule acts by itself */
  by: string | null;
  /** each time is one of its own, as with evenings that a team asks for */
  isEachTime?: boolean;
}

/** Whether nothing is taken; the fixture itself may be lost all the same. */
export const isNothing = ({ points, fineCents }: Consequence): boolean =>
  points === 0 && fineCents === 0;

/**
 * A rule acts, behind the lock: points and fines as one penalty, and the fixture lost where the rule says so. For the
 * same offence of the same fixture it acts once.
 * @throws AppError FIXTURE_DECIDED when it has acted already
 */
export async function commitOffence(
  ctx: Pick<Deps, 'clock' | 'events'>,
  tx: Tx,
  fixture: Fixture,
  { offence, side, consequence, isLost, reason, by, isEachTime = false }: Committed,
): Promise<void> {
  const { id: fixtureId, leagueId, divisionId } = fixture;
  const entryId = side === 0 ? fixture.homeId : fixture.awayId;
  const isDecided = fixture.decision?.kind === offence;
  // of what was lost before, and is played again, the penalty may stand
  const isTaken = !isLost && (await hasPenalty.first(tx, { fixtureId, entryId, rule: offence }));
  if (!isEachTime && (isDecided || isTaken)) throw new AppError('FIXTURE_DECIDED');
  const now = ctx.clock.now();
  const { points, fineCents } = consequence;
  let penaltyId: number | null = null;
  if (!isNothing(consequence)) {
    const of = { entryId, fixtureId, rule: offence, points, fineCents };
    penaltyId = (await insertPenalty.first(tx, { ...of, reason, by, now }))?.id ?? null;
  }
  await noteStep(tx, {
    leagueId,
    divisionId,
    fixtureId,
    kind: offence,
    facts: { side, points, fineCents, isLost, reason },
    by,
    at: now,
  });
  // either counts the table anew
  if (!isLost) return void (await replayStandings(tx, divisionId));
  await applyDecision(
    ctx,
    tx,
    fixture,
    { kind: 'forfeit', winner: 1 - side },
    { reason, by, rule: offence, penaltyId },
  );
}

/** The captains of both teams and the officers hear that a rule has acted. */
export async function tellRuled(
  ctx: Pick<Deps, 'clock' | 'events'>,
  tx: Tx,
  { id, leagueId, homeTeamId, awayTeamId }: Fixture,
  actorId?: string,
): Promise<void> {
  const [captains, officers] = await Promise.all([
    listSpeakerIds(tx, { teamIds: [homeTeamId, awayTeamId] }),
    listOfficerIds(tx, { leagueId }),
  ]);
  await notify(ctx, tx, ruled, {
    eventId: randomUUID(),
    ...(actorId === undefined ? {} : { actorId }),
    recipientIds: [...new Set([...captains, ...officers].map(({ userId }) => userId))],
    payload: { fixtureId: id },
  });
}
