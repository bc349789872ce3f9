import { consequenceOf } from '@oche/darts/leagues/eligibility/consequences';
import type { noShowInput } from '@oche/validators/leagues/evening';
import type { FixtureOutput } from '@oche/validators/leagues/fixture';
import type { z } from 'zod';
import { requireVoice } from '../../../lib/actor.ts';
import type { ActingContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { MINUTE_MS } from '../../../lib/time/wall-clock.ts';
import { requireSide } from '../core/sides.ts';
import { commitOffence, tellRuled } from '../decisions/offence.service.ts';
import { getFixture } from '../fixture/fixture.service.ts';
import { isAlone, requireUnplayed } from '../fixture/unplayed.ts';
import { changeFixture } from '../sheet/change-fixture.service.ts';
import { loadSheet } from '../sheet/load-sheet.service.ts';

/**
 * A captain whose line-up stands says that the others have not come, when the minutes are over for which one waits. The
 * others can contradict for the league's days.
 * @throws AppError FIXTURE_NOT_FOUND, FORBIDDEN, FIXTURE_STATUS when something was played, FIXTURE_DECIDED,
 *   NO_SHOW_REFUSED too early, without a line-up, or when the others have named one meanwhile
 */
export async function claimNoShow(
  ctx: ActingContext,
  { id, side }: z.output<typeof noShowInput>,
): Promise<FixtureOutput> {
  requireVoice(ctx.actor);
  await changeFixture(ctx, id, async (tx, fixture) => {
    requireSide(ctx.actor, fixture, side);
    const loaded = await loadSheet(tx, fixture);
    requireUnplayed(fixture, loaded);
    const { startsAt, rules } = fixture;
    const own = side === 0 ? 0 : 1;
    if (startsAt === null || !isAlone(loaded, own)) throw new AppError('NO_SHOW_REFUSED');
    const minutesLate = (ctx.clock.now().getTime() - Date.parse(startsAt)) / MINUTE_MS;
    const consequence = consequenceOf(rules, { kind: 'arrival', minutesLate });
    if (!consequence) throw new AppError('NO_SHOW_REFUSED');
    await commitOffence(ctx, tx, fixture, {
      offence: 'noShow',
      side: own === 0 ? 1 : 0,
      consequence,
      // who has come can't play alone: what the league takes besides is its own affair
      isLost: true,
      reason: null,
      by: ctx.actor.id,
    });
    await tellRuled(ctx, tx, fixture, ctx.actor.id);
  });
  return getFixture(ctx, { id });
}
