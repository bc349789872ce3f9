import { SEARCH_MIN_LENGTH } from '@oche/validators/search/limits';
import { keepPreviousData } from '@tanstack/react-query';
import { type RouterInputs, trpc } from '../../../lib/trpc.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';

/** A pause in typing after which suggestions are asked for. */
const PAUSE_MS = 150;
const STALE_MS = 30_000;

type Category = RouterInputs['search']['suggest']['category'];

/**
 * Suggestions for what has been typed. An answer belongs to its question: one that is late is aborted,
 * and never shown in place of a newer one.
 * @param typed trimmed
 */
export function useSuggestions(typed: string, category: Category) {
  const q = useDebounced(typed, PAUSE_MS);
  const isEnough = typed.length >= SEARCH_MIN_LENGTH && q.length >= SEARCH_MIN_LENGTH;
  const { data, isPlaceholderData } = trpc.search.suggest.useQuery(
    { q, category },
    {
      enabled: isEnough,
      placeholderData: keepPreviousData,
      staleTime: STALE_MS,
      trpc: { abortOnUnmount: true },
      retry: false,
    },
  );
  return {
    groups: (isEnough && data?.groups) || [],
    /** whether the suggestions belong to what is in the box now */
    isCurrent: isEnough && q === typed && !isPlaceholderData && data !== undefined,
  };
}
