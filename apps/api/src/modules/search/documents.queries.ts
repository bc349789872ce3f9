import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';
import type { SearchDocument } from '../../lib/declared/searchable.ts';

/**
 * Waits until nobody else writes these documents. Whoever comes last reads last, so an older state
 * is never written over a newer one. The order keeps two from waiting for each other.
 */
export const lockDocuments = prepared(
  'search.lockDocuments',
  (db, p: Placeholders<{ kind: string; ids: readonly string[] }>) =>
    db
      .selectFrom(
        sql<{ key: number }>`(
          select hashtextextended(id, hashtext(${p('kind')}::text)) as key
          from unnest(${p('ids')}::text[]) id order by key
        )`.as('wanted'),
      )
      .select(sql`pg_advisory_xact_lock(wanted.key)`.as('locked')),
);

/** Writes what is new or has changed. */
export const saveDocuments = prepared(
  'search.saveDocuments',
  (db, p: Placeholders<{ kind: string; prefers: string; documents: string }>) =>
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
            sql<SearchDocument & { preference: number }>`(
              select *, case ${p('prefers')}::text
                when 'heaviest' then weight * 100
                else extract(epoch from "happenedAt") / 3600
              end::float8 as preference
              from json_to_recordset(${p('documents')}::json) as given(
                id text, title text, keywords text, text text, "happenedAt" timestamptz, weight real,
                latitude float8, longitude float8, "authorId" text, "groupId" bigint
              )
            )`.as('document'),
          )
          .select([
            sql<string>`${p('kind')}::text`.as('kind'),
            'document.id',
            sql<string>`search_fold(document.title)`.as('name'),
            sql<string>`search_vector(document.title, document.keywords, document.text)
              || search_bands(document.preference)
              || search_beginnings(search_fold(document.title))`.as('stems'),
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
          .where(sql<boolean>`(search_documents.*) is distinct from (excluded.*)`),
      ),
);

export const deleteDocuments = prepared(
  'search.deleteDocuments',
  (db, p: Placeholders<{ kind: string; ids: readonly string[] }>) =>
    db
      .deleteFrom('search_documents')
      .where('kind', '=', p('kind'))
      .where(sql<boolean>`id = any(${p('ids')}::text[])`),
);
