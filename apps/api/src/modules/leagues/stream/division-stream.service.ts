import type { DivisionOutput, FixtureSummary } from '@oche/validators/leagues/fixture';
import type { leagueStreamInput } from '@oche/validators/leagues/stream';
import type { z } from 'zod';
import type { ServiceContext } from '../../../lib/deps.ts';
import { SharedAnswers } from '../../../lib/events/shared-answers.ts';
import { ADMITTED, type Streamed } from '../../../lib/streamed.ts';
import { getDivision } from '../division/division.service.ts';
import { watchDivision } from '../division/watch.service.ts';

export type DivisionStreamed =
  | Streamed<'state' | 'end', DivisionOutput>
  | Streamed<'fixture', FixtureSummary>
  | Streamed<'standings', Pick<DivisionOutput, 'standings'>>;

const sharedDivisions = new SharedAnswers<DivisionOutput>({ max: 20, keptMs: 5000 });

/**
 * A division as everybody sees it, then its fixtures and its table as they change. Who comes back gets what has changed
 * since, and all of it where that is much.
 *
 * @param left aborts when the reader goes away
 * @throws AppError DIVISION_NOT_FOUND, also when its league is hidden meanwhile
 */
export async function* streamDivision(
  ctx: ServiceContext,
  { id, lastEventId }: z.output<typeof leagueStreamInput>,
  left: AbortSignal,
): AsyncGenerator<DivisionStreamed | typeof ADMITTED, void> {
  const everybody = { ...ctx, actor: null };
  const first = await getDivision(everybody, { id });
  const [known, tag] = lastEventId?.split('-') ?? [];
  // a number of the future is of another database
  const seen = known === undefined || Number(known) > first.revision ? null : known;
  if (isOver(first) && lastEventId === endId(first)) return;
  yield ADMITTED;
  if (isOver(first)) {
    if (seen !== String(first.revision)) yield stateOf(first);
    return yield { event: 'end', id: endId(first), data: first };
  }
  let count = Number(tag);
  for await (const { revision, news } of watchDivision(
    everybody,
    { id, lastEventId: seen },
    left,
  )) {
    const isListed = news?.fixtureCount === count && news.fixtures.length < count;
    if (news && isListed) {
      const { standings } = news;
      yield* news.fixtures.map((data) => ({ event: 'fixture', data }) as const);
      yield { event: 'standings', id: idOf(revision, count), data: { standings } };
      continue;
    }
    // much has changed, or fixtures are gone
    const division = await sharedDivisions.get(ctx.db, `${id} ${revision}`, ctx.clock.now(), () =>
      getDivision(everybody, { id }),
    );
    count = division.fixtures.length;
    yield stateOf(division);
    if (isOver(division)) return yield { event: 'end', id: endId(division), data: division };
  }
}

/** With the number of fixtures: where some are gone, a list of those that have changed doesn't say so. */
const idOf = (revision: number, count: number) => `${revision}-${count}`;
const stateOf = (division: DivisionOutput) =>
  ({
    event: 'state',
    id: idOf(division.revision, division.fixtures.length),
    data: division,
  }) as const;
const isOver = ({ season }: DivisionOutput) => season.status === 'over';
const endId = ({ revision }: DivisionOutput) => `${revision}-end`;
