-- Statistics and achievements of players. Everything here is made from the throws and from
-- game_results, and can be made anew.

-- What a counted game adds to what game_results has of it.
create table statistics_games (
  game_id bigint not null references games (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  -- as in game_results when the row was written
  finished_at timestamptz(3) not null,
  opponent_id text references users (id) on delete set null,
  variant text not null check (variant in ('301', '501', 'x01', 'cricket')),
  -- visits by what they scored, in steps of 20: 0 to 19, 20 to 39 … 160 to 179, 180
  visits smallint[] not null,
  -- thrown and hit at double 1 … double 20 and the bull; null where no darts were entered
  doubles smallint[],
  -- what each checkout took out
  finishes smallint[] not null,
  -- achievements for which this game alone is enough
  awards text[] not null,
  primary key (game_id, user_id)
);
create index statistics_games_of on statistics_games (user_id, finished_at, game_id);
create index statistics_games_of_kind on statistics_games
  (user_id, variant, finished_at desc, game_id desc);

-- Sums of a player's games of one kind in a calendar month (UTC).
create table statistics_months (
  user_id text not null references users (id) on delete cascade,
  variant text not null check (variant in ('301', '501', 'x01', 'cricket')),
  month date not null,
  totals jsonb not null,
  primary key (user_id, variant, month)
);

-- A player at a glance. Whoever counts a game of the player holds this row.
create table statistics_players (
  user_id text primary key references users (id) on delete cascade,
  games integer not null default 0,
  won integer not null default 0,
  -- three darts, of all X01 games
  average real,
  -- where the player stands in statistics_levels; null with too few games
  level smallint,
  places smallint[]
);

-- How many players stand where, by level (average in steps of ten) and measure: so that a comparison
-- needs nobody's numbers but the own ones.
create table statistics_levels (
  level smallint not null,
  measure smallint not null,
  bucket smallint not null,
  players integer not null,
  primary key (level, measure, bucket)
);

-- A player against one other, as the player sees it.
create table statistics_pairs (
  user_id text not null references users (id) on delete cascade,
  opponent_id text not null references users (id) on delete cascade,
  games integer not null,
  won integer not null,
  legs_won integer not null,
  legs_lost integer not null,
  darts integer not null,
  points integer not null,
  highest_finish smallint,
  best_leg smallint,
  primary key (user_id, opponent_id)
);
create index game_results_meetings on game_results (user_id, opponent_id, finished_at desc, game_id desc)
  where is_counted and opponent_id is not null;

-- The first game that was enough for it.
create table statistics_achievements (
  user_id text not null references users (id) on delete cascade,
  kind text not null,
  game_id bigint not null references games (id) on delete cascade,
  achieved_at timestamptz(3) not null,
  primary key (user_id, kind)
);
