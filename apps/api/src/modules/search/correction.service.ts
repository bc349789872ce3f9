import { readerOf, type SearchKind } from '../../lib/declared/searchable.ts';
import type { ServiceContext } from '../../lib/deps.ts';
import * as queries from './search.queries.ts';
import type { TypedQuery } from './typed-query.ts';
import { visibleTo } from './visible.ts';

/** Nobody mistypes more words at once, and each one costs a look at all titles. */
const WORDS_MAX = 4;
/** Shorter words are similar to too many. */
const LENGTH_MIN = 4;

/**
 * The same query with words that are in titles, instead of those that are only spelled similarly.
 * @returns null if there is no word that no title has and that is similar to one of a title
 */
export async function correctedQuery(
  ctx: ServiceContext,
  all: readonly SearchKind[],
  query: TypedQuery,
): Promise<TypedQuery | null> {
  const { words } = query;
  if (query.phrases.length > 0 || words.length > WORDS_MAX) return null;
  const kinds = all.filter(({ isNamed }) => isNamed);
  const rows = await queries.standingWords(kinds)(ctx.db, { ...readerOf(ctx.actor), words });
  const standing = new Set(rows.map(({ word }) => word));
  const similar = await Promise.all(
    words.map((word) =>
      word.length < LENGTH_MIN || standing.has(word)
        ? undefined
        : queries.findSimilarWord(ctx.db, word, visibleTo(ctx.actor), kinds),
    ),
  );
  if (similar.every((word) => word === undefined)) return null;
  return { ...query, words: words.map((word, index) => similar[index] ?? word) };
}
