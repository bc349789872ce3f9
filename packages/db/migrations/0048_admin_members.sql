-- What the staff notes of members, and what the list of all members is searched and sorted by.

create table staff_notes (
  id bigint generated always as identity primary key,
  user_id text not null references users (id),
  author_id text not null references users (id),
  text text not null check (length(text) between 1 and 2000),
  created_at timestamptz(3) not null,
  -- taken away by the author or an admin; can be undone
  deleted_at timestamptz(3)
);
create index staff_notes_member on staff_notes (user_id, id desc);
create index staff_notes_author on staff_notes (author_id, id);

-- What a member is found by: name, username and address in one text, folded as names are. A row of its own, as
-- rows of users are read all the time, and as what is computed once needn't be for each row of a list.
create table member_words (
  user_id text primary key references users (id) on delete cascade,
  -- last name first, folded
  sort_name text collate "C" not null,
  -- begins with a space, so that every word does
  words text not null
);
-- with the words, so that a search by name needn't look into the table for whom it passes by
create index member_words_by_name on member_words (sort_name, user_id) include (words);
create index member_words_parts on member_words using gin (words gin_trgm_ops);
-- how rare a part of a name is decides along which index the list is read
alter table member_words alter column words set statistics 1000;

-- When a member was last here. Sessions go when somebody signs out; this stays.
create table member_activity (
  user_id text primary key references users (id) on delete cascade,
  last_active_at timestamptz(3) not null
);
create index member_activity_latest on member_activity (last_active_at, user_id);

create index users_joined on users (created_at, id);
create index users_restricted on users (status, id) where status <> 'active';
-- whose things are reported and not decided yet
create index moderation_cases_open_author on moderation_cases (author_id) where closed_at is null;

create function words_of(first_name text, last_name text, username citext, email citext) returns text
  language sql stable parallel safe
  return ' ' || concat_ws(' ', fold_name(first_name || ' ' || last_name), lower(username::text), lower(email::text));

create function write_member_words(member_id text) returns void
  language sql
as $$
  insert into member_words (user_id, sort_name, words)
  select users.id, fold_name(last_name || ' ' || first_name), words_of(first_name, last_name, username, email)
  from users join profiles on profiles.user_id = users.id
  where users.id = member_id
  on conflict (user_id) do update set sort_name = excluded.sort_name, words = excluded.words
$$;

-- All members who have no row yet: those of before, and those who were written without triggers.
create function write_missing_member_rows() returns void
  language sql
as $$
  insert into member_words (user_id, sort_name, words)
  select users.id, fold_name(last_name || ' ' || first_name), words_of(first_name, last_name, username, email)
  from users join profiles on profiles.user_id = users.id
  where not exists (select from member_words where user_id = users.id);
  insert into member_activity (user_id, last_active_at)
  select id, greatest(created_at, (select max(last_seen_at) from sessions where user_id = users.id))
  from users
  where not exists (select from member_activity where user_id = users.id);
$$;
select write_missing_member_rows();

create function note_member() returns trigger language plpgsql as $$
begin
  insert into member_activity (user_id, last_active_at) values (new.id, new.created_at)
  on conflict (user_id) do nothing;
  return null;
end
$$;
create trigger users_activity after insert on users for each row execute function note_member();

create function note_words() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'users' then
    perform write_member_words(new.id);
  else
    perform write_member_words(new.user_id);
  end if;
  return null;
end
$$;
create trigger profiles_words after insert or update of username on profiles
  for each row execute function note_words();
create trigger users_words after update of first_name, last_name, email on users
  for each row
  when ((old.first_name, old.last_name, old.email::text) is distinct from (new.first_name, new.last_name, new.email::text))
  execute function note_words();

-- Sessions are touched every few minutes at most.
create function note_activity() returns trigger language plpgsql as $$
begin
  update member_activity set last_active_at = new.last_seen_at
  where user_id = new.user_id and last_active_at < new.last_seen_at;
  return null;
end
$$;
create trigger sessions_activity after insert or update of last_seen_at on sessions
  for each row when (new.second_factor_passed) execute function note_activity();
