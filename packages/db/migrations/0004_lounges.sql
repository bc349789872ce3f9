-- Lounges: the directory, who runs them, boards, opening hours and prices, reviews, favourites.

create extension if not exists cube;

-- Who may see a member's favourites (and later the rest of the profile).
alter table users add column profile_visibility text not null default 'public'
  check (profile_visibility in ('public', 'friends', 'private'));

-- A text as it is searched: small, without accents; Köln, Koeln and Koln become the same.
create function fold_text(value text) returns text
  language sql immutable strict parallel safe
  return regexp_replace(
    replace(
      translate(
        lower(public.unaccent('public.unaccent'::regdictionary, value)),
        chr(10) || chr(13) || chr(9),
        '   '
      ),
      'ss',
      's'
    ),
    '([aou])e',
    '\1',
    'g'
  );

-- A place as a point in space, in kilometres from the middle of the earth (radius 6371 km): the
-- straight distance of two of them grows with their great-circle distance and has an index.
create function place_of(latitude double precision, longitude double precision) returns cube
  language sql immutable strict parallel safe
  return cube(array[
    6371 * cos(radians(latitude)) * cos(radians(longitude)),
    6371 * cos(radians(latitude)) * sin(radians(longitude)),
    6371 * sin(radians(latitude))
  ]);

-- What a lounge costs at its cheapest times: shown in lists, and what they are sorted by.
create function lowest_price_cents(usual_cents integer, price_rules jsonb) returns integer
  language sql immutable strict parallel safe
  return least(
    usual_cents,
    (select min(round((rule ->> 'pricePerHour')::numeric * 100))::integer
      from jsonb_array_elements(price_rules) rule)
  );

create table lounges (
  id bigint generated always as identity primary key,
  name text not null check (length(name) between 1 and 120),
  description text check (length(description) <= 5000),
  setup_description text check (length(setup_description) <= 2000),
  lounge_type text not null default 'bar' check (lounge_type in ('bar', 'club', 'public_space')),
  address text not null check (length(address) between 1 and 200),
  zip_code text check (length(zip_code) <= 12),
  city text not null check (length(city) between 1 and 120),
  country text not null check (country ~ '^[A-Z]{2}$'),
  -- federal state of the postal code, whose holidays count; null where it isn't known
  state text,
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  -- someone dragged the marker: a new postal code no longer moves it
  is_place_exact boolean not null default false,
  place cube generated always as (place_of(latitude, longitude)) stored,
  phone text,
  email text,
  website text,
  amenities text[] not null default '{}',
  -- what the bookings are computed with
  time_zone text not null default 'Europe/Berlin',
  -- per ISO weekday; null as long as nobody has entered any (then every day from 10:00 to 02:00)
  opening_hours jsonb,
  -- boards that are not removed, kept by the transactions that add and remove them
  number_of_boards integer not null default 1 check (number_of_boards between 0 and 200),
  price_per_hour_cents integer not null default 0 check (price_per_hour_cents >= 0),
  price_unit text not null default 'board' check (price_unit in ('board', 'person')),
  -- other prices at other times of the week
  price_rules jsonb not null default '[]',
  price_from_cents integer not null
    generated always as (lowest_price_cents(price_per_hour_cents, price_rules)) stored,
  auto_confirm boolean not null default true,
  slot_minutes integer not null default 30 check (slot_minutes in (15, 30, 60)),
  min_minutes integer not null default 30 check (min_minutes between 15 and 1440),
  max_minutes integer not null default 480 check (max_minutes between 15 and 1440),
  buffer_minutes integer not null default 0 check (buffer_minutes between 0 and 120),
  -- how far ahead, and how short before
  horizon_days integer not null default 180 check (horizon_days between 1 and 730),
  lead_minutes integer not null default 0 check (lead_minutes between 0 and 20160),
  -- until how long before the beginning a member can cancel
  cancel_minutes integer not null default 120 check (cancel_minutes between 0 and 43200),
  -- of the reviews, kept by the transactions that write them; hidden reviews don't count
  rating_count integer not null default 0 check (rating_count >= 0),
  rating_sum integer not null default 0 check (rating_sum >= rating_count),
  rating double precision generated always as (
    case when rating_count > 0 then rating_sum::double precision / rating_count end
  ) stored,
  search_text text generated always as (fold_text(name) || chr(10) || fold_text(city)) stored,
  is_active boolean not null default true,
  created_by text not null references users (id),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  check ((latitude is null) = (longitude is null)),
  check (min_minutes <= max_minutes),
  check (amenities <@ array[
    'food', 'drinks', 'parking', 'public_transport', 'wheelchair', 'league_home',
    'beginners_evening', 'rental_darts', 'shop', 'wifi', 'smoking_area', 'outdoor', 'card_payment',
    'streaming'
  ])
);
-- Each order of the directory has an index that is walked from the cursor on. What the filters look
-- at stands in it, so that looking ahead doesn't read the table.
create index lounges_newest on lounges (id desc)
  include (search_text, lounge_type, amenities) where is_active;
-- Without reviews means last, and as a number it can stand in a cursor.
create index lounges_by_rating on lounges (coalesce(rating, 0) desc, id desc)
  include (rating, search_text, lounge_type, amenities) where is_active;
create index lounges_by_price on lounges (price_from_cents, id)
  include (search_text, lounge_type, amenities) where is_active;
create index lounges_place on lounges using gist (place)
  include (id, search_text, lounge_type, amenities, price_from_cents, rating, latitude, longitude)
  where is_active;
