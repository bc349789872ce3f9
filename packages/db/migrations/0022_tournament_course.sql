-- What is played at a tournament: its draws, its matches with their results, and where everybody ended.
-- packages/darts makes all of it from the draw and from what was written since; a row a match is there for
-- lists and locks.

-- Every draw that was made: who could be drawn, and the seed with which anybody can do it again. The last
-- one holds.
create table tournament_draws (
  tournament_id bigint not null references tournaments (id) on delete cascade,
  number smallint not null check (number >= 1),
  kind text not null
    check (kind in ('single_elimination', 'double_elimination', 'round_robin', 'groups', 'swiss')),
  -- third place, groups, rounds and so on, as packages/darts has them
  options jsonb not null,
  seeding text not null check (seeding in ('rating', 'hand', 'drawn')),
  seed text not null check (length(seed) between 1 and 100),
  -- ids of entries in the order of their seeding; the first `seeded` of them keep their places
  entrants bigint[] not null,
  seeded smallint not null check (seeded between 0 and cardinality(entrants)),
  -- beside each of these the group whose members should meet late; null without any
  apart text[],
  -- who was drawn to which place
  places bigint[] not null,
  drawn_at timestamptz(3) not null,
  drawn_by text not null references users (id),
  primary key (tournament_id, number),
  check (cardinality(places) = cardinality(entrants)),
  check (cardinality(apart) = cardinality(entrants))
);

-- Who came after the draw, and to which place.
create table tournament_late_entries (
  entry_id bigint primary key,
  tournament_id bigint not null,
  place smallint not null check (place >= 0),
  entered_at timestamptz(3) not null,
  foreign key (tournament_id, entry_id)
    references tournament_entries (tournament_id, id) on delete cascade
);
create index tournament_late_entries_of on tournament_late_entries (tournament_id, entered_at);

create table tournament_matches (
  id bigint generated always as identity primary key,
  tournament_id bigint not null references tournaments (id) on delete cascade,
  -- as the plan of packages/darts names it
  key text not null check (length(key) between 1 and 40),
  -- from 1 on, as it is called
  number integer not null,
  stage text not null
    check (stage in ('winners', 'losers', 'final', 'placement', 'group', 'swiss')),
  round smallint not null check (round >= 1),
  group_name text,
  -- null: not known yet, or nobody
  entry_a bigint,
  entry_b bigint,
  status text not null check (
    status in (
      'waiting', 'open', 'called', 'playing', 'reported', 'disputed',
      'played', 'walkover', 'bye', 'skipped'
    )
  ),
  -- legs, or sets where there are some
  score_a smallint check (score_a >= 0),
  score_b smallint check (score_b >= 0),
  -- 0 for the first entry, 1 for the second one
  winner smallint check (winner between 0 and 1),
  source text check (source in ('live', 'organiser', 'players')),
  decided_by text references users (id),
  decided_at timestamptz(3),
  -- what one side says, as long as the other one has not answered
  said_a smallint check (said_a >= 0),
  said_b smallint check (said_b >= 0),
  said_side smallint check (said_side between 0 and 1),
  said_by text references users (id),
  said_at timestamptz(3),
  dispute_reason text check (length(dispute_reason) between 1 and 1000),
  -- where it is scored; a game is that of one match
  game_id bigint references games (id) on delete set null,
  started_at timestamptz(3),
  unique (tournament_id, key),
  unique (tournament_id, number),
  foreign key (tournament_id, entry_a) references tournament_entries (tournament_id, id),
  foreign key (tournament_id, entry_b) references tournament_entries (tournament_id, id),
  check (entry_a <> entry_b),
  check ((status = 'played') = (score_a is not null and score_b is not null)),
  check ((status = 'played') = (source is not null)),
  check (
    status not in ('open', 'called', 'playing', 'reported', 'disputed', 'played')
    or (entry_a is not null and entry_b is not null)
  ),
  check ((status in ('reported', 'disputed')) = (said_side is not null)),
  check ((said_side is null) = (said_a is null) and (said_side is null) = (said_b is null))
);
create unique index tournament_matches_game on tournament_matches (game_id)
  where game_id is not null;
create index tournament_matches_entry_a on tournament_matches (tournament_id, entry_a)
  where entry_a is not null;
create index tournament_matches_entry_b on tournament_matches (tournament_id, entry_b)
  where entry_b is not null;

-- Legs and sets of a round, where they differ from the tournament's; round 0 is a whole stage.
create table tournament_formats (
  tournament_id bigint not null references tournaments (id) on delete cascade,
  stage text not null
    check (stage in ('winners', 'losers', 'final', 'placement', 'group', 'swiss')),
  round smallint not null check (round >= 0),
  format jsonb not null,
  primary key (tournament_id, stage, round)
);

-- where an entry ended; shared by those with the same number
alter table tournament_entries add column place smallint check (place >= 1);

-- A game of a tournament counts with its last dart, and its organisers decide about it.
alter table games add column is_official boolean not null default false;
