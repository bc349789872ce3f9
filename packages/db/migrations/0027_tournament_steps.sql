-- What the desk of an evening keeps: who did what, and what is to be played before it would be its turn.

-- Each step once, in the order in which it was taken. What it was about stands in its facts, so that it can be read
-- when a correction has taken the match away.
create table tournament_steps (
  id bigint generated always as identity primary key,
  tournament_id bigint not null references tournaments (id) on delete cascade,
  kind text not null check (kind in (
    'result', 'reopened', 'called', 'again', 'moved', 'putBack', 'held', 'letGo', 'first', 'inTurn', 'marker', 'left'
  )),
  match_id bigint references tournament_matches (id) on delete set null,
  -- null: a game that was scored
  taken_by text references users (id),
  taken_at timestamptz(3) not null,
  facts jsonb not null,
  -- what its way back needs; null: there is none
  way_back jsonb,
  undone_at timestamptz(3)
);
create index tournament_steps_of on tournament_steps (tournament_id, id);
create index tournament_steps_match on tournament_steps (match_id) where match_id is not null;

-- Matches that come before those whose turn it would be, the last one that was put there at the top.
create table tournament_first_matches (
  match_id bigint primary key references tournament_matches (id) on delete cascade,
  put_at timestamptz(3) not null
);

-- when who plays was asked once more to come
alter table tournament_calls add column again_at timestamptz(3);