-- By distance these come last.
create index lounges_placeless on lounges (id desc) where is_active and place is null;
-- The map shows at first where everything lies: the edges of that are found from outside.
create index lounges_latitude on lounges (latitude) where is_active;
create index lounges_longitude on lounges (longitude) where is_active;
create index lounges_search on lounges using gin (search_text gin_trgm_ops) where is_active;
create index lounges_zip_code on lounges (country, zip_code);
create index lounges_created_by on lounges (created_by);

-- Every change of a lounge's calendar, boards or rules locks this row first and raises its
-- revision: the id of live events, and what puts all bookings of a lounge into one line.
create table lounge_calendars (
  lounge_id bigint primary key references lounges (id),
  revision bigint not null default 0
) with (fillfactor = 50);

create table lounge_staff (
  lounge_id bigint not null references lounges (id),
  user_id text not null references users (id),
  role text not null check (role in ('owner', 'manager')),
  created_at timestamptz(3) not null default now(),
  primary key (lounge_id, user_id)
);
create unique index lounge_staff_one_owner on lounge_staff (lounge_id) where role = 'owner';
create index lounge_staff_user on lounge_staff (user_id);

-- A link by mail makes its reader a manager or the new owner.
create table lounge_invitations (
  id bigint generated always as identity primary key,
  lounge_id bigint not null references lounges (id),
  email citext not null check (length(email) <= 254),
  role text not null check (role in ('owner', 'manager')),
  token_hash text not null unique,
  invited_by text not null references users (id),
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  accepted_at timestamptz(3),
  revoked_at timestamptz(3)
);
create index lounge_invitations_lounge on lounge_invitations (lounge_id, id);

-- Someone says that a lounge is theirs; an admin decides.
create table lounge_claims (
  id bigint generated always as identity primary key,
  lounge_id bigint not null references lounges (id),
  user_id text not null references users (id),
  message text not null check (length(message) between 1 and 2000),
  status text not null default 'open' check (status in ('open', 'approved', 'declined')),
  created_at timestamptz(3) not null default now(),
  decided_at timestamptz(3),
  decided_by text references users (id),
  check ((status = 'open') = (decided_at is null))
);
create unique index lounge_claims_one_open on lounge_claims (lounge_id, user_id) where status = 'open';
create index lounge_claims_open on lounge_claims (id) where status = 'open';

create table lounge_boards (
  id bigint generated always as identity primary key,
  lounge_id bigint not null references lounges (id),
  name text not null check (length(name) between 1 and 60),
  position integer not null check (position >= 0),
  kind text not null default 'steel' check (kind in ('steel', 'soft')),
  make text check (length(make) <= 80),
  scoring_system text check (length(scoring_system) <= 80),
  -- from the face of the board to the oche; steel 2370, soft 2440 by the rules
  oche_distance_mm integer check (oche_distance_mm between 1000 and 4000),
  is_accessible boolean not null default false,
  created_at timestamptz(3) not null default now(),
  -- a removed board keeps its past bookings
  removed_at timestamptz(3),
  unique (lounge_id, id)
);
create unique index lounge_boards_name on lounge_boards (lounge_id, lower(name)) where removed_at is null;

-- One day that is different: closed (no periods) or open at other hours.
create table opening_exceptions (
  lounge_id bigint not null references lounges (id),
  date date not null,
  -- as in opening_hours: [{from, to}]
  periods jsonb not null default '[]',
  note text check (length(note) <= 200),
  primary key (lounge_id, date)
);

create table lounge_photos (
  lounge_id bigint not null references lounges (id),
  position integer not null check (position between 0 and 7),
  upload_id text not null unique references uploads (id),
  -- what the picture shows, for those who don't see it
  description text check (length(description) <= 200),
  primary key (lounge_id, position)
);

create table lounge_favourites (
  user_id text not null references users (id),
  lounge_id bigint not null references lounges (id),
  created_at timestamptz(3) not null default now(),
  primary key (user_id, lounge_id)
);
create index lounge_favourites_latest on lounge_favourites (user_id, created_at desc, lounge_id desc);
create index lounge_favourites_lounge on lounge_favourites (lounge_id);

create table lounge_reviews (
  id bigint generated always as identity primary key,
  lounge_id bigint not null references lounges (id),
  author_id text not null references users (id),
  rating integer not null check (rating between 1 and 5),
  comment text check (length(comment) <= 2000),
  -- the author had completed a booking there when it was written or last edited
  is_visit_confirmed boolean not null default false,
  created_at timestamptz(3) not null default now(),
  edited_at timestamptz(3),
  answer text check (length(answer) between 1 and 2000),
  answered_at timestamptz(3),
  answered_by text references users (id),
  -- by a moderator; can be undone
  hidden_at timestamptz(3),
  hidden_by text references users (id),
  unique (lounge_id, author_id),
  check ((answer is null) = (answered_at is null)),
  check ((hidden_at is null) = (hidden_by is null))
);
create index lounge_reviews_listing on lounge_reviews (lounge_id, id desc) where hidden_at is null;
create index lounge_reviews_author on lounge_reviews (author_id);

create table lounge_review_reports (
  review_id bigint not null references lounge_reviews (id),
  reporter_id text not null references users (id),
  reason text not null check (length(reason) between 1 and 1000),
  created_at timestamptz(3) not null default now(),
  -- a moderator has looked at it
  resolved_at timestamptz(3),
  primary key (review_id, reporter_id)
);
create index lounge_review_reports_open on lounge_review_reports (created_at, review_id) where resolved_at is null;
