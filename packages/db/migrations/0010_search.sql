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
create index search_documents_begun on search_documents (name collate "C") where name <> '';

create table search_documents_thread partition of search_documents for values in ('thread');
create index search_documents_thread_latest on search_documents_thread (happened_at desc);
create table search_documents_post partition of search_documents for values in ('post');
create index search_documents_post_latest on search_documents_post (happened_at desc);
create table search_documents_lounge partition of search_documents for values in ('lounge');
create index search_documents_lounge_heaviest on search_documents_lounge (weight desc);
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
