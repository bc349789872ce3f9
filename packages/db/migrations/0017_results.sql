-- How games end: who has to confirm, what was disputed and decided, and what each game was for the
-- members who played it.

alter table games
  -- who entered the last visit, or gave up; the other side confirms
  add column ended_by text references users (id) on delete set null,
  -- a finished game that nobody has disputed by then counts as confirmed
  add column confirm_until timestamptz(3),
  -- since when it counts
  add column completed_at timestamptz(3),
  -- the last leg was not played: one side gave up, and the other one has to agree
  add column is_resigned boolean not null default false,
  -- what it was before it was annulled
  add column annulled_from text;
create index games_abandoned on games (moved_at) where status = 'playing';

-- the name of a guest that moderators have hidden; others read Gast
alter table game_players add column hidden_name text;

-- A result that one of the players doubts. Once a game; a moderator decides.
create table game_disputes (
  game_id bigint primary key references games (id) on delete cascade,
  disputed_by text references users (id) on delete set null,
  reason text not null check (length(reason) between 1 and 1000),
  disputed_at timestamptz(3) not null
);

-- What moderators have decided about a result.
create table game_verdicts (
  id bigint generated always as identity primary key,
  game_id bigint not null references games (id) on delete cascade,
  verdict text not null check (verdict in ('stands', 'corrected', 'annulled')),
  -- for the players: why
  statement text check (length(statement) between 1 and 2000),
  -- with a correction: the visits before it
  entries_before jsonb,
  decided_at timestamptz(3) not null
);
create index game_verdicts_game on game_verdicts (game_id, id desc);

-- What is strange about a result that counts: a moderator has a look. Nobody else reads it.
create table game_marks (
  game_id bigint not null references games (id) on delete cascade,
  mark text not null check (mark in ('average', 'opponent', 'pace', 'leg')),
  -- the average, the share of games, seconds a visit, darts
  value real not null,
  primary key (game_id, mark)
);

-- Cases are also about results: they are annulled, or stand corrected.
alter table moderation_decisions drop constraint moderation_decisions_action_check;
alter table moderation_decisions add constraint moderation_decisions_action_check check (
  action in ('none', 'hide', 'delete', 'lock', 'publish', 'reject', 'annul', 'correct')
);

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
