import { randomUUID } from 'node:crypto';
import type { Tx } from '@oche/db';
import type { confirmInput, disputeInput } from '@oche/validators/leagues/evening';
import type { FixtureOutput } from '@oche/validators/leagues/fixture';
import type { z } from 'zod';
import { requireVoice, requireWriter } from '../../../lib/actor.ts';
import { type Publishing, publishOutside } from '../../../lib/declared/published.ts';
import type { ActingContext, Deps } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { DAY_MS } from '../../../lib/time/wall-clock.ts';
import { notify } from '../../notifications/index.ts';
import type { Fixture } from '../core/fixture.queries.ts';
import { fixtureConfirmed } from '../core/leagues.outside.ts';
import { requireSide, type Side, sidesOf } from '../core/sides.ts';
import { listOfficerIds } from '../core/speakers.queries.ts';
import { noteStep } from '../core/steps.queries.ts';
import { isDisputable } from '../fixture/disputable.ts';
import { getFixture } from '../fixture/fixture.service.ts';
import { disputed } from '../notifications/fixture.notifications.ts';
import { changeFixture, changeFixtureByHouse } from '../sheet/change-fixture.service.ts';
import { updateFixture } from '../sheet/sheet.queries.ts';

/**
 * A captain agrees with the sheet. With both it stands: then only officers correct it.
 * @throws AppError FIXTURE_NOT_FOUND, FORBIDDEN, FIXTURE_STATUS as long as something has to be played
 */
export async function confirmFixture(
  ctx: ActingContext,
  { id }: z.output<typeof confirmInput>,
): Promise<FixtureOutput> {
  requireWriter(ctx.actor);
  await changeFixture(ctx, id, async (tx, fixture) => {
    requireSide(ctx.actor, fixture);
    if (fixture.status === 'confirmed') return;
    if (fixture.status !== 'reported') throw new AppError('FIXTURE_STATUS');
    const sides = sidesOf(ctx.actor, fixture);
    const now = ctx.clock.now();
    const [home, away] = ([0, 1] as const).map(
      (side) => sides.includes(side) || isConfirmedBy(fixture, side),
    );
    await updateFixture(tx, id, {
      ...(sides.includes(0) && fixture.confirmedHomeAt === null
        ? { confirmed_home_at: now, confirmed_home_by: ctx.actor.id }
        : {}),
      ...(sides.includes(1) && fixture.confirmedAwayAt === null
        ? { confirmed_away_at: now, confirmed_away_by: ctx.actor.id }
        : {}),
      ...(home && away ? { status: 'confirmed' as const } : {}),
    });
    if (home && away) await publishConfirmed(ctx, tx, fixture);
  });
  return getFixture(ctx, { id });
}

const publishConfirmed = (
  ctx: Publishing,
  tx: Tx,
  { id: fixtureId, divisionId }: Fixture,
): Promise<void> => publishOutside(ctx, tx, fixtureConfirmed, { fixtureId, divisionId });

const isConfirmedBy = ({ confirmedHomeAt, confirmedAwayAt }: Fixture, side: Side): boolean =>
  (side === 0 ? confirmedHomeAt : confirmedAwayAt) !== null;

/**
 * Captains who have done nothing for the league's days agree. A sheet that was corrected meanwhile has days of its own.
 */
export async function confirmByItself(
  ctx: Deps,
  { fixtureId }: { fixtureId: number },
): Promise<void> {
  await changeFixtureByHouse(ctx, fixtureId, async (tx, fixture) => {
    if (fixture.status !== 'reported' || fixture.reportedAt === null) return;
    const due = Date.parse(fixture.reportedAt) + fixture.rules.deadlines.confirmDays * DAY_MS;
    const now = ctx.clock.now();
    if (now.getTime() < due) return;
    await updateFixture(tx, fixtureId, { status: 'confirmed' });
    await publishConfirmed(ctx, tx, fixture);
    await noteStep(tx, {
      leagueId: fixture.leagueId,
      divisionId: fixture.divisionId,
      fixtureId,
      kind: 'confirmedByItself',
      facts: {
        silent: ([0, 1] as const).filter((side) => !isConfirmedBy(fixture, side)),
      },
      by: null,
      at: now,
    });
  });
}

/**
 * A side contradicts a result; the other one says its word to it. Officers decide.
 * @throws AppError FIXTURE_NOT_FOUND, FORBIDDEN, FIXTURE_STATUS when there is no result yet, or the days for it are over
 */
export async function disputeFixture(
  ctx: ActingContext,
  { id, reason }: z.output<typeof disputeInput>,
): Promise<FixtureOutput> {
  requireVoice(ctx.actor);
  await changeFixture(ctx, id, async (tx, fixture) => {
    const own = ([0, 1] as const).filter((side) =>
      side === 0 ? fixture.isHomeCaptain : fixture.isAwayCaptain,
    );
    const [side] = own;
    if (side === undefined) throw new AppError('FORBIDDEN');
    const { dispute } = fixture;
    const now = ctx.clock.now();
    if (fixture.status === 'disputed' && dispute && dispute.side !== side) {
      await updateFixture(tx, id, { dispute: JSON.stringify({ ...dispute, answer: reason }) });
      return;
    }
    if (!isDisputable(fixture, now)) throw new AppError('FIXTURE_STATUS');
    await updateFixture(tx, id, {
      status: 'disputed',
      dispute: JSON.stringify({ side, reason, by: ctx.actor.id, at: now.toISOString() }),
    });
    const officers = await listOfficerIds(tx, { leagueId: fixture.leagueId });
    await notify(ctx, tx, disputed, {
      eventId: randomUUID(),
      actorId: ctx.actor.id,
      recipientIds: officers.map(({ userId }) => userId),
      payload: { fixtureId: id },
    });
  });
  return getFixture(ctx, { id });
}
