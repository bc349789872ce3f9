-- Conversations of members about something. Those about an ad are the first kind; friends, groups, lounges and
-- opponents take the same tables (ADR 29).

create table conversations (
  id bigint generated always as identity primary key,
  -- the domain that declares what it is about
  kind text not null check (kind ~ '^[a-z]+$'),
  -- what exactly, e.g. market/12/<buyer>: there is one conversation about it, however many open it at once
  about text not null unique check (starts_with(about, kind || '/')),
  -- of exactly two people: a block between them closes it
  is_pair boolean not null,
  -- grows with each change in it, under this row's lock, so it has no holes for who catches up
  revision bigint not null default 0,
  created_at timestamptz(3) not null
);

create table conversation_members (
  conversation_id bigint not null references conversations (id) on delete cascade,
  user_id text not null references users (id),
  last_read_id bigint not null default 0,
  -- the newest message, so that a member's list has an index to walk; null while nothing was said
  last_message_id bigint,
  primary key (conversation_id, user_id)
);
create index conversation_members_list on conversation_members (user_id, last_message_id desc)
  where last_message_id is not null;
create index conversation_members_unread on conversation_members (user_id)
  where last_message_id > last_read_id;

create table conversation_messages (
  -- given under the conversation's row lock, so within one it is the order in which all see them
  id bigint generated always as identity primary key,
  conversation_id bigint not null references conversations (id) on delete cascade,
  -- the conversation's revision of its last change
  revision bigint not null,
  -- null: the house
  sender_id text references users (id),
  -- the sender's key of the attempt: the same again is the same message, for ever
  client_key text check (length(client_key) between 8 and 64),
  body text not null check (length(body) <= 4000),
  -- a thing of the domain that is shown as a card
  card_kind text check (card_kind ~ '^[a-z]+$'),
  card_id bigint,
  -- what in it makes its readers careful, as it was when it was written
  suspicions text[] not null default '{}',
  created_at timestamptz(3) not null,
  hidden_at timestamptz(3),
  hidden_by text references users (id),
  check ((card_kind is null) = (card_id is null)),
  check (client_key is null or sender_id is not null),
  unique (conversation_id, revision)
);
create index conversation_messages_order on conversation_messages (conversation_id, id);
create unique index conversation_messages_key
  on conversation_messages (conversation_id, sender_id, client_key) where client_key is not null;

create table conversation_pictures (
  message_id bigint not null references conversation_messages (id) on delete cascade,
  position smallint not null check (position between 0 and 3),
  upload_id text not null unique references uploads (id),
  primary key (message_id, position)
);
