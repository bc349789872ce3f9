-- Banners, and what is counted of them: how often one was seen and clicked on a day, and nothing of who it was.

create table banners (
  id bigint generated always as identity primary key,
  -- what it says, for those who don't see its picture, too
  title text not null check (length(title) between 1 and 120),
  -- a note of the admins
  description text check (length(description) <= 1000),
  -- on whose behalf it is shown; everybody reads it
  advertiser text not null check (length(advertiser) between 1 and 80),
  position text not null check (
    position in (
      'header', 'sidebar', 'footer', 'navigation_bottom', 'leaderboard_top', 'leaderboard_bottom',
      'tournament_page', 'marketplace', 'venue_page', 'club_page', 'game_page', 'profile_page', 'dashboard'
    )
  ),
  -- null only as long as it is a draft
  upload_id text unique references uploads (id),
  -- for phones, where the position is much narrower there; null: the middle of the other one
  narrow_upload_id text unique references uploads (id),
  -- null: a picture that leads nowhere
  target_url text check (length(target_url) <= 2000),
  is_active boolean not null default false,
  -- null: at once
  starts_at timestamptz(3),
  -- null: until somebody ends it
  ends_at timestamptz(3),
  -- the highest comes first
  priority integer not null default 0 check (priority between -1000 and 1000),
  created_by text not null references users (id),
  created_at timestamptz(3) not null,
  -- it can be brought back, and its figures stay
  deleted_at timestamptz(3),
  check (ends_at > starts_at),
  check (upload_id is not null or not is_active)
);
create index banners_shown on banners (position, priority desc, id) where is_active and deleted_at is null;
create index banners_latest on banners (id desc) where deleted_at is null;

-- What was seen and clicked, once each. Rows are only added; a job counts and later deletes them. Without a foreign
-- key, which would write to the row of a banner that many look at.
create table banner_traces (
  -- a random number of one look at one page
  view_id uuid not null,
  banner_id bigint not null,
  -- how often the rotation had come round to it before
  round integer not null check (round >= 0),
  kind text not null check (kind in ('impression', 'click')),
  -- in Europe/Berlin
  day date not null,
  at timestamptz(3) not null,
  is_counted boolean not null default false,
  primary key (view_id, banner_id, round, kind)
);
create index banner_traces_uncounted on banner_traces (banner_id) where not is_counted;
create index banner_traces_at on banner_traces (at) where is_counted;

-- What was counted, by day in Europe/Berlin.
create table banner_days (
  banner_id bigint not null references banners (id) on delete cascade,
  day date not null,
  impressions integer not null default 0 check (impressions >= 0),
  clicks integer not null default 0 check (clicks >= 0),
  primary key (banner_id, day)
);
