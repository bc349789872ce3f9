import type { Source } from '@oche/darts/tournaments/bracket';
import type { CourseMatch } from './course.ts';

/** From which match somebody still comes, and whether as its winner. */
export interface Awaited {
  number: number;
  asWinner: boolean;
}

/**
 * Who a free place of a match waits for. A match in which somebody has no opponent isn't played, so it is looked
 * through to the match before it.
 */
export function awaitedAt(
  source: Source,
  matches: ReadonlyMap<string, CourseMatch>,
): Awaited | undefined {
  if (source === 'bye' || 'seed' in source || 'qualifier' in source) return undefined;
  const asWinner = 'winner' in source;
  const match = matches.get(asWinner ? source.winner : source.loser);
  if (!match) return undefined;
  if (match.state !== 'bye') return { number: match.number, asWinner };
  const [a, b] = match.players;
  const open = match.plan.sources.find((_, side) => match.players[side] === undefined);
  return open && (a === 'nobody' || b === 'nobody') && asWinner
    ? awaitedAt(open, matches)
    : undefined;
}
