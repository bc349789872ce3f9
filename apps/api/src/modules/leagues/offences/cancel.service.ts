import { randomUUID } from 'node:crypto';
import { consequenceOf } from '@oche/darts/leagues/eligibility/consequences';
import type { Tx } from '@oche/db';
import type { cancelInput } from '@oche/validators/leagues/evening';
import type { FixtureOutput } from '@oche/validators/leagues/fixture';
import type { z } from 'zod';
import { requireVoice } from '../../../lib/actor.ts';
import type { ActingContext } from '../../../lib/deps.ts';
import { HOUR_MS } from '../../../lib/time/wall-clock.ts';
import { notify } from '../../notifications/index.ts';
import type { Fixture } from '../core/fixture.queries.ts';
import { requireSide, type Side } from '../core/sides.ts';
import { listOfficerIds, listSquadMemberIds } from '../core/speakers.queries.ts';
import { noteStep } from '../core/steps.queries.ts';
import { applyDecision } from '../decisions/apply-decision.service.ts';
import { commitOffence } from '../decisions/offence.service.ts';
import { getFixture } from '../fixture/fixture.service.ts';
import { requireUnplayed } from '../fixture/unplayed.ts';
import { getOpenMove, settleMove } from '../moves/moves.queries.ts';
import { cancelled } from '../notifications/fixture.notifications.ts';
import { changeFixture } from '../sheet/change-fixture.service.ts';
import { loadSheet } from '../sheet/load-sheet.service.ts';

/**
 * What calling a fixture off takes besides the fixture itself.
 * @returns null when it is early enough; a fixture without a date always is
 */
export function ofCancellation(
  { rules, startsAt }: Pick<Fixture, 'rules' | 'startsAt'>,
  now: Date,
) {
  if (startsAt === null) return null;
  const hoursBefore = (Date.parse(startsAt) - now.getTime()) / HOUR_MS;
  return consequenceOf(rules, { kind: 'cancellation', hoursBefore });
}

/** Who knows it earlier can still call it off; who has come to play, or is on the way, is short of players. */
const EVENING_HOURS = 3;

/**
 * Whether saying that too few will come is calling a fixture off: the others need not come. Where such a fixture is
 * played all the same, it never is.
 */
export function isCalledOffByTooFew(
  { rules, startsAt }: Pick<Fixture, 'rules' | 'startsAt'>,
  now: Date,
): boolean {
  if (rules.consequences.tooFewPlayers.score !== 'zeroToMax') return false;
  return startsAt === null || Date.parse(startsAt) - now.getTime() > EVENING_HOURS * HOUR_MS;
}

/**
 * A captain calls a fixture off, of which nothing was played: it is lost for their team, and too late it costs what the
 * league's rules say besides. The lounge has its boards back; everybody who would have come hears of it.
 * @throws AppError FIXTURE_NOT_FOUND, FORBIDDEN, FIXTURE_STATUS, FIXTURE_DECIDED
 */
export async function cancelFixture(
  ctx: ActingContext,
  input: z.output<typeof cancelInput>,
): Promise<FixtureOutput> {
  requireVoice(ctx.actor);
  const { id, side, reason = null } = input;
  await changeFixture(ctx, id, async (tx, fixture) => {
    requireSide(ctx.actor, fixture, side);
    requireUnplayed(fixture, await loadSheet(tx, fixture));
    await callOff(ctx, tx, fixture, { side: side === 0 ? 0 : 1, reason });
  });
  return getFixture(ctx, { id });
}

/** A fixture is called off, behind the lock: also by who says so ahead that too few of them will come. */
export async function callOff(
  ctx: ActingContext,
  tx: Tx,
  fixture: Fixture,
  { side, reason }: { side: Side; reason: string | null },
): Promise<void> {
  const { id: fixtureId, leagueId, divisionId } = fixture;
  const now = ctx.clock.now();
  const by = ctx.actor.id;
  const open = await getOpenMove.first(tx, { fixtureId });
  if (open) {
    await settleMove(tx, { moveId: open.id, status: 'withdrawn', by, now, chosen: null });
  }
  const facts = { side, reason };
  await noteStep(tx, { leagueId, divisionId, fixtureId, kind: 'cancelled', facts, by, at: now });
  const consequence = ofCancellation(fixture, now);
  if (consequence) {
    const offence = 'lateCancellation';
    await commitOffence(ctx, tx, fixture, {
      ...{ offence, side, consequence, isLost: true, reason, by },
    });
  } else {
    const lost = { kind: 'forfeit' as const, winner: 1 - side };
    await applyDecision(ctx, tx, fixture, lost, { reason, by, rule: 'cancelled' });
  }
  await tellCancelled(ctx, tx, fixture);
}

async function tellCancelled(ctx: ActingContext, tx: Tx, fixture: Fixture): Promise<void> {
  const { id, leagueId, homeId, awayId } = fixture;
  const [members, officers] = await Promise.all([
    listSquadMemberIds(tx, { entryIds: [homeId, awayId] }),
    listOfficerIds(tx, { leagueId }),
  ]);
  await notify(ctx, tx, cancelled, {
    eventId: randomUUID(),
    actorId: ctx.actor.id,
    recipientIds: [...new Set([...members, ...officers].map(({ userId }) => userId))],
    payload: { fixtureId: id },
  });
}
