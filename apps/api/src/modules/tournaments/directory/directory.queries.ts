import {
  type Executor,
  type Placeholders,
  type PreparedList,
  prepared,
  preparedList,
} from '@oche/db';
import { type InferResult, type RawBuilder, sql } from 'kysely';
import { type Circle, loungesWithin } from '../../lounges/index.ts';
import { type Reader, summaries } from '../core/tournament.select.ts';

/** The span of time that a page shows of the directory. */
export interface Span extends Reader {
  /** ISO time and id behind which the page begins */
  at: string;
  id: number;
  /** ISO time before which all of them begin */
  until: string;
}
/** Where a tournament is that is at none of the lounges, in the words that its place may have. */
interface Words {
  /** the name of the place; empty if nothing but lounges is looked for */
  town: string;
  zipCode: string;
}
export type Around = Span & Circle & Words;
export type InCity = Span & Words & { slug: string };

const isAhead = (p: Placeholders<Span>) => sql<boolean>`(
  tournament.is_public and tournament.hidden_at is null and tournament.status in ('upcoming', 'active')
  and (tournament.starts_at, tournament.id) > (${p('at')}::timestamptz, ${p('id')}::bigint)
  and tournament.starts_at < ${p('until')}::timestamptz
)`;
const inOrder = sql`order by tournament.starts_at, tournament.id`;

/** The page is cut before other tables are joined. */
const show = (db: Executor, p: Placeholders<Span>, ids: RawBuilder<{ id: number }>) =>
  summaries(db, p)
    .innerJoin(sql<{ id: number }>`(${ids})`.as<'page'>(sql`page`), 'page.id', 'tournament.id')
    .orderBy('tournament.starts_at')
    .orderBy('tournament.id');
export type Listed = InferResult<ReturnType<typeof show>>[number];

/** What is to come and running, wherever it is. */
export const listEverywhere: PreparedList<Span, Listed> = preparedList(
  'tournaments.directory.everywhere',
  (db, p: Placeholders<Span>, limit) =>
    show(
      db,
      p,
      sql`select tournament.id from tournaments as tournament
        where ${isAhead(p)} ${inOrder} limit ${sql.lit(limit)}`,
    ),
);

/** The words of a text, each between spaces: "50667 Köln, Vereinsheim" → " 50667 koln vereinsheim ". */
const wordsOf = (text: RawBuilder<string>) =>
  sql<string>`(' ' || btrim(regexp_replace(fold_text(${text}), '[^a-z0-9]+', ' ', 'g')) || ' ')`;
const hasWords = (text: RawBuilder<string>) => {
  const words = sql<string>`(select ${wordsOf(sql`${text}::text`)})`;
  return sql<boolean>`(${text}::text <> '' and strpos(${wordsOf(sql`tournament.location`)}, ${words}) > 0)`;
};

/** The next of each lounge there, and of those elsewhere whose words name the place; of all of them the next. */
const atPlace = (
  p: Placeholders<Span & Words>,
  lounges: RawBuilder<{ id: number }>,
  limit: number,
): RawBuilder<{ id: number }> => sql`
  select found.id from (
    (
      select next.id, next.starts_at from (${lounges}) as lounge
      cross join lateral (
        select tournament.id, tournament.starts_at from tournaments as tournament
        where tournament.lounge_id = lounge.id and ${isAhead(p)}
        ${inOrder} limit ${sql.lit(limit)}
      ) as next
    )
    union all
    (
      select tournament.id, tournament.starts_at from tournaments as tournament
      where tournament.lounge_id is null and tournament.location is not null and ${isAhead(p)}
        and (${hasWords(p('town') as unknown as RawBuilder<string>)}
          or ${hasWords(p('zipCode') as unknown as RawBuilder<string>)})
      ${inOrder} limit ${sql.lit(limit)}
    )
  ) as found
  order by found.starts_at, found.id limit ${sql.lit(limit)}`;

/** The same within some kilometres. */
export const listAround: PreparedList<Around, Listed> = preparedList(
  'tournaments.directory.around',
  (db, p: Placeholders<Around>, limit) => show(db, p, atPlace(p, loungesWithin(p), limit)),
);

const folded = sql<string>`city_slug(lounges.search_text)`;

/** The same in a city, by its address, spelled in any way. */
export const listInCity: PreparedList<InCity, Listed> = preparedList(
  'tournaments.directory.inCity',
  (db, p: Placeholders<InCity>, limit) => {
    const lounges = sql<{ id: number }>`
      select lounges.id from lounges where lounges.is_active
        and ${folded} = city_slug(chr(10) || fold_text(${p('slug')}::text))`;
    return show(db, p, atPlace(p, lounges, limit));
  },
);

/** So many of the next ones are counted by their cities; who comes later has an address anyway. */
const COUNTED = 5000;

/** The cities of the next tournaments, those with most first. */
export const listCities = prepared(
  'tournaments.directory.cities',
  (db, p: Placeholders<{ since: string; limit: number }>) =>
    db
      .selectFrom((eb) =>
        eb
          .selectFrom(
            eb
              .selectFrom('tournaments')
              .select('lounge_id')
              .where('is_public', '=', true)
              .where('hidden_at', 'is', null)
              .where(sql<boolean>`status in ('upcoming', 'active')`)
              .where('starts_at', '>=', p('since'))
              .orderBy('starts_at')
              .orderBy('id')
              .limit(COUNTED)
              .as('next'),
          )
          .select((inner) => ['next.lounge_id', inner.fn.countAll<number>().as('tournaments')])
          .where('next.lounge_id', 'is not', null)
          .groupBy('next.lounge_id')
          .as('there'),
      )
      .innerJoin('lounges', 'lounges.id', 'there.lounge_id')
      .select([
        // as most of its lounges spell it
        sql<string>`mode() within group (order by lounges.city)`.as('name'),
        sql<number>`sum(there.tournaments)::int`.as('tournaments'),
      ])
      .where('lounges.is_active', '=', true)
      .where('lounges.hidden_at', 'is', null)
      .where(folded, '<>', '')
      .groupBy(folded)
      .orderBy('tournaments', 'desc')
      .orderBy(folded)
      .limit(p('limit')),
);
