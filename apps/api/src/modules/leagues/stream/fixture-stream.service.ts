import type { FixtureOutput } from '@oche/validators/leagues/fixture';
import type { FixtureStatus } from '@oche/validators/leagues/limits';
import type { leagueStreamInput } from '@oche/validators/leagues/stream';
import type { z } from 'zod';
import type { ServiceContext } from '../../../lib/deps.ts';
import { SharedAnswers } from '../../../lib/events/shared-answers.ts';
import { ADMITTED, type Streamed } from '../../../lib/streamed.ts';
import { watchDivision } from '../division/watch.service.ts';
import { getFixture } from '../fixture/fixture.service.ts';

type FixtureStreamed = Streamed<'state' | 'end', FixtureOutput>;

const sharedFixtures = new SharedAnswers<FixtureOutput>({ max: 100, keptMs: 5000 });

/** Nothing more is played; what is said about the result afterwards is no evening any more. */
const OVER: ReadonlySet<FixtureStatus> = new Set(['confirmed', 'forfeit', 'annulled']);

/**
 * The evening of a fixture, as everybody sees it, after each change of its sheet.
 * @param left aborts when the reader goes away
 * @throws AppError FIXTURE_NOT_FOUND, also when its league is hidden
 */
export async function* streamFixture(
  ctx: ServiceContext,
  { id, lastEventId }: z.output<typeof leagueStreamInput>,
  left: AbortSignal,
): AsyncGenerator<FixtureStreamed | typeof ADMITTED, void> {
  const everybody = { ...ctx, actor: null };
  const first = await getFixture(everybody, { id });
  let seen = lastEventId ? Number.parseInt(lastEventId, 10) : -1;
  if (OVER.has(first.status) && lastEventId === endId(first)) return;
  yield ADMITTED;
  const { division } = first;
  for await (const { revision } of watchDivision(everybody, { id: division.id }, left)) {
    const fixture = await sharedFixtures.get(ctx.db, `${id} ${revision}`, ctx.clock.now(), () =>
      getFixture(everybody, { id }),
    );
    if (fixture.revision !== seen) {
      yield { event: 'state', id: String(fixture.revision), data: fixture };
    }
    seen = fixture.revision;
    if (OVER.has(fixture.status)) return yield { event: 'end', id: endId(fixture), data: fixture };
  }
}

const endId = ({ revision }: FixtureOutput) => `${revision}-end`;
