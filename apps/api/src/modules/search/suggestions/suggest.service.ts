import { searchCategories } from '@oche/validators/search/categories';
import { SEARCH_MIN_LENGTH } from '@oche/validators/search/limits';
import type { SuggestInput, SuggestOutput } from '@oche/validators/search/schemas';
import { readerOf, type SearchHit, type SearchKind } from '../../../lib/declared/searchable.ts';
import type { ServiceContext } from '../../../lib/deps.ts';
import { beginningsIn } from '../matches.ts';
import { readQuery, wantedText } from '../typed-query.ts';
import * as queries from './suggest.queries.ts';

/** Each category gets only a few, so that all of them fit below the box. */
const OF_EACH = 4;
const OF_ONE = 8;

/** Things with words in their titles that begin like those that have been typed so far. */
export async function suggest(ctx: ServiceContext, input: SuggestInput): Promise<SuggestOutput> {
  const text = wantedText(readQuery(input.q));
  const { folded: needle = '' } = (await queries.foldText.first(ctx.db, { text })) ?? {};
  if (needle.length < SEARCH_MIN_LENGTH) return { groups: [] };
  const words = needle.split(' ');
  const kinds = ctx.searchables.flatMap((domain) => domain.kinds.filter(({ isNamed }) => isNamed));
  const limit = input.category === 'all' ? OF_EACH : OF_ONE;
  const found = await queries.suggestionsOf(kinds)(ctx.db, {
    ...readerOf(ctx.actor),
    needle,
    words: beginningsOf(words),
    patterns: words.map((word) => `% ${word}%`),
    wanted: kinds
      .filter(({ category }) => input.category === 'all' || category === input.category)
      .map(({ kind }) => kind),
    limit,
  });
  const shown = await Promise.all(kinds.map((kind) => show(ctx, kind, found, words)));
  const groups = searchCategories.flatMap((category) => {
    const items = shown.filter((each) => each.category === category).flatMap((each) => each.items);
    return items.length > 0 ? [{ category, items: items.slice(0, limit) }] : [];
  });
  return { groups };
}

/** Words of two letters are the beginning of too many to be looked up, unless there is nothing else. */
function beginningsOf(words: readonly string[]): string {
  const long = words.filter((word) => word.length > 2);
  return (long.length > 0 ? long : words).map((word) => `'=${word}':*`).join(' & ');
}

/** The suggestions of one kind as they are now, in their order. */
async function show(
  { db, actor }: ServiceContext,
  { kind, category, hits }: SearchKind,
  found: readonly queries.Suggested[],
  words: readonly string[],
) {
  const ids = found.filter((each) => each.kind === kind).map(({ id }) => id);
  const rows = ids.length > 0 ? await hits(db, ids, actor) : [];
  const byId = new Map<string, SearchHit>(rows.map((hit) => [hit.id, hit]));
  const items = ids.flatMap((id) => {
    const hit = byId.get(id);
    return hit ? [toSuggestion(kind, hit, words)] : [];
  });
  return { category, items };
}

const toSuggestion = (kind: string, hit: SearchHit, words: readonly string[]) => ({
  id: `${kind}-${hit.id}`,
  title: hit.title,
  titleMarks: beginningsIn(hit.title, words),
  url: hit.path,
  remark: hit.remark,
  imageUrl: hit.imageUrl,
});
