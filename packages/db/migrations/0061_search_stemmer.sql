-- Another PostgreSQL, after an update or a restore, may stem otherwise than the one that has made the search's
-- documents. So the search knows whose stems they have, and finds both until all documents are made anew.

-- What this server makes of words and letters in which versions have differed, or may. One that makes the same of all
-- of them can go on with the stored stems.
create function search_fingerprint() returns text
  language sql stable parallel safe
  return md5(search_stems('
    Spielerin Spielerinnen Trainerinnen Mannschaften Heimspiele Doppel Wechseln Regeln Kegeln handeln sammeln klingeln
    System Systeme Systemen Anfängern Füße Fuß Schäfte Häuser Straße beendet beenden übe üben geübt Würfe werfen geworfen
    freundlich Freundlichkeit Heiterkeit Ereignisse Bildung Bildungen schnellste schnellsten kleinere Museum Themen Daten
    der die das und nicht mit aber
    added adding double doubles practising practised practice routine routines neighbours playing happy happiness leagues
    running runner national rational organization organisation quickly generously skies dying news evening boards
    the and not with but
  ')::text || search_fold('ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞß Œœ ŁłŞşŽž ǅ ſ ﬁ ªº № ½ ² ’–… αβγ жщ İı ẞ'));

-- Whose stems the documents have.
create table search_stemmer (
  is_only boolean primary key default true check (is_only),
  fingerprint text not null
);
-- Nobody knows which PostgreSQL made those that are there already.
insert into search_stemmer (fingerprint) select '' where exists (select from search_rebuilds);

-- whether some documents may still have stems of another PostgreSQL
alter table search_rebuilds add column is_mixed boolean not null default false;

-- All stems under which any PostgreSQL may have stored a word: its own ones, and the word with fewer and fewer letters
-- at its end, as that is what stemmers take away. Null for a word that one of the languages leaves out.
create function search_stems_anywhere(word text) returns tsquery
  language sql immutable strict parallel safe
  return case when search_term(word, false) is not null then (
    select string_agg(distinct quote_literal(stem), ' | ')::tsquery
    from (
      select unnest(tsvector_to_array(search_stems(word))) as stem
      union
      select left(form, size)
      from (values
        (search_fold(word), ts_lexize('pg_catalog.german_stem', search_fold(word))),
        (lower(search_words(word)), ts_lexize('pg_catalog.english_stem', lower(search_words(word))))
      ) as forms (form, stems),
        generate_series(
          greatest(2, least(3, length(stems[1]) - 1), length(stems[1]) - 5), length(form)
        ) size
      where form ~ '^[[:alpha:]]+$'
    ) as stored
  ) end;

-- The same as search_term, and with is_mixed also as any PostgreSQL may have stored it; words of a phrase keep their
-- distance.
create function search_term(term text, with_stop_words boolean, is_mixed boolean) returns tsquery
  language sql immutable strict parallel safe
  return search_term(term, with_stop_words) || coalesce(case when is_mixed then (
    select string_agg(
      case when former is null then '' else format(' <%s> ', place - former) end || '(' || stems || ')',
      '' order by place
    )::tsquery
    from (
      select place, stems, lag(place) over (order by place) as former
      from (
        select place, search_stems_anywhere(word)::text as stems
        from regexp_split_to_table(search_words(term), ' ') with ordinality split (word, place)
      ) as words
      where stems <> ''
    ) as placed
  ) end, ''::tsquery);

-- What begins with a word, as a stemmer may take less away of a form that is longer: of Spielerinnen spielerinn.
create function search_longer_stems(word text) returns tsquery
  language sql immutable strict parallel safe
  return case when search_fold(word) ~ '^[[:alpha:]]{4,}$'
    then (quote_literal(search_fold(word)) || ':*')::tsquery end;

-- The same as search_query; with is_mixed it also finds what another PostgreSQL has stored.
create function search_query(
  words text[], phrases text[], excluded text[], beginning text, is_mixed boolean
) returns tsquery
  language sql immutable strict parallel safe
  return (
    select wanted && coalesce(!!unwanted, ''::tsquery) from (
      select coalesce(
        (select search_all(part) from (
          select search_term(word, false, is_mixed)
            || coalesce(case when is_mixed then search_longer_stems(word) end, ''::tsquery) as part
          from unnest(words) word
          union all
          select search_term(phrase, true, is_mixed) from unnest(phrases) phrase
          union all
          select (quote_literal(word) || ':*')::tsquery
            || coalesce(search_term(word, true, is_mixed), ''::tsquery)
          from regexp_split_to_table(nullif(search_fold(beginning), ''), ' ') word
        ) as parts where part is not null),
        (select search_all(search_term(word, true, is_mixed)) from unnest(words) word
          where search_term(word, true) is not null)
      ) as wanted,
      (select search_any(search_term(word, true, is_mixed)) from unnest(excluded) word
        where search_term(word, true) is not null) as unwanted
    ) as sides
  );

create or replace function search_query(
  words text[], phrases text[], excluded text[], beginning text
) returns tsquery
  language sql immutable strict parallel safe
  return search_query(words, phrases, excluded, beginning, false);
