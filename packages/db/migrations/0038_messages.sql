-- Groups, and what members do with messages: answer, react, change, take back, search; mute, archive (ADR 29).

-- words are looked up within a conversation, by one index over both
create extension if not exists btree_gin;

alter table conversations
  -- of a group, as its owner has named it
  add column name text check (length(name) between 1 and 60),
  -- who names a group and decides who is in it; null when everybody has left
  add column owner_id text references users (id),
  add check ((kind = 'group') = (name is not null));

alter table conversation_members
  -- what was said up to here was said before they came, and is not theirs to read
  add column since_id bigint not null default 0,
  -- hears nothing of it, and it doesn't count
  add column is_muted boolean not null default false,
  -- put away until somebody says something
  add column is_archived boolean not null default false;

create index conversation_members_archived on conversation_members (user_id, last_message_id desc)
  where last_message_id is not null and is_archived;
drop index conversation_members_unread;
create index conversation_members_unread on conversation_members (user_id, last_message_id desc)
  where last_message_id > last_read_id;

alter table conversation_messages
  -- the message of the same conversation to which this is the answer
  add column answers_id bigint references conversation_messages (id),
  add column edited_at timestamptz(3),
  -- its sender has taken it back: nothing of it is left
  add column deleted_at timestamptz(3),
  -- what it said when it was reported, if its sender has changed it since; for the moderators alone
  add column reported_body text,
  -- what has happened in a group; its sender has done it, and a new name is the body
  add column notice text check (notice in ('created', 'named', 'added', 'removed', 'left', 'owner')),
  -- whom it has happened to
  add column notice_user_id text references users (id),
  add check (notice is not null or notice_user_id is null);

-- what is taken away when its sender leaves
create index conversation_messages_reported on conversation_messages (id)
  where reported_body is not null;
create index conversation_messages_answers on conversation_messages (answers_id)
  where answers_id is not null;

-- The stems by which a message is found. Its cost is told, so that nobody computes them for a whole conversation
-- where the index has them; a function in SQL would be written out, and its cost forgotten.
create function message_words(body text) returns tsvector
  language plpgsql immutable strict parallel safe cost 5000
as $$
begin
  return to_tsvector('pg_catalog.german'::regconfig, public.search_fold(body));
end
$$;
create index conversation_messages_words on conversation_messages
  using gin (conversation_id, message_words(body))
  -- the list of pending entries would slow readers down
  with (fastupdate = off)
  where body <> '' and hidden_at is null and notice is null;

create table conversation_reactions (
  message_id bigint not null references conversation_messages (id) on delete cascade,
  user_id text not null references users (id),
  reaction text not null check (reaction in ('up', 'heart', 'laugh', 'wow', 'sad', 'bull')),
  primary key (message_id, user_id)
);
create index conversation_reactions_of on conversation_reactions (user_id, message_id);

-- Without a row both are shown.
create table conversation_settings (
  user_id text primary key references users (id) on delete cascade,
  -- up to where they have read; who doesn't show it doesn't see it of others
  shows_read boolean not null,
  -- that they are writing just now; the same
  shows_typing boolean not null
);
