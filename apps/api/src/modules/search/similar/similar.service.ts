import {
  type SimilarInput,
  type SimilarThing,
  similarCategories,
} from '@oche/validators/search/similar';
import { readerOf, type SearchKind } from '../../../lib/declared/searchable.ts';
import type { ServiceContext } from '../../../lib/deps.ts';
import { DAY_MS } from '../../../lib/time/wall-clock.ts';
import { type Similar, similarTo } from './similar.queries.ts';

type Category = SimilarThing['category'];

const OF_EACH = 3;

/**
 * What says the same already as a title that is being typed: those of each category that have most of its words in their
 * own. Of what takes place only what isn't over.
 */
export async function findSimilar(
  ctx: ServiceContext,
  { title }: SimilarInput,
): Promise<SimilarThing[]> {
  const looked = lookedThrough(ctx);
  const found = await similarTo(looked.map(({ kind }) => kind))(ctx.db, {
    ...readerOf(ctx.actor),
    title,
    since: new Date(ctx.clock.now().getTime() - DAY_MS).toISOString(),
    limit: OF_EACH,
  });
  const shown = await Promise.all(looked.map((each) => show(ctx, each, found)));
  return shown.flat();
}

/** The kinds that have documents with titles, in the order in which what is found of them is listed. */
export const lookedThrough = ({
  searchables,
}: Pick<ServiceContext, 'searchables'>): { category: Category; kind: SearchKind }[] => {
  const kinds = searchables.flatMap((domain) => domain.kinds);
  return similarCategories.flatMap((category) =>
    kinds
      .filter((kind) => kind.category === category && kind.isNamed && !('named' in kind.source))
      .map((kind) => ({ category, kind })),
  );
};

/** As they are now, in the order in which they were found. */
async function show(
  { db, actor }: ServiceContext,
  { category, kind: { kind, hits } }: { category: Category; kind: SearchKind },
  found: readonly Similar[],
): Promise<SimilarThing[]> {
  const ids = found.filter((each) => each.kind === kind).map(({ id }) => id);
  if (ids.length === 0) return [];
  const byId = new Map((await hits(db, ids, actor)).map((hit) => [hit.id, hit]));
  return ids.flatMap((id) => {
    const hit = byId.get(id);
    if (!hit) return [];
    const { title, path, remark, date } = hit;
    return { id: `${kind}-${id}`, category, title, url: path, remark, date };
  });
}
