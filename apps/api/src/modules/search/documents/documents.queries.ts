import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';
import type { SearchDocument } from '../../../lib/declared/searchable.ts';

/** The kind of each document, and its id. */
interface Keys {
  kinds: readonly string[];
  ids: readonly string[];
}

/**
 * Waits until nobody else writes these documents. Whoever comes last reads last, so an older state
 * is never written over a newer one. The order keeps two from waiting for each other.
 */
export const lockDocuments = prepared('search.lockDocuments', (db, p: Placeholders<Keys>) =>
  db
    .selectFrom(
      sql<{ key: number }>`(
          select hashtextextended(id, hashtext(kind)) as key
          from unnest(${p('kinds')}::text[], ${p('ids')}::text[]) as given (kind, id) order by key
        )`.as('wanted'),
    )
    .select(sql`pg_advisory_xact_lock(wanted.key)`.as('locked')),
);

/**
 * Whether nothing but the time has changed, by less than an hour, e.g. because a thread was answered: all words of a
 * document are written again with it, and whoever looks for the latest sees no difference.
 */
const isAsNew = sql<boolean>`(
  search_documents.happened_at <> excluded.happened_at
  and abs(search_documents.preference - excluded.preference) < 1
  and abs(search_documents.weight - excluded.weight) < 0.1
  and (search_documents.name, search_documents.stems, search_documents.author_id, search_documents.group_id)
    is not distinct from (excluded.name, excluded.stems, excluded.author_id, excluded.group_id)
  and search_documents.place is not distinct from excluded.place
)`;

/** Writes what is new or has changed. */
export const saveDocuments = prepared(
  'search.saveDocuments',
  (db, p: Placeholders<{ documents: string }>) =>
    db
      .insertInto('search_documents')
      .columns([
        'kind',
        'id',
        'name',
        'stems',
        'happened_at',
        'weight',
        'preference',
        'place',
        'author_id',
        'group_id',
      ])
      .expression((eb) =>
        eb
          .selectFrom(
            sql<SearchDocument & { kind: string; preference: number }>`(
              select *, case prefers
                when 'heaviest' then weight * 100
                else extract(epoch from "happenedAt") / 3600
              end::float8 as preference
              from json_to_recordset(${p('documents')}::json) as given(
                kind text, prefers text, id text, title text, keywords text, text text, "happenedAt" timestamptz, weight real,
                latitude float8, longitude float8, "authorId" text, "groupId" bigint, tags text[]
              )
            )`.as('document'),
          )
          .select([
            'document.kind',
            'document.id',
            sql<string>`search_fold(document.title)`.as('name'),
            sql<string>`search_vector(document.title, document.keywords, document.text)
              || search_bands(document.preference)
              || search_beginnings(search_fold(document.title))
              || search_tags(document.tags)`.as('stems'),
            'document.happenedAt',
            'document.weight',
            'document.preference',
            sql<string>`place_of(document.latitude, document.longitude)`.as('place'),
            'document.authorId',
            'document.groupId',
          ]),
      )
      .onConflict((oc) =>
        oc
          .columns(['kind', 'id'])
          .doUpdateSet((eb) => ({
            name: eb.ref('excluded.name'),
            stems: eb.ref('excluded.stems'),
            happened_at: eb.ref('excluded.happened_at'),
            weight: eb.ref('excluded.weight'),
            preference: eb.ref('excluded.preference'),
            place: eb.ref('excluded.place'),
            author_id: eb.ref('excluded.author_id'),
            group_id: eb.ref('excluded.group_id'),
          }))
          .where(
            sql<boolean>`(search_documents.*) is distinct from (excluded.*) and not ${isAsNew}`,
          ),
      ),
);

export const deleteDocuments = prepared('search.deleteDocuments', (db, p: Placeholders<Keys>) =>
  db
    .deleteFrom('search_documents')
    .using(
      sql<{
        kind: string;
        id: string;
      }>`unnest(${p('kinds')}::text[], ${p('ids')}::text[])`.as<'gone'>(sql`gone(kind, id)`),
    )
    .whereRef('search_documents.kind', '=', 'gone.kind')
    .whereRef('search_documents.id', '=', 'gone.id'),
);
