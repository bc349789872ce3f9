-- What a finished game was for each member who played it. Rankings, statistics and achievements are
-- made from these rows, and these from the throws.

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
  legs_won smallint not null,
  legs_lost smallint not null,
  finished_at timestamptz(3) not null,
  lounge_id bigint references lounges (id) on delete set null,
  -- points and darts make the three-dart average
  darts integer not null,
  points integer not null,
  first_nine_darts integer not null,
  first_nine_points integer not null,
  -- null where they were not asked
  darts_at_double integer,
  checkouts integer not null,
  visits_60 integer not null,
  visits_100 integer not null,
  visits_140 integer not null,
  visits_180 integer not null,
  highest_checkout smallint,
  -- darts of the shortest leg that was won
  best_leg smallint,
  primary key (game_id, user_id)
);
create index game_results_of on game_results (user_id, finished_at desc, game_id desc);
