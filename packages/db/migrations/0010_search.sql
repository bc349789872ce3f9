-- Search: a document for each thing that can be found, whatever its domain.

create extension if not exists fuzzystrmatch;

-- A text as words with single spaces between them: nothing but letters without accents and digits.
create function search_words(value text) returns text
  language sql immutable strict parallel safe
  return trim(regexp_replace(
    public.unaccent('public.unaccent'::regdictionary, value), '[^[:alnum:]]+', ' ', 'g'
  ));

-- The same, folded like the names of lounges: Füße, Fuesse and Fusse become one word. What is folded
-- stays as it is when it is folded again, also Fußsohle with its three s.
create function search_fold(value text) returns text
  language sql immutable strict parallel safe
  return regexp_replace(fold_text(search_words(value)), 's+', 's', 'g');

-- What a text is found by: the German stems of its folded words, and the English ones as it stands.
create function search_stems(value text) returns tsvector
  language sql immutable strict parallel safe
  return to_tsvector('pg_catalog.german'::regconfig, search_fold(value))
    || to_tsvector('pg_catalog.english'::regconfig, search_words(value));

create function search_vector(title text, keywords text, body text) returns tsvector
  language sql immutable strict parallel safe
  return setweight(search_stems(title), 'A')
    || setweight(search_stems(keywords), 'B')
    || setweight(search_stems(body), 'D');

-- To which bands of preference a document belongs, as words that nobody can type: to one of sixteen
-- hours, of sixty-four … So the latest matches of a word are found without looking at all the others.
create function search_bands(preference float8) returns tsvector
  language sql immutable strict parallel safe
  return array_to_tsvector(array[
    '+16:' || floor(preference / 16)::integer, '+64:' || floor(preference / 64)::integer,
    '+256:' || floor(preference / 256)::integer, '+1024:' || floor(preference / 1024)::integer
  ]);

-- The words of a folded title as they stand, marked so that nobody can search for them by chance.
create function search_beginnings(name text) returns tsvector
  language sql immutable strict parallel safe
  return array_to_tsvector(
    array(select distinct '=' || word from unnest(string_to_array(name, ' ')) word)
  );

-- A word or phrase of a query in both languages; null where it has no stem. A word that one of the
-- languages leaves out ('the', 'und') says too little, unless nothing else is asked for.
create function search_term(term text, with_stop_words boolean) returns tsquery
  language sql immutable strict parallel safe
  return (
    select case
      when numnode(german) = 0 and numnode(english) = 0 then null
      when numnode(german) = 0 or numnode(english) = 0
        then case when with_stop_words then german || english end
      else german || english
    end
    from (
      select phraseto_tsquery('pg_catalog.german'::regconfig, search_fold(term)) as german,
        phraseto_tsquery('pg_catalog.english'::regconfig, search_words(term)) as english
    ) as stems
  );

create aggregate search_all(tsquery) (sfunc = tsquery_and, stype = tsquery);
create aggregate search_any(tsquery) (sfunc = tsquery_or, stype = tsquery);

-- A query as PostgreSQL takes it; null if there is nothing to look for.
-- beginning: the start of a word that is still being typed; empty if all words are complete
create function search_query(words text[], phrases text[], excluded text[], beginning text)
  returns tsquery
  language sql immutable strict parallel safe
  return (
    select wanted && coalesce(!!unwanted, ''::tsquery) from (
      select coalesce(
        (select search_all(part) from (
          select search_term(word, false) as part from unnest(words) word
          union all
          select search_term(phrase, true) from unnest(phrases) phrase
          union all
          select (quote_literal(word) || ':*')::tsquery || coalesce(search_term(word, true), ''::tsquery)
          from regexp_split_to_table(nullif(search_fold(beginning), ''), ' ') word
        ) as parts where part is not null),
        (select search_all(search_term(word, true)) from unnest(words) word
          where search_term(word, true) is not null)
      ) as wanted,
      (select search_any(search_term(word, true)) from unnest(excluded) word
        where search_term(word, true) is not null) as unwanted
    ) as sides
  );

