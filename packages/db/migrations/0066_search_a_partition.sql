-- A search asks each kind's own partition: a statement over the whole table locks and looks at all of them, whatever it
-- finds, and does so several times a kind.

-- Makes `search_matches_<kind>`, for the kind's partition; a new kind's migration calls it behind making that.
--
-- The function gives the matches of the kind that are looked at, about `enough` of them, some of them twice: what is
-- named so, and what is preferred most. How common a word is decides how they are found, so that it costs about the
-- same. A common one is among the first things that are looked through. For a less common one the highest bands are
-- searched, wider ones until there is enough. A rare one is looked up without a band. There is one plan for all words,
-- as making one takes longer than the search.
-- by_name: whether names are looked at, too; by_band: whether the preferences spread over many bands
create procedure search_make_matches(kind text) language plpgsql as $make$
begin
  execute format($function$
    create function %1$I(
      wanted tsquery, needle text, by_name boolean, by_band boolean, enough integer
    ) returns table (id text, name text, happened_at timestamptz, weight real, place cube, rank real)
      language plpgsql stable rows 100
      set plan_cache_mode = force_generic_plan
    as $$
    declare
      weights constant real[] := '{0.1, 0.2, 0.4, 1}';
      -- more than these are not put in order
      few constant integer := 10 * enough;
      -- so many show whether a word is common
      sample constant integer := 25;
      widest constant integer := 1024;
      width integer := case when by_band then 16 else widest * 4 end;
      walked integer;
      taken integer;
      highest float8;
      lowest float8;
    begin
      select count(*), count(*) filter (where document.stems @@ wanted), max(document.preference), min(document.preference)
      into walked, taken, highest, lowest
      from (
        select document.stems, document.preference from %2$I document
        order by document.preference desc limit sample
      ) document;
      if walked = 0 then
        return;
      end if;
      if by_name then
        return query
          select document.id, document.name, document.happened_at, document.weight, document.place,
            ts_rank(weights, document.stems, wanted)
          from %2$I document
          where document.name <> '' and document.name collate "C" >= needle
            and document.name collate "C" < needle || chr(1114111)
          order by document.name collate "C" limit 20;
      end if;

      if taken >= 2 or walked < sample then
        return query
          select document.id, document.name, document.happened_at, document.weight, document.place,
            ts_rank(weights, document.stems, wanted)
          from (
            select * from %2$I document
            order by document.preference desc limit 2 * enough * sample / greatest(taken, 2)
          ) document
          where document.stems @@ wanted
          limit enough;
        if walked = sample then
          return;
        end if;
      else
        taken := 0;
        -- bands with less than twelve times of what is wanted would not have enough of a word that so few have
        while width <= widest and width * walked < 6 * enough * (highest - lowest) loop
          width := width * 4;
        end loop;
        while taken < enough loop
          return query
            select best.id, best.name, best.happened_at, best.weight, best.place,
              ts_rank(weights, best.stems, wanted)
            from (
              select * from (
                select * from %2$I document
                where document.stems @@ case
                  when width <= widest then wanted && format(
                    '''+%%s:%%s'' | ''+%%s:%%s''', width, floor(highest)::integer / width,
                    width, floor(highest)::integer / width - 1
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
      end if;

      if taken >= enough or not by_name or length(needle) < 3 then
        return;
      end if;
      if needle like '%% %%' then
        -- titles with words that begin like all of these
        return query
          select part.id, part.name, part.happened_at, part.weight, part.place,
            ts_rank(weights, part.stems, wanted)
          from (
            select * from (
              select * from %2$I document
              where document.stems @@ (
                select string_agg(format('''=%%s'':*', word), ' & ')::tsquery
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
              select * from %2$I document
              where document.name <> '' and document.name like '%%' || needle || '%%'
              limit few
            ) document
            order by document.preference desc limit enough
          ) part;
      end if;
    end
    $$
  $function$, 'search_matches_' || kind, 'search_documents_' || kind);
end
$make$;

call search_make_matches('thread');
call search_make_matches('post');
call search_make_matches('lounge');
call search_make_matches('tournament');
call search_make_matches('item');
call search_make_matches('club');
call search_make_matches('channel');

-- `search_matches` itself stays for processes of the former version, which run while the new ones start.
