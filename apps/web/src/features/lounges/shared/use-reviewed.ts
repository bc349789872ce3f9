import { useMemo } from 'react';
import { trpc } from '../../../lib/trpc.ts';

/** How many lounges are asked about at once. */
const AT_ONCE = 100;

/**
 * Which of some lounges the member has reviewed: there they change their review.
 * @param loungeIds in the order in which they were loaded; may name a lounge more than once
 */
export function useReviewed(loungeIds: readonly number[]): ReadonlySet<number> {
  const ids = [...new Set(loungeIds)];
  const parts = Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, index) =>
    ids.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  );
  const answers = trpc.useQueries((calls) =>
    parts.map((part) => calls.lounges.review.reviewed({ loungeIds: part })),
  );
  const reviewed = answers.flatMap(({ data }) => data?.loungeIds ?? []);
  const known = reviewed.join();
  return useMemo(() => new Set(known.split(',').map(Number)), [known]);
}
