import { consequenceOf } from '@oche/darts/leagues/eligibility/consequences';
import type { Consequence } from '@oche/darts/leagues/rules';
import type {
  consequencesOutput,
  FixtureConsequence,
  fixtureInput,
} from '@oche/validators/leagues/fixture';
import { offences } from '@oche/validators/leagues/limits';
import type { z } from 'zod';
import type { ActingContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { getFixture } from '../core/fixture.queries.ts';
import { maySee } from '../core/leagues.policy.ts';
import { requireSide, sidesOf } from '../core/sides.ts';
import { countMoves } from '../moves/moves.queries.ts';
import { isCalledOffByTooFew, ofCancellation } from './cancel.service.ts';

const told = ({ points, fineCents, score }: Consequence): FixtureConsequence => ({
  points,
  fine: fineCents / 100,
  isLost: score === 'zeroToMax',
});

/**
 * What the rules would take at this moment, so that captains know it before they do something.
 * @throws AppError FIXTURE_NOT_FOUND, FORBIDDEN for somebody who leads neither team
 */
export async function getConsequences(
  { db, actor, clock }: ActingContext,
  { id }: z.output<typeof fixtureInput>,
): Promise<z.infer<typeof consequencesOutput>> {
  const fixture = await getFixture.first(db, { id, viewerId: actor.id });
  if (!fixture || !maySee(actor, fixture)) throw new AppError('FIXTURE_NOT_FOUND');
  requireSide(actor, fixture);
  const { rules, homeId, awayId } = fixture;
  const entryId = sidesOf(actor, fixture)[0] === 1 ? awayId : homeId;
  const { count: used = 0 } = (await countMoves.first(db, { entryId })) ?? {};
  const cancellation = ofCancellation(fixture, clock.now());
  const postponement = consequenceOf(rules, { kind: 'postponement', before: used });
  const each = offences.map((offence) => [offence, told(rules.consequences[offence])] as const);
  return {
    offences: Object.fromEntries(each) as z.infer<typeof consequencesOutput>['offences'],
    cancellation: cancellation && told(cancellation),
    isCalledOffByTooFew: isCalledOffByTooFew(fixture, clock.now()),
    noticeHours: rules.postponements.noticeHours,
    postponement: postponement && told(postponement),
    postponements: { used, allowed: rules.postponements.perSeason },
  };
}
