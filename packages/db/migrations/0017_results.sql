-- How games end: who has to confirm, what was disputed and decided, and what each game was for the
-- members who played it.

-- who entered the last visit; the other side confirms
alter table games add column ended_by text references users (id) on delete set null;
-- a finished game that nobody has disputed by then counts as confirmed
alter table games add column confirm_until timestamptz(3);
-- since when it counts
alter table games add column completed_at timestamptz(3);

-- What a game with an end was for each member who played it. Rankings, statistics and achievements are
-- made from these rows, and these from the throws. There is none for a game that goes on, or that was
-- annulled.
create table game_results (
  game_id bigint not null references games (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  side smallint not null,
  -- the member on the other side; null against a guest, in teams, and alone
  opponent_id text references users (id) on delete set null,
  kind text not null check (kind in ('x01', 'cricket')),
  -- 301, 501 …; null for cricket
  start_score smallint,
  -- confirmed, or scored at a tournament: what documented rankings count
  is_counted boolean not null,
  is_won boolean not null,
  -- of the side, in all sets
  legs_won smallint not null,
  legs_lost smallint not null,
  finished_at timestamptz(3) not null,
  lounge_id bigint references lounges (id) on delete set null,
  -- of the member alone, also in a team: points (marks at cricket) and darts make the average
  darts integer not null,
  points integer not null,
  -- of the first nine darts of each leg; 0 at cricket, as all below
  first_nine_darts integer not null,
  first_nine_points integer not null,
  -- in visits of which it is known how many darts were thrown at a double; null: of none
  darts_at_double integer,
  -- finishes in those visits
  checkouts integer not null,
  -- visits by what they scored; each counts once, e.g. 140 in visits_140 only
  visits_60 integer not null,
  visits_100 integer not null,
  visits_140 integer not null,
  visits_180 integer not null,
  highest_checkout smallint,
  -- darts of the shortest leg that the member won alone, by a side of one
  best_leg smallint,
  primary key (game_id, user_id)
);
create index game_results_of on game_results (user_id, finished_at desc, game_id desc);
