import { type Db, type Placeholders, prepared } from '@oche/db';
import type { LinkCard } from '@oche/validators/conversations/schemas';
import { sql } from 'kysely';
import type { Actor } from '../actor.ts';
import { type Reader, readerOf, type SearchKind } from './searchable.ts';

/**
 * A kind of our own pages: links to them become cards where members write to each other. Declared in its domain's
 * folder and named in its manifest as `linkable`.
 */
export interface Linkable {
  /** e.g. `tournament`; the key of its texts */
  kind: string;
  /** the paths of its pages; the first group is the id */
  path: RegExp;
  /** @returns those of the things that this reader may know of, by id */
  read(
    db: Db,
    ids: readonly string[],
    reader: Actor | null,
  ): Promise<ReadonlyMap<string, Omit<LinkCard, 'path' | 'kind'>>>;
}

/** What can be found shows the same in a card as in the search, to the same readers. */
export function linkableOf(search: SearchKind, path: RegExp): Linkable {
  const listVisible = prepared(
    `links.listVisible ${search.kind}`,
    (db, p: Placeholders<Reader & { ids: readonly string[] }>) =>
      db
        .selectFrom(
          sql<{ id: string }>`unnest(${p('ids')}::text[])`.as<'document'>(sql`document(id)`),
        )
        .select('document.id')
        .where(search.isVisible(p)),
  );
  return {
    kind: search.kind,
    path,
    async read(db, ids, reader) {
      const visible = await listVisible(db, { ...readerOf(reader), ids });
      const hits = await search.hits(
        db,
        visible.map(({ id }) => id),
        reader,
      );
      return new Map(
        hits.map(({ id, title, remark, date, ad, imageUrl }) => [
          id,
          { title, detail: remark, date, price: ad?.price ?? null, imageUrl },
        ]),
      );
    },
  };
}
