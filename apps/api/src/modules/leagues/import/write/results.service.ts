import type { Tx } from '@oche/db';
import type { ActingContext } from '../../../../lib/deps.ts';
import { AppError } from '../../../../lib/errors.ts';
import { getFixture } from '../../core/fixture.queries.ts';
import { decideIn } from '../../decisions/apply-decision.service.ts';
import { replayStandings } from '../../table/table.service.ts';
import type { TouchedDivisions } from '../around/touched.ts';
import type { IntentOf } from '../match/ground.ts';

/** Results as officers set them; the table of each division is counted once. Behind the locks of the divisions. */
export async function writeResults(
  ctx: ActingContext,
  tx: Tx,
  results: readonly IntentOf<'result'>[],
  touched: TouchedDivisions,
): Promise<void> {
  for (const { fixtureId: id, divisionId, points, games, legs } of results) {
    const fixture = await getFixture.first(tx, { id, viewerId: ctx.actor.id });
    if (!fixture) throw new AppError('IMPORT_STALE');
    const decision = { kind: 'set' as const, points, games, legs };
    await decideIn(ctx, tx, fixture, decision, { reason: null, by: ctx.actor.id });
    touched.get(divisionId)?.fixtures.add(id);
  }
  for (const id of new Set(results.map(({ divisionId }) => divisionId))) {
    await replayStandings(tx, id);
  }
}
