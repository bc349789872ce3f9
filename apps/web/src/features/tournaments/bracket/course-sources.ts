import type { Source } from '@oche/darts/bracket';
import type { CourseMatch } from './course.ts';

/** From which match somebody still comes, and whether as its winner. */
export interface Awaited {
  number: number;
  asWinner: boolean;
}

/**
 * Whom a free place of a match waits for. Whoever has no opponent before is not the winner of a match
 * that is played, so that is looked through.
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
