import type { SearchKind } from '../../lib/declared/searchable.ts';
import type { ServiceContext } from '../../lib/deps.ts';
import * as queries from './search.queries.ts';
import type { TypedQuery } from './typed-query.ts';
import { visibleTo } from './visible.ts';

/** Nobody mistypes more words at once, and each one costs a look at all titles. */
const WORDS_MAX = 4;
/** Shorter words are similar to too many. */
const LENGTH_MIN = 4;

/**
 * The same query with words that stand in titles, instead of those that are spelled almost so.
 * @returns null if no word is similar to another one
 */
export async function correctedQuery(
  ctx: ServiceContext,
  kinds: readonly SearchKind[],
  query: TypedQuery,
): Promise<TypedQuery | null> {
  if (query.phrases.length > 0 || query.words.length > WORDS_MAX) return null;
  const similar = await Promise.all(
    query.words.map((word) =>
      word.length < LENGTH_MIN
        ? undefined
        : queries.findSimilarWord(ctx.db, word, visibleTo(ctx.actor), kinds),
    ),
  );
  if (similar.every((word) => word === undefined)) return null;
  return { ...query, words: query.words.map((word, index) => similar[index] ?? word) };
}