-- Each kind of thing has a partition, added by the migration that brings the kind: so what is rare
-- in one is found without reading what is common in another.
create table search_documents (
  kind text not null,
  id text not null,
  -- the folded title, by which names are completed and mistyped ones found; empty without a title
  name text not null,
  stems tsvector not null,
  -- when it was written or last of interest: newer things come first
  happened_at timestamptz(3) not null,
  -- how much is going on there, from 0 to 1
  weight real not null default 0 check (weight between 0 and 1),
  -- where many match, those with the highest are looked at: hours since 1970, for what is best when it
  -- is new, or the weight in per cent
  preference float8 not null,
  place cube,
  author_id text,
  -- what it belongs to, e.g. a subforum
  group_id bigint,
  primary key (kind, id)
) partition by list (kind);
-- The list of pending entries would slow readers down; nobody waits for who writes here.
create index search_documents_stems on search_documents using gin (stems) with (fastupdate = off);
create index search_documents_name on search_documents using gin (name gin_trgm_ops)
  with (fastupdate = off) where name <> '';
create index search_documents_preferred on search_documents (preference desc);
create index search_documents_author on search_documents (author_id, preference desc)
  where author_id is not null;
create index search_documents_group on search_documents (group_id, preference desc)
  where group_id is not null;
create index search_documents_begun on search_documents (name collate "C") where name <> '';

create table search_documents_thread partition of search_documents for values in ('thread');
create table search_documents_post partition of search_documents for values in ('post');
create table search_documents_lounge partition of search_documents for values in ('lounge');
create index search_documents_lounge_place on search_documents_lounge using gist (place);

-- How far the index of a kind has been rebuilt; who goes on begins there.
create table search_rebuilds (
  kind text primary key,
  -- the last id that is done; null before the first
  after_id text,
  done integer not null default 0,
  started_at timestamptz(3) not null default now(),
  finished_at timestamptz(3)
);

-- Titles with a word that is spelled like this one.
create function search_names_like(wanted_kind text, word text) returns table (id text, name text)
  language sql stable rows 50
  set pg_trgm.word_similarity_threshold = 0.3
as $$
  select id, name from search_documents
  where kind = wanted_kind and name <> '' and word <% name
  limit 500
$$;

-- Titles of one kind with words that begin like those that have been typed, some of them twice. Common
-- beginnings are found among the first that are looked through, only rare ones are looked up.
-- words: all that are long enough to be looked up, patterns: all as `% word%`
create function search_begun(wanted_kind text, needle text, words tsquery, patterns text[])
  returns table (id text, name text, preference float8)
  language plpgsql stable rows 60
  set plan_cache_mode = force_generic_plan
as $$
declare
  walked integer;
begin
  return query
    select document.id, document.name, document.preference from search_documents document
    where document.kind = wanted_kind and document.name <> ''
      and document.name collate "C" >= needle
      and document.name collate "C" < needle || chr(1114111)
    order by document.name collate "C" limit 60;
  return query
    select document.id, document.name, document.preference
    from (
      select * from search_documents document
      where document.kind = wanted_kind and document.name <> ''
      order by document.preference desc limit 200
    ) document
    where ' ' || document.name like all (patterns);
  get diagnostics walked = row_count;
  if walked < 10 then
    return query
      select document.id, document.name, document.preference from search_documents document
      where document.kind = wanted_kind and document.stems @@ words
        and ' ' || document.name like all (patterns)
      limit 200;
  end if;
end
$$;

-- Members whose username, first or last name begins with a folded text; by_part: or whose name has it
-- anywhere, for which the index needs three letters.
create function people_named(needle text, by_part boolean, enough integer)
  returns table (id text, name text, happened_at timestamptz)
  language plpgsql stable rows 20
  set plan_cache_mode = force_generic_plan
as $$
declare
  ids text[];
begin
  ids := array(
    (select users.id from users
      where fold_name(first_name || ' ' || last_name) collate "C" >= needle
        and fold_name(first_name || ' ' || last_name) collate "C" < needle || chr(1114111)
      limit enough)
    union (select users.id from users
      where fold_name(last_name || ' ' || first_name) collate "C" >= needle
        and fold_name(last_name || ' ' || first_name) collate "C" < needle || chr(1114111)
      limit enough)
    union (select profiles.user_id from profiles
      where fold_name(username::text) collate "C" >= needle
        and fold_name(username::text) collate "C" < needle || chr(1114111)
      limit enough)
  );
  if by_part and cardinality(ids) < enough and needle ~ '[[:alnum:]]{3}' then
    ids := ids || array(
      select users.id from users
      where fold_name(first_name || ' ' || last_name) like '%' || needle || '%' and users.id <> all (ids)
      limit enough
    );
  end if;
  return query
    select users.id, fold_name(users.first_name || ' ' || users.last_name), users.created_at::timestamptz
    from users where users.id = any (ids) limit enough;
