-- Leagues: who runs one, its seasons with divisions, the teams and their squads, what they play, and what officers decide.

create table leagues (
  id bigint generated always as identity primary key,
  name text not null check (length(name) between 3 and 80),
  -- where it plays, in words: a town, a district
  region text not null check (length(region) between 1 and 80),
  description text check (length(description) <= 4000),
  -- whose holidays are days without fixtures, e.g. DE-NW, AT; null: none
  holidays text check (length(holidays) between 2 and 5),
  time_zone text not null default 'Europe/Berlin',
  -- the thread with its news
  thread_id bigint references forum_threads (id) on delete set null,
  -- squads and seasons change behind the lock of this row
  revision bigint not null default 0,
  team_count integer not null default 0 check (team_count >= 0),
  hidden_at timestamptz(3),
  hidden_by text references users (id),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  search_text text not null generated always as (fold_text(name) || chr(10) || fold_text(region)) stored
);
create unique index leagues_name on leagues (fold_text(name), fold_text(region));
create index leagues_listing on leagues (team_count desc, id desc) where hidden_at is null;
create index leagues_search on leagues using gin (search_text gin_trgm_ops) where hidden_at is null;
create index leagues_thread on leagues (thread_id) where thread_id is not null;

-- Who runs it (Spielleitung). One of them leads.
create table league_officers (
  league_id bigint not null references leagues (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  role text not null check (role in ('head', 'officer')),
  added_at timestamptz(3) not null,
  primary key (league_id, user_id)
);
create unique index league_officers_head on league_officers (league_id) where role = 'head';
create index league_officers_of on league_officers (user_id, league_id);

create table league_seasons (
  id bigint generated always as identity primary key,
  league_id bigint not null references leagues (id) on delete cascade,
  name text not null check (length(name) between 1 and 60),
  -- planned: teams enter and the list is made; running: fixtures are played
  status text not null check (status in ('planned', 'running', 'over')),
  starts_on date not null,
  ends_on date not null,
  -- how a fixture is played and what its table counts, as packages/darts has them
  format jsonb not null,
  rules jsonb not null,
  -- with which the list of fixtures and lots are made again
  seed text not null check (length(seed) between 1 and 100),
  -- the season it was made from
  previous_id bigint references league_seasons (id) on delete set null,
  created_at timestamptz(3) not null,
  started_at timestamptz(3),
  ended_at timestamptz(3),
  check (starts_on <= ends_on),
  unique (league_id, name)
);
create index league_seasons_of on league_seasons (league_id, starts_on desc, id desc);
create index league_seasons_previous on league_seasons (previous_id) where previous_id is not null;

-- A division (Staffel). Its changes come one after the other behind the lock of its row, which counts them.
create table league_divisions (
  id bigint generated always as identity primary key,
  season_id bigint not null references league_seasons (id) on delete cascade,
  name text not null check (length(name) between 1 and 60),
  -- 1 is the highest class; several divisions can be of one
  level smallint not null check (level between 1 and 20),
  position smallint not null check (position between 1 and 50),
  promotes smallint not null default 1 check (promotes between 0 and 8),
  relegates smallint not null default 1 check (relegates between 0 and 8),
  -- whether everybody meets everybody twice
  is_double boolean not null default true,
  -- the first day of each round, as officers have set it; the list of fixtures falls on the days behind it
  rounds text[] not null default '{}',
  -- null: the season's
  format jsonb,
  revision bigint not null default 0,
  -- the table as it stands, replayed with each change
  standings jsonb not null default '[]',
  -- what was wished of the list of fixtures, and how it came out
  plan jsonb,
  planned_at timestamptz(3),
  unique (season_id, name),
  unique (season_id, position)
);

create table league_teams (
  id bigint generated always as identity primary key,
  league_id bigint not null references leagues (id) on delete cascade,
  name text not null check (length(name) between 2 and 60),
  club_id bigint references clubs (id) on delete set null,
  -- where it is at home, with the boards that it plays at
  lounge_id bigint references lounges (id),
  board_ids bigint[] not null default '{}',
  -- when the lounge's team has agreed that boards are kept for its fixtures; null: none are
  lounge_agreed_at timestamptz(3),
  lounge_agreed_by text references users (id),
  -- where it is at home without a lounge of the directory
  venue text check (length(venue) between 1 and 160),
  created_at timestamptz(3) not null,
  check ((lounge_agreed_at is null) = (lounge_agreed_by is null)),
  check (lounge_agreed_at is null or lounge_id is not null)
);
create unique index league_teams_name on league_teams (league_id, fold_text(name));
create index league_teams_club on league_teams (club_id) where club_id is not null;
create index league_teams_lounge on league_teams (lounge_id) where lounge_id is not null;

create table league_captains (
  team_id bigint not null references league_teams (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  role text not null check (role in ('captain', 'deputy')),
  added_at timestamptz(3) not null,
  primary key (team_id, user_id)
);
create unique index league_captains_one on league_captains (team_id) where role = 'captain';
create index league_captains_of on league_captains (user_id, team_id);

-- A team in a season.
create table league_entries (
  id bigint generated always as identity primary key,
  season_id bigint not null references league_seasons (id) on delete cascade,
  division_id bigint not null references league_divisions (id) on delete cascade,
  team_id bigint not null references league_teams (id) on delete cascade,
  -- in the key of the fixture list; null: the list decides
  key_number smallint check (key_number between 1 and 16),
  -- the evening at home: 1 is Monday
  home_weekday smallint not null check (home_weekday between 1 and 7),
  home_time text not null check (home_time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  withdrawn_at timestamptz(3),
  -- what became of what it had played
  withdrawn text check (withdrawn in ('annulled', 'kept')),
  check ((withdrawn_at is null) = (withdrawn is null)),
  unique (season_id, team_id),
  unique (division_id, id)
);
create unique index league_entries_key on league_entries (division_id, key_number)
  where key_number is not null;
create index league_entries_team on league_entries (team_id, season_id desc);

-- Somebody who plays in a league: a member, or a name.
create table league_players (
  id bigint generated always as identity primary key,
  league_id bigint not null references leagues (id) on delete cascade,
  user_id text references users (id) on delete set null,
  -- of somebody without an account; of a member the name is the account's
  name text check (length(name) between 1 and 60),
  created_at timestamptz(3) not null
);
create unique index league_players_member on league_players (league_id, user_id)
  where user_id is not null;
create index league_players_user on league_players (user_id) where user_id is not null;

-- Who may play for a team in a season.
create table league_registrations (
  id bigint generated always as identity primary key,
  season_id bigint not null references league_seasons (id) on delete cascade,
  entry_id bigint not null references league_entries (id) on delete cascade,
  player_id bigint not null references league_players (id) on delete cascade,
  status text not null check (status in ('asked', 'confirmed', 'refused', 'ended')),
  asked_at timestamptz(3) not null,
  decided_at timestamptz(3),
  decided_by text references users (id),
  ended_at timestamptz(3)
);
-- of two teams that register one player at once, the rule decides behind the lock; one team has each once
create unique index league_registrations_once on league_registrations (entry_id, player_id)
  where status in ('asked', 'confirmed');
create index league_registrations_player on league_registrations (player_id, season_id);
create index league_registrations_season on league_registrations (season_id, entry_id);

create table league_fixtures (
  id bigint generated always as identity primary key,
  division_id bigint not null references league_divisions (id) on delete cascade,
  round smallint not null check (round between 1 and 60),
  home_id bigint not null,
  away_id bigint not null,
  -- null: not set yet
  starts_at timestamptz(3),
  lounge_id bigint references lounges (id),
  -- where it is played without a lounge of the directory
  venue text check (length(venue) between 1 and 160),
  -- the boards that are kept for it
  block_id bigint references board_blocks (id) on delete set null,
  -- when the lounge had no boards left for it; null: they are kept, or nobody has agreed to keep any
  boards_refused_at timestamptz(3),
  -- set by hand: the list leaves it where it is
  is_fixed boolean not null default false,
  -- planned; live from the first line-up or game on; reported: the sheet is complete and captains are asked;
  -- disputed; confirmed; forfeit: decided without play; annulled: a team has withdrawn
  status text not null check (
    status in ('planned', 'live', 'reported', 'disputed', 'confirmed', 'forfeit', 'annulled')
  ),
  revision bigint not null default 0,
  -- what it counts in the table, as it stands while it is live; null before the first game is over
  points_home smallint, points_away smallint,
  games_home smallint not null default 0, games_away smallint not null default 0,
  legs_home smallint not null default 0, legs_away smallint not null default 0,
  reported_at timestamptz(3),
  confirmed_home_by text references users (id), confirmed_home_at timestamptz(3),
  confirmed_away_by text references users (id), confirmed_away_at timestamptz(3),
  dispute jsonb,
  -- of an officer, or of a rule: why it stands so
  decision jsonb,
  check (home_id <> away_id),
  check ((points_home is null) = (points_away is null)),
  check (status not in ('confirmed', 'forfeit') or points_home is not null),
  unique (division_id, round, home_id),
  unique (division_id, round, away_id),
  foreign key (division_id, home_id) references league_entries (division_id, id) on delete cascade,
  foreign key (division_id, away_id) references league_entries (division_id, id) on delete cascade
);
create index league_fixtures_home on league_fixtures (home_id, starts_at);
create index league_fixtures_away on league_fixtures (away_id, starts_at);
create index league_fixtures_live on league_fixtures (division_id) where status = 'live';
create index league_fixtures_at on league_fixtures (starts_at, id);
create index league_fixtures_lounge on league_fixtures (lounge_id, starts_at) where lounge_id is not null;
create index league_fixtures_block on league_fixtures (block_id) where block_id is not null;

-- Who plays at which position; a substitution is a row more.
create table league_line_ups (
  fixture_id bigint not null references league_fixtures (id) on delete cascade,
  -- the line-up of the format
  name text not null check (length(name) between 1 and 40),
  side smallint not null check (side in (0, 1)),
  -- by position; 0: nobody has come for it
  players bigint[] not null,
  -- from which game on each position is somebody else's: [{position, player, from}]
  substitutions jsonb not null default '[]',
  named_by text references users (id),
  named_at timestamptz(3) not null,
  -- rules that it broke and an officer let pass
  overridden jsonb,
  primary key (fixture_id, name, side)
);

-- The games of a sheet that have begun or are over.
create table league_games (
  fixture_id bigint not null references league_fixtures (id) on delete cascade,
  number smallint not null check (number between 1 and 60),
  home_players bigint[] not null,
  away_players bigint[] not null,
  status text not null check (status in ('called', 'playing', 'played')),
  legs_home smallint check (legs_home >= 0),
  legs_away smallint check (legs_away >= 0),
  -- where it is scored dart by dart
  game_id bigint references games (id) on delete set null,
  board_id bigint,
  -- live: by its throws; captain, tablet, officer: typed
  source text check (source in ('live', 'captain', 'tablet', 'officer')),
  entered_by text references users (id),
  entered_at timestamptz(3),
  started_at timestamptz(3),
  primary key (fixture_id, number),
  check ((status = 'played') = (legs_home is not null and legs_away is not null))
);
create unique index league_games_game on league_games (game_id) where game_id is not null;

-- What is taken from a team in the table, and fines.
create table league_penalties (
  id bigint generated always as identity primary key,
  entry_id bigint not null references league_entries (id) on delete cascade,
  fixture_id bigint references league_fixtures (id) on delete cascade,
  -- the rule, or `officer`
  rule text not null check (length(rule) between 1 and 40),
  points smallint not null check (points between -99 and 0),
  fine_cents integer not null default 0 check (fine_cents between 0 and 10000000),
  reason text check (length(reason) <= 1000),
  -- null: the rule acted by itself
  imposed_by text references users (id),
  imposed_at timestamptz(3) not null,
  undone_by text references users (id),
  undone_at timestamptz(3),
  undone_reason text check (length(undone_reason) <= 1000)
);
create index league_penalties_of on league_penalties (entry_id);
create index league_penalties_fixture on league_penalties (fixture_id) where fixture_id is not null;

-- One side asks for another evening.
create table league_moves (
  id bigint generated always as identity primary key,
  fixture_id bigint not null references league_fixtures (id) on delete cascade,
  side smallint not null check (side in (0, 1)),
  asked_by text not null references users (id),
  asked_at timestamptz(3) not null,
  -- ISO times
  dates text[] not null check (cardinality(dates) between 1 and 5),
  message text check (length(message) <= 500),
  status text not null check (status in ('open', 'accepted', 'declined', 'withdrawn', 'decided')),
  decided_by text references users (id),
  decided_at timestamptz(3),
  chosen timestamptz(3)
);
create unique index league_moves_open on league_moves (fixture_id) where status = 'open';
create index league_moves_of on league_moves (fixture_id, id);

-- Who did what, for officers, captains and everybody who asks why a table changed.
create table league_steps (
  id bigint generated always as identity primary key,
  league_id bigint not null references leagues (id) on delete cascade,
  division_id bigint references league_divisions (id) on delete cascade,
  fixture_id bigint references league_fixtures (id) on delete cascade,
  kind text not null check (length(kind) between 1 and 40),
  facts jsonb not null,
  taken_by text references users (id),
  taken_at timestamptz(3) not null
);
create index league_steps_of on league_steps (league_id, id desc);
create index league_steps_division on league_steps (division_id) where division_id is not null;
create index league_steps_fixture on league_steps (fixture_id, id) where fixture_id is not null;

-- What each player did in a fixture, written with its result.
create table league_figures (
  fixture_id bigint not null references league_fixtures (id) on delete cascade,
  player_id bigint not null references league_players (id) on delete cascade,
  division_id bigint not null references league_divisions (id) on delete cascade,
  entry_id bigint not null references league_entries (id) on delete cascade,
  singles smallint not null, singles_won smallint not null,
  doubles smallint not null, doubles_won smallint not null,
  legs smallint not null, legs_won smallint not null,
  -- of singles that were scored dart by dart
  darts integer not null default 0, points integer not null default 0,
  first_darts integer not null default 0, first_points integer not null default 0,
  maxima smallint not null default 0,
  best_finish smallint,
  shortest_leg smallint,
  primary key (fixture_id, player_id)
);
create index league_figures_division on league_figures (division_id, player_id);
create index league_figures_player on league_figures (player_id);
create index league_figures_entry on league_figures (entry_id);

create table search_documents_league partition of search_documents for values in ('league');
call search_make_matches('league');
