-- Levels in the forum, from reading and writing (docs/forum-levels.md), and first posts that others may edit.

-- The days on which a member had a thread open, kept for a year.
create table forum_reading_days (
  user_id text not null references users (id) on delete cascade,
  -- by the clock of Berlin
  day date not null,
  primary key (user_id, day)
);
insert into forum_reading_days (user_id, day)
select distinct user_id, (visited_at at time zone 'Europe/Berlin')::date from forum_visits
where visited_at > now() - interval '365 days';

create table forum_levels (
  user_id text primary key references users (id) on delete cascade,
  -- what the figure has earned; staff may have fixed another one
  level smallint not null default 0 check (level between 0 and 3),
  -- the figure, as it was counted last
  reading_days integer not null default 0 check (reading_days >= 0),
  threads_read integer not null default 0 check (threads_read >= 0),
  posts_written integer not null default 0 check (posts_written >= 0),
  appreciated_by integer not null default 0 check (appreciated_by >= 0),
  upheld_reports integer not null default 0 check (upheld_reports >= 0),
  -- since when the figure is too low for the level
  below_since timestamptz(3),
  -- null: not counted yet
  computed_at timestamptz(3),
  fixed_level smallint check (fixed_level between 0 and 3),
  fixed_by text references users (id),
  fixed_at timestamptz(3),
  -- the member reads it, too
  fixed_reason text check (length(fixed_reason) between 3 and 500),
  check (num_nonnulls(fixed_level, fixed_by, fixed_at, fixed_reason) in (0, 4))
);
