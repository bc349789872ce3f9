-- A forum moves in from another board: what of ours came from where, passwords as that board had stored them, and
-- members who have not been here yet (ADR 60).

-- As the other board stored it, until its owner signs in for the first time; then it is hashed anew.
create table legacy_passwords (
  user_id text primary key references users (id) on delete cascade,
  -- scheme, hash and salt, sealed with the installation's key
  sealed text not null,
  -- whether the other board had made sure of the address
  is_confirmed boolean not null,
  imported_at timestamptz(3) not null
);
create index legacy_passwords_age on legacy_passwords (imported_at);

-- A board that moves in, by the name that the operator gives it.
create table imports (
  id bigint generated always as identity primary key,
  name text not null unique check (name ~ '^[a-z0-9][a-z0-9-]{0,39}$'),
  kind text not null check (kind in ('phpbb3', 'woltlab', 'vbulletin4', 'vbulletin5')),
  -- where it stood: https://forum.example/board
  address text check (length(address) <= 300),
  created_at timestamptz(3) not null
);

-- What a thing of the other board has become here. It stays when that is gone, so that nothing comes twice.
create table import_map (
  import_id bigint not null references imports (id) on delete cascade,
  kind text not null check (kind in
    ('member', 'category', 'board', 'thread', 'post', 'poll', 'attachment', 'avatar', 'message', 'ignore', 'watch')),
  source_id text not null check (length(source_id) <= 300),
  target_id text not null,
  primary key (import_id, kind, source_id)
);

-- Posts with links into the other board, which are rewritten once all posts are there.
create table import_links (
  post_id bigint primary key references forum_posts (id) on delete cascade,
  import_id bigint not null references imports (id) on delete cascade
);
create index import_links_import on import_links (import_id, post_id);

-- Accounts that an import has made.
create table imported_members (
  user_id text primary key references users (id) on delete cascade,
  import_id bigint not null references imports (id) on delete cascade,
  -- when the member was told by mail; once only
  told_at timestamptz(3)
);
create index imported_members_untold on imported_members (import_id, user_id) where told_at is null;
