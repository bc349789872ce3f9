-- Series of tournaments: what their evenings are like and when they are, the table of points, and from what
-- a final gets its players.

create table tournament_series (
  id bigint generated always as identity primary key,
  name text not null check (length(name) between 1 and 120),
  description text check (length(description) <= 5000),
  -- points, bonus and what counts, as packages/darts has them
  rules jsonb not null,
  lounge_id bigint references lounges (id),
  -- what is said of each evening, but for its times; null: evenings are added by hand
  template jsonb,
  -- on the weekday of the first date, e.g. each Thursday or each second Thursday of a month
  repeats text check (repeats in ('weekly', 'monthly')),
  every smallint check (every between 1 and 12),
  first_date date,
  last_date date,
  -- on the clock of the place, after midnight; the others from there
  starts_minutes smallint check (starts_minutes between 0 and 1439),
  deadline_minutes integer check (deadline_minutes >= 0),
  check_in_minutes integer check (check_in_minutes >= 0),
  length_minutes integer check (length_minutes > 0),
  -- so many days ahead evenings are announced
  announce_days smallint check (announce_days between 1 and 90),
  -- of the lounge; kept for each evening, as far as they are free
  board_ids bigint[] not null default '{}',
  created_by text not null references users (id),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  closed_at timestamptz(3),
  check (first_date <= last_date),
  check (
    num_nulls(template, repeats, every, first_date, starts_minutes, deadline_minutes, announce_days)
    in (0, 7)
  ),
  check (cardinality(board_ids) = 0 or (lounge_id is not null and length_minutes is not null))
);
create index tournament_series_at on tournament_series (lounge_id) where lounge_id is not null;
create index tournament_series_of on tournament_series (created_by, id desc);
create index tournament_series_repeating on tournament_series (id)
  where template is not null and closed_at is null;

alter table tournaments add column series_id bigint references tournament_series (id) on delete set null;
create index tournaments_of_series on tournaments (series_id, starts_at, id) where series_id is not null;

-- What is different about one date of a series, or that it was announced: at most once.
create table tournament_series_dates (
  series_id bigint not null references tournament_series (id) on delete cascade,
  date date not null,
  is_left_out boolean not null default false,
  -- where it was moved to
  starts_at timestamptz(3),
  announced_at timestamptz(3),
  -- null also for one that was thrown away: it is not announced again
  tournament_id bigint unique references tournaments (id) on delete set null,
  -- boards that something else had taken
  missing_boards text[] not null default '{}',
  primary key (series_id, date),
  check (not is_left_out or announced_at is null),
  check (tournament_id is null or announced_at is not null)
);

-- What each member did on an evening that is over. Points are made of it, so that other rules need no throws.
create table tournament_series_results (
  series_id bigint not null references tournament_series (id) on delete cascade,
  tournament_id bigint not null references tournaments (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  place smallint not null check (place >= 1),
  maximums smallint not null,
  finishes smallint[] not null,
  legs smallint[] not null,
  primary key (tournament_id, user_id)
);
create index tournament_series_results_of on tournament_series_results (series_id);
create index tournament_series_results_user on tournament_series_results (user_id);

-- The table as it stands. It is made anew from the results above.
create table tournament_series_standings (
  series_id bigint not null references tournament_series (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  -- in which order it is read; `rank` is shared by equal ones
  position integer not null,
  rank integer not null,
  points integer not null,
  wins smallint not null,
  maximums smallint not null,
  highest_finish smallint not null,
  -- all that was played: tournament, place, points, bonus, and whether it counts
  evenings jsonb not null,
  primary key (series_id, user_id)
);
create index tournament_series_standings_order on tournament_series_standings (series_id, position);
create index tournament_series_standings_user on tournament_series_standings (user_id);

-- From what a tournament gets players: the first ones of another tournament, or of a series.
create table tournament_qualifiers (
  id bigint generated always as identity primary key,
  final_id bigint not null references tournaments (id) on delete cascade,
  tournament_id bigint references tournaments (id) on delete cascade,
  series_id bigint references tournament_series (id) on delete cascade,
  seats smallint not null check (seats between 1 and 64),
  created_by text not null references users (id),
  created_at timestamptz(3) not null,
  unique (final_id, tournament_id),
  unique (final_id, series_id),
  check (num_nonnulls(tournament_id, series_id) = 1),
  check (tournament_id <> final_id)
);
create index tournament_qualifiers_tournament on tournament_qualifiers (tournament_id)
  where tournament_id is not null;
create index tournament_qualifiers_series on tournament_qualifiers (series_id)
  where series_id is not null;
create index tournament_qualifiers_by on tournament_qualifiers (created_by);

-- Who was entered for it. Who has left the final again stays here, so that the next one is asked once.
create table tournament_qualified (
  qualifier_id bigint not null references tournament_qualifiers (id) on delete cascade,
  -- the entry in the final
  entry_id bigint not null references tournament_entries (id) on delete cascade,
  -- where they ended
  place integer not null check (place >= 1),
  -- the entry of the qualifier, or the member of the series
  from_entry_id bigint references tournament_entries (id) on delete cascade,
  from_user_id text references users (id) on delete cascade,
  primary key (qualifier_id, entry_id),
  unique (qualifier_id, from_entry_id),
  unique (qualifier_id, from_user_id),
  check (num_nonnulls(from_entry_id, from_user_id) = 1)
);
create index tournament_qualified_entry on tournament_qualified (entry_id);
create index tournament_qualified_from_entry on tournament_qualified (from_entry_id)
  where from_entry_id is not null;
create index tournament_qualified_from_user on tournament_qualified (from_user_id)
  where from_user_id is not null;
