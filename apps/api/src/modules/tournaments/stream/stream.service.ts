import type { CourseOutput, MatchOutput } from '@oche/validators/tournaments/schemas';
import type { tournamentStreamInput } from '@oche/validators/tournaments/stream';
import type { z } from 'zod';
import type { ServiceContext } from '../../../lib/deps.ts';
import { ADMITTED, type Streamed } from '../../../lib/streamed.ts';
import { followTournament } from '../core/live.service.ts';
import { readFacts } from '../core/tournament.service.ts';
import { maySee } from '../core/tournaments.policy.ts';
import { readShownCourse } from '../matches/matches.service.ts';

export type TournamentStreamed =
  | Streamed<'state' | 'end', CourseOutput>
  | Streamed<'match', MatchOutput>
  | Streamed<'tables', Pick<CourseOutput, 'tables'>>;

/**
 * What is played at a tournament, as everybody sees it: all of it, then each match that changes. Who comes back after
 * something has changed is told all of it.
 *
 * @param left aborts when the reader goes away
 * @throws AppError TOURNAMENT_NOT_FOUND, also when it is no longer for this reader
 */
export async function* streamTournament(
  ctx: ServiceContext,
  { id, lastEventId }: z.output<typeof tournamentStreamInput>,
  left: AbortSignal,
): AsyncGenerator<TournamentStreamed | typeof ADMITTED, void> {
  const facts = await readFacts(ctx.db, ctx.actor, id);
  const known = lastEventId ? Number.parseInt(lastEventId, 10) : -1;
  // a number of the future is of another database
  const seen = known <= facts.revision ? known : -1;
  if (isOver(facts) && lastEventId === endId(facts.revision)) return;
  yield ADMITTED;
  if (isOver(facts) && seen === facts.revision) return yield* end(ctx, id, facts.revision);
  let before: CourseOutput | undefined;
  const changes = followTournament(ctx, id, String(seen), left, async (asVisitor) => {
    const shared = await asVisitor();
    // what is public is for everybody
    const { revision } =
      shared && maySee(null, shared) ? shared : await readFacts(ctx.db, ctx.actor, id);
    return { revision };
  });
  for await (const { revision } of changes) {
    const course = await readShownCourse(ctx, id, revision);
    yield* before ? changesTo(before, course) : [stateOf(course)];
    if (isOver(course)) return yield* end(ctx, id, course.revision);
    before = course;
  }
}

const isOver = ({ status }: { status: string }) => status === 'completed' || status === 'cancelled';
const endId = (revision: number) => `${revision}-end`;

async function* end(ctx: ServiceContext, id: number, revision: number) {
  const course = await readShownCourse(ctx, id, revision);
  yield { event: 'end', id: endId(revision), data: course } as const;
}

/** Events are made once for all readers who have seen the same. */
const statesOf = new WeakMap<CourseOutput, TournamentStreamed>();
function stateOf(course: CourseOutput): TournamentStreamed {
  const state = statesOf.get(course) ?? {
    event: 'state',
    id: String(course.revision),
    data: course,
  };
  statesOf.set(course, state);
  return state;
}

const changesOf = new WeakMap<CourseOutput, WeakMap<CourseOutput, TournamentStreamed[]>>();
function changesTo(before: CourseOutput, course: CourseOutput): TournamentStreamed[] {
  const known = changesOf.get(before) ?? new WeakMap<CourseOutput, TournamentStreamed[]>();
  changesOf.set(before, known);
  const changes = known.get(course) ?? compare(before, course);
  known.set(course, changes);
  return changes;
}

function compare(before: CourseOutput, course: CourseOutput): TournamentStreamed[] {
  const news = newsOf(before, course);
  const state = stateOf(course);
  if (textOf(frameOf(before)) === textOf(frameOf(course))) {
    const last = news.pop();
    return last ? [...news, { ...last, id: state.id }] : [];
  }
  const last = news.at(-1);
  if (!last || !hasNewcomers(before, course)) return [...news, state];
  // nobody hears of a match before they can know who plays it
  return [{ event: 'state', data: course }, ...news.slice(0, -1), { ...last, id: state.id }];
}

/** Results that also change the frame, as the last one ends the tournament, are news like all others. */
function newsOf(before: CourseOutput, course: CourseOutput): TournamentStreamed[] {
  const were = new Map(before.matches.map((match) => [match.number, match]));
  const news: TournamentStreamed[] = course.matches
    .filter((match) => isNews(were.get(match.number), match))
    .map((match) => ({ event: 'match', data: match }));
  if (before.tables.length > 0 && textOf(before.tables) !== textOf(course.tables)) {
    news.push({ event: 'tables', data: { tables: course.tables } });
  }
  return news;
}

/** Not what another draw has made: that is told as a whole. */
const isNews = (was: MatchOutput | undefined, match: MatchOutput): boolean =>
  was !== undefined &&
  textOf([was.plan, was.format]) === textOf([match.plan, match.format]) &&
  (was.id === null || match.id === null || was.id === match.id) &&
  textOf(timeless(was)) !== textOf(timeless(match));

function hasNewcomers(before: CourseOutput, course: CourseOutput): boolean {
  const known = new Set(before.entrants.map(({ id }) => id));
  return course.entrants.some(({ id }) => !known.has(id));
}

const textOf = (value: unknown) => JSON.stringify(value);

/** What stays as it is while matches are played. */
const frameOf = ({ kind, status, entrants, matches, outdated }: CourseOutput) => ({
  kind,
  status,
  entrants,
  plans: matches.map(({ number, plan, format }) => ({ number, plan, format })),
  outdated,
});

/** When a match will probably begin moves with each result; that alone is no news. */
const timeless = (match: MatchOutput) => ({ ...match, expectedAt: null });
