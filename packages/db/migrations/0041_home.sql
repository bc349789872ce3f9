-- A member's home: how its cards are arranged, and what has happened among those whom the member knows and follows.

create table home_layouts (
  user_id text not null references users (id) on delete cascade,
  board text not null check (board in ('home', 'dashboard')),
  -- ids of cards in their order; a card in neither list is new and stands where the page has it
  shown text[] not null check (cardinality(shown) <= 40),
  hidden text[] not null check (cardinality(hidden) <= 40),
  saved_at timestamptz(3) not null,
  primary key (user_id, board)
);

-- What somebody did that others may want to hear of: a row a person. Only what it was is kept; what of it is told,
-- and to whom, is decided when it is read. All of it can be made anew from the tables of the domains.
create table activities (
  user_id text not null references users (id) on delete cascade,
  kind text not null check (
    kind in ('thread', 'game', 'achievement', 'entered', 'won', 'announced', 'item', 'friendship')
  ),
  -- what exactly: two players of a game, and two friends, have the same
  subject text not null,
  -- the thread, game, tournament or ad
  subject_id bigint,
  -- the other friend, or the opponent
  other_id text references users (id) on delete cascade,
  -- where it was, as members watch it: subforum/3, lounge/7
  place text,
  happened_at timestamptz(3) not null,
  primary key (user_id, kind, subject)
);
-- the latest of a person, and of a place
create index activities_of on activities (user_id, happened_at desc, kind desc, subject desc);
create index activities_at on activities (place, happened_at desc, kind desc, subject desc)
  where place is not null;
create index activities_about on activities (kind, subject_id) where subject_id is not null;
create index activities_other on activities (other_id) where other_id is not null;
