import type { Person } from '@oche/validators/people/schemas';
import { trpc } from '../../lib/trpc.ts';
import { useNeedle } from '../../lib/use-debounced.ts';

/** Members are looked for from this many letters on. */
const LETTERS = 3;

/**
 * Members whose names are like what is typed.
 * @returns undefined until enough is typed and there is an answer
 */
export function useFoundPeople(typed: string, limit: number): readonly Person[] | undefined {
  const query = useNeedle(typed, LETTERS);
  const { data } = trpc.social.people.search.useQuery(
    { query, limit },
    { enabled: query !== '', placeholderData: (before) => before },
  );
  return query ? data : undefined;
}
