-- Games of several sides on one device, kept by the member who has entered them. The others are names: nobody is given a
-- result by somebody else.
create table party_games (
  id bigint generated always as identity primary key,
  user_id text not null references users (id) on delete cascade,
  kind text not null check (kind ~ '^[a-z][a-zA-Z0-9]{1,20}$'),
  -- what the players had agreed on
  options jsonb not null,
  -- the names of each side, in the order in which they threw
  sides jsonb not null,
  -- the darts in their order, by spaces
  thrown text not null check (length(thrown) <= 24000),
  darts integer not null check (darts > 0),
  -- the place of each side
  places smallint[] not null check (cardinality(places) between 2 and 8),
  -- the member's own side, with its score and whether it has won alone; null: they have only written
  own_side smallint check (own_side >= 0 and own_side < cardinality(places)),
  score integer,
  is_won boolean,
  finished_at timestamptz(3) not null,
  check ((own_side is null) = (score is null) and (own_side is null) = (is_won is null))
);
create index party_games_of on party_games (user_id, kind, finished_at desc, id desc);
