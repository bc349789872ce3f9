import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

export interface ParsedVariant {
  /** as text of the type tsquery; null without any words */
  query: string | null;
  needle: string;
  stems: string[];
  /** the same for things that have only some of the words */
  loose: string | null;
}

/**
 * Several ways of asking at once, in their order. Two words that follow each other are also looked for as one: Dart
 * Matte. With only some of the words, of three and more two must be there.
 */
export const parseVariants = prepared(
  'search.parseVariants',
  (db, p: Placeholders<{ variants: string }>) =>
    db
      .selectFrom(
        sql<ParsedVariant>`(
          with variant as (
            select number, value ->> 'wanted' as wanted, value -> 'words' as words,
              value -> 'noise' as noise,
              array(select jsonb_array_elements_text(value -> 'phrases')) as phrases,
              array(select jsonb_array_elements_text(value -> 'excluded')) as excluded
            from jsonb_array_elements(${p('variants')}::jsonb) with ordinality given (value, number)
          ),
          mixing as (select exists (select from search_rebuilds where is_mixed) as is_mixed),
          term as (
            select variant.number, word.place,
              (select search_any(search_term(alternative, false, is_mixed))
                from jsonb_array_elements_text(word.value) alternative) as query,
              (select search_any((quote_literal(search_fold(alternative)) || ':*')::tsquery)
                from jsonb_array_elements_text(word.value) alternative
                where search_fold(alternative) ~ '^[[:alpha:]]{5,}$') as begun,
              word.value ->> 0 as first,
              (variant.noise ->> (word.place - 1)::int)::boolean as is_noise
            from variant, mixing,
              jsonb_array_elements(variant.words) with ordinality word (value, place)
          ),
          said as (select * from term where query is not null and numnode(query) > 0 and not is_noise),
          joined as (
            select one.number, one.place,
              search_term(one.first || other.first, true) as query
            from term one join term other on other.number = one.number and other.place = one.place + 1
            where one.query is not null and other.query is not null
              and one.first ~ '^[[:alpha:]]{3,}$' and other.first ~ '^[[:alpha:]]{3,}$'
          )
          select
            case when words.query is not null or phrases.query is not null then nullif((
              coalesce(words.query, ''::tsquery) && coalesce(phrases.query, ''::tsquery)
              && coalesce(!!excluded.query, ''::tsquery)
            )::text, '') end as query,
            search_fold(variant.wanted) as needle,
            tsvector_to_array(search_stems(variant.wanted)) as stems,
            nullif(loose.query::text, '') as loose
          from variant
          left join lateral (
            select search_any(part) as query from (
              select search_all(query) as part from said where said.number = variant.number
              union all
              select (
                select coalesce(search_all(said.query), ''::tsquery) from said
                where said.number = variant.number
                  and said.place not in (joined.place, joined.place + 1)
              ) && joined.query
              from joined where joined.number = variant.number and numnode(joined.query) > 0
            ) as parts where part is not null
          ) as words on true
          left join lateral (
            select search_all(search_term(phrase, true)) as query from unnest(variant.phrases) phrase
          ) as phrases on true
          left join lateral (
            select search_any(search_term(word, true)) as query from unnest(variant.excluded) word
          ) as excluded on true
          left join lateral (
            select case
              when (select count(*) from said where said.number = variant.number) < 3 then (
                select search_any(query || coalesce(begun, ''::tsquery)) from said
                where said.number = variant.number
              )
              else (
                select search_any(
                  (one.query || coalesce(one.begun, ''::tsquery))
                  && (other.query || coalesce(other.begun, ''::tsquery))
                )
                from said one join said other
                  on other.number = one.number and other.place > one.place
                where one.number = variant.number
              )
            end as query
          ) as loose on true
          order by variant.number
        )`.as('parsed'),
      )
      .selectAll(),
);
