-- Rankings and ratings, made of game_results. They are maintained, game by game: what is shown is read,
-- never recounted. Which is why it is noted what was counted: who knows that can take it away again.

-- A counted game of a member, as it went into the standings, and the rating behind it. There is no
-- reference to the game: it has to be known, also when the game is gone.
create table ranking_games (
  game_id bigint not null,
  user_id text not null references users (id) on delete cascade,
  -- the order of games, in which ratings follow from one another
  finished_at timestamptz(3) not null,
  -- 301, 501, another x01, or cricket
  game text not null check (game in ('301', '501', 'x01', 'cricket')),
  is_won boolean not null,
  -- one against one: the other one; null in teams, which are counted, but not rated
  opponent_id text,
  -- hundredths of a point, and hundreds of millionths; null before it is rated, and in teams. Whole
  -- numbers, so that a rating comes out the same however it was reached.
  rating integer,
  deviation integer,
  volatility integer,
  primary key (game_id, user_id),
  check ((rating is null) = (deviation is null) and (rating is null) = (volatility is null)),
  check (rating is null or opponent_id is not null)
);
create index ranking_games_of on ranking_games (user_id, finished_at, game_id);
-- they are written in about this order
create index ranking_games_time on ranking_games using brin (finished_at);

-- The sums of a member in a scope: a period and a game ('all/all', '2026/501', '2026-11/all',
-- 'recent/cricket'), or the ratings, 'rating' and 'provisional', whose points are the rating.
create table ranking_standings (
  user_id text not null references users (id) on delete cascade,
  scope text not null,
  points integer not null,
  wins integer not null,
  losses integer not null,
  -- country and postal code, of who wants to be found by them
  region text,
  primary key (user_id, scope)
);
create index ranking_standings_order on ranking_standings (
  scope, points desc, wins desc, user_id
);
create index ranking_standings_near on ranking_standings (
  scope, region, points desc, wins desc, user_id
) include (losses) where region is not null;
create index ranking_standings_win_rate on ranking_standings (
  (wins::float8 / (wins + losses)) desc, (wins + losses) desc, user_id
) where scope = 'all/all' and wins + losses >= 3;
create index ranking_standings_active on ranking_standings (
  (wins + losses) desc, wins desc, user_id
) where scope = 'all/all';

-- How many members have how many points: a place is a sum over few rows, however many play.
create table ranking_steps (
  scope text not null,
  points integer not null,
  members integer not null,
  primary key (scope, points)
);

-- Whatever changes the standings, also a member who goes, changes the steps in the same moment; always
-- in the same order, so that two of them don't lock each other.
create function count_ranking_steps() returns trigger
  language plpgsql
as $$
begin
  if tg_op = 'INSERT' then
    insert into ranking_steps as step (scope, points, members)
    select scope, points, count(*) from entered group by 1, 2 order by 1, 2
    on conflict (scope, points) do update set members = step.members + excluded.members;
  elsif tg_op = 'DELETE' then
    insert into ranking_steps as step (scope, points, members)
    select scope, points, -count(*) from gone group by 1, 2 order by 1, 2
    on conflict (scope, points) do update set members = step.members + excluded.members;
  else
    insert into ranking_steps as step (scope, points, members)
    select scope, points, sum(change) from (
      select scope, points, 1 as change from entered
      union all
      select scope, points, -1 from gone
    ) as changed
    group by 1, 2 having sum(change) <> 0 order by 1, 2
    on conflict (scope, points) do update set members = step.members + excluded.members;
  end if;
  return null;
end
$$;
create trigger ranking_standings_entered after insert on ranking_standings
  referencing new table as entered
  for each statement execute function count_ranking_steps();
create trigger ranking_standings_gone after delete on ranking_standings
  referencing old table as gone
  for each statement execute function count_ranking_steps();
create trigger ranking_standings_moved after update on ranking_standings
  referencing old table as gone new table as entered
  for each statement execute function count_ranking_steps();

-- A member's rating of now: that behind the last rated game.
create table ranking_ratings (
  user_id text primary key references users (id) on delete cascade,
  rating integer not null,
  deviation integer not null,
  volatility integer not null,
  rated_at timestamptz(3) not null,
  -- until then it is certain enough without another game; null: it is provisional anyway
  certain_until timestamptz(3)
);
create index ranking_ratings_certain on ranking_ratings (certain_until)
  where certain_until is not null;

-- Games whose ratings have to be computed again, in the order of games.
create table ranking_pending (
  finished_at timestamptz(3) not null,
  game_id bigint not null,
  primary key (finished_at, game_id)
);

-- Who wants to be found in rankings of a region, and where.
create table ranking_places (
  user_id text primary key references users (id) on delete cascade,
  region text not null,
  shown_at timestamptz(3) not null
);

-- One row: up to which day periods have moved on, and how far a rebuild is.
create table ranking_state (
  id boolean primary key default true check (id),
  today date,
  rebuild_started_at timestamptz(3)
);
insert into ranking_state default values;

-- Games that were settled while everything is built anew; they are settled again at its end.
create unlogged table ranking_rebuild_missed (game_id bigint primary key);
-- What will be ranking_games when it is complete.
create unlogged table ranking_games_anew (
  number bigint generated always as identity,
  like ranking_games
);

-- How far a rebuild from the throws has come, part by part.
create table rebuild_progress (
  part text primary key,
  after text not null
);