end
$$;

-- The matches of one kind that are looked at, about `enough` of them, some of them twice: what is named
-- so, and what is preferred most. How common a word is decides how they are found, so that it costs about
-- the same. A common one is among the first things that are looked through. For a less common one the
-- highest bands are searched, wider ones until there is enough. A rare one is looked up without a band.
-- There is one plan for all words, as making one takes longer than the search.
-- by_name: whether names are looked at, too; by_band: whether the preferences spread over many bands
create function search_matches(
  wanted_kind text, wanted tsquery, needle text, by_name boolean, by_band boolean, enough integer
) returns table (id text, name text, happened_at timestamptz, weight real, place cube, rank real)
  language plpgsql stable rows 100
  set plan_cache_mode = force_generic_plan
as $$
declare
  weights constant real[] := '{0.1, 0.2, 0.4, 1}';
  -- more than these are not put in order
  few constant integer := 10 * enough;
  widest constant integer := 1024;
  width integer := case when by_band then 16 else widest * 4 end;
  taken integer;
  highest integer;
begin
  if by_name then
    return query
      select begun.id, begun.name, begun.happened_at, begun.weight, begun.place,
        ts_rank(weights, begun.stems, wanted)
      from (
        select * from search_documents document
        where document.kind = wanted_kind and document.name <> ''
          and document.name collate "C" >= needle
          and document.name collate "C" < needle || chr(1114111)
        order by document.name collate "C" limit 20
      ) begun;
  end if;

  select count(*) filter (where document.stems @@ wanted), floor(max(document.preference))::integer
  into taken, highest
  from (
    select * from search_documents document
    where document.kind = wanted_kind order by document.preference desc limit enough
  ) document;
  if taken * 25 >= enough then
    return query
      select document.id, document.name, document.happened_at, document.weight, document.place,
        ts_rank(weights, document.stems, wanted)
      from (
        select * from search_documents document
        where document.kind = wanted_kind order by document.preference desc
        limit 2 * enough * enough / taken
      ) document
      where document.stems @@ wanted
      limit enough;
    return;
  end if;
  taken := 0;
  while taken < enough and highest is not null loop
    return query
      select best.id, best.name, best.happened_at, best.weight, best.place,
        ts_rank(weights, best.stems, wanted)
      from (
        select * from (
          select * from search_documents document
          where document.kind = wanted_kind and document.stems @@ case
            when width <= widest then wanted && format(
              '''+%s:%s'' | ''+%s:%s''', width, highest / width, width, highest / width - 1
            )::tsquery
            else wanted
          end
          limit few
        ) document
        order by document.preference desc limit enough
      ) best;
    get diagnostics taken = row_count;
    exit when width > widest;
    -- where little was found, a band of four times as much would not do either
    width := width * case when taken * 8 < enough then 16 else 4 end;
  end loop;

  if taken >= enough or not by_name or length(needle) < 3 then
    return;
  end if;
  if needle like '% %' then
    -- titles with words that begin like all of these
    return query
      select part.id, part.name, part.happened_at, part.weight, part.place,
        ts_rank(weights, part.stems, wanted)
      from (
        select * from (
          select * from search_documents document
          where document.kind = wanted_kind and document.stems @@ (
            select string_agg(format('''=%s'':*', word), ' & ')::tsquery
            from unnest(string_to_array(needle, ' ')) word
          )
          limit few
        ) document
        order by document.preference desc limit enough
      ) part;
  else
    -- those with the word anywhere, as "Spitze" finds the Domspitze; the index needs three letters
    return query
      select part.id, part.name, part.happened_at, part.weight, part.place,
        ts_rank(weights, part.stems, wanted)
      from (
        select * from (
          select * from search_documents document
          where document.kind = wanted_kind and document.name <> ''
            and document.name like '%' || needle || '%'
          limit few
        ) document
        order by document.preference desc limit enough
      ) part;
  end if;
end
$$;
