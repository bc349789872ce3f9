import type { ServiceContext } from '../../lib/deps.ts';
import { type ParsedVariant, parseVariants } from './intent/variants.queries.ts';
import { variantOf } from './intent/words.ts';
import type { Wanted } from './matches.ts';
import { readQuery, type TypedQuery } from './typed-query.ts';

type Context = Pick<ServiceContext, 'db' | 'searchables'>;

/** What was typed as the documents have it: as a query of stems, and what of it is recognised in a text. */
export async function readWords(
  { db, searchables }: Context,
  typed: TypedQuery,
): Promise<{ parsed: ParsedVariant | undefined; wanted: Wanted }> {
  const variants = JSON.stringify([variantOf(searchables, typed)]);
  const [parsed] = await parseVariants(db, { variants });
  const { needle = '', stems = [] } = parsed ?? {};
  return { parsed, wanted: { stems, words: needle.split(' ') } };
}

/**
 * For domains that look through documents of their own things, e.g. those of one place, with a statement of their own.
 * @returns `query` as text of the type tsquery, which belongs before `@@`; null where nothing was asked for
 */
export async function askFor(
  ctx: Context,
  text: string,
): Promise<{ query: string | null; wanted: Wanted }> {
  const { parsed, wanted } = await readWords(ctx, readQuery(text));
  return { query: parsed?.query ?? null, wanted };
}
