-- Challenges: who wants to play, when, around which place and what; who answers; what two have agreed.

create table challenges (
  id bigint generated always as identity primary key,
  member_id text not null references users (id) on delete cascade,
  -- whom it is meant for; null for everybody near it
  invited_id text references users (id) on delete cascade,
  status text not null default 'open'
    check (status in ('open', 'agreed', 'declined', 'closed', 'expired', 'cancelled')),
  from_at timestamptz(3) not null,
  until_at timestamptz(3) not null,
  lounge_id bigint references lounges (id) on delete set null,
  -- as it was typed, for its member alone
  zip_code text check (length(zip_code) <= 12),
  -- of the lounge; of a postal code only to some kilometres, so that no list of distances leads to a home
  latitude double precision not null,
  longitude double precision not null,
  place cube generated always as (place_of(latitude, longitude)) stored,
  radius_km smallint not null check (radius_km between 1 and 200),
  -- null: whatever the other likes
  game text check (game in ('x01', 'cricket')),
  start_score smallint,
  best_of smallint not null,
  -- three-dart averages; null: open to that side
  level_min smallint,
  level_max smallint,
  note text check (length(note) <= 500),
  hidden_at timestamptz(3),
  hidden_by text references users (id) on delete set null,
  -- what was agreed
  partner_id text references users (id) on delete cascade,
  meets_at timestamptz(3),
  agreed_note text check (length(agreed_note) <= 500),
  booking_id bigint references bookings (id) on delete set null,
  cancelled_by text references users (id) on delete set null,
  cancel_reason text check (length(cancel_reason) <= 500),
  created_at timestamptz(3) not null,
  check (from_at < until_at),
  check (level_min <= level_max),
  check (invited_id <> member_id and partner_id <> member_id),
  check ((game is not distinct from 'x01') = (start_score is not null)),
  check ((status in ('agreed', 'cancelled')) = (partner_id is not null)),
  check ((partner_id is null) = (meets_at is null))
);
-- the list near a place: the next ones in the order of time, or all within the circle
create index challenges_next on challenges (from_at, id)
  where status = 'open' and invited_id is null;
create index challenges_near on challenges using gist (place)
  where status = 'open' and invited_id is null;
create index challenges_ending on challenges (until_at) where status = 'open';
create index challenges_of on challenges (member_id, id desc);
create index challenges_invited on challenges (invited_id, id desc) where invited_id is not null;
create index challenges_partner on challenges (partner_id, id desc) where partner_id is not null;

create table challenge_answers (
  id bigint generated always as identity primary key,
  challenge_id bigint not null references challenges (id) on delete cascade,
  member_id text not null references users (id) on delete cascade,
  status text not null default 'open' check (status in ('open', 'withdrawn', 'agreed')),
  meets_at timestamptz(3) not null,
  note text check (length(note) <= 500),
  created_at timestamptz(3) not null,
  unique (challenge_id, member_id)
);
create unique index challenge_answers_agreed on challenge_answers (challenge_id)
  where status = 'agreed';
create index challenge_answers_of on challenge_answers (member_id, challenge_id desc);

-- Who wants to hear of new challenges near a place. Without a row nobody hears of any.
create table challenge_alerts (
  user_id text primary key references users (id) on delete cascade,
  radius_km smallint not null check (radius_km between 1 and 200),
  -- only of those whose level fits
  is_level_only boolean not null,
  zip_code text not null check (length(zip_code) <= 12),
  latitude double precision not null,
  longitude double precision not null,
  place cube generated always as (place_of(latitude, longitude)) stored
);
create index challenge_alerts_near on challenge_alerts using gist (place);
