-- Games that are scored without an account and shown to whoever has the link, for a day. They are no games of the house:
-- nothing rates, counts, finds or lists them.
create table game_shows (
  token text primary key,
  secret_hash text not null unique,
  -- rules, format, names, and what was entered
  game jsonb not null,
  shown_at timestamptz(3) not null,
  moved_at timestamptz(3) not null
);
create index game_shows_shown_at on game_shows (shown_at);
