-- The marketplace's ads: what somebody sells or looks for, as one table with the attributes of all categories
-- as columns, so that each can be filtered, ordered and counted.

create table market_items (
  id bigint generated always as identity primary key,
  -- sell: it is there to be had; wanted: somebody looks for it
  intent text not null default 'sell' check (intent in ('sell', 'wanted')),
  seller_id text not null references users (id),
  status text not null default 'draft'
    check (status in ('draft', 'active', 'reserved', 'paused', 'sold', 'expired', 'deleted')),
  -- the moderators' side: null is fine; waiting for their look, sent back, or blocked for good
  review text check (review in ('waiting', 'rejected', 'blocked')),
  -- what it was before it was blocked, for when that is undone
  review_before text check (review_before in ('waiting', 'rejected')),
  -- kinds of what in it makes readers careful, as of its last change
  suspicions text[] not null default '{}',
  title text not null default '' check (length(title) <= 120),
  description text not null default '' check (length(description) <= 5000),
  category text check (
    category in ('darts', 'boards', 'accessories', 'case', 'flights', 'shafts', 'furniture', 'other')
  ),
  condition text check (condition in ('new', 'like_new', 'good', 'fair', 'poor')),
  -- of a wanted ad: at most
  price_cents integer check (price_cents > 0 and price_cents <= 1000000000),
  currency text not null default 'EUR' check (currency = 'EUR'),
  -- whether offers may be above the price, and whether there can be offers at all
  takes_more boolean not null default false,
  takes_offers boolean not null default true,
  ships boolean not null default true,
  shipping_cents integer check (shipping_cents >= 0 and shipping_cents <= 100000),
  meets boolean not null default true,
  -- where it can be handed over: a lounge of the directory, or what was typed
  lounge_id bigint references lounges (id) on delete set null,
  location text check (length(location) <= 120),
  country text not null default 'DE',
  zip_code text check (length(zip_code) <= 12),
  city text check (length(city) <= 100),
  -- of the postal code's area, never of a home
  latitude double precision,
  longitude double precision,
  place cube generated always as (place_of(latitude, longitude)) stored,
  seller_type text not null default 'private' check (seller_type in ('private', 'business')),
  seller_terms_accepted boolean not null default false,

  -- attributes; which belong to which category stands in the validators
  brand text check (length(brand) <= 60),
  model text check (length(model) <= 80),
  tip text check (tip in ('steel', 'soft')),
  -- tenths of a gram
  weight_tenths smallint check (weight_tenths between 50 and 600),
  -- percent; 0 is brass or anything else without
  tungsten smallint check (tungsten between 0 and 100),
  -- tenths of a millimetre
  barrel_length_tenths smallint check (barrel_length_tenths between 100 and 1000),
  barrel_diameter_tenths smallint check (barrel_diameter_tenths between 30 and 150),
  barrel_shape text check (barrel_shape in ('straight', 'torpedo', 'bomb', 'scallop', 'taper')),
  grip text check (grip in ('smooth', 'ring', 'micro', 'shark', 'razor', 'knurled', 'mixed')),
  points text check (points in ('fixed', 'moving', 'changeable', 'conversion')),
  shaft_length text check (shaft_length in ('extra_short', 'short', 'between', 'medium', 'long')),
  shaft_material text check (
    shaft_material in ('nylon', 'polycarbonate', 'aluminium', 'carbon', 'titanium')
  ),
  flight_shape text check (flight_shape in ('standard', 'small', 'slim', 'pear', 'kite', 'vortex')),
  board_segments text check (
    board_segments in ('round_wire', 'triangle_wire', 'blade', 'electronic', 'magnetic')
  ),
  -- 1 as new to 5 worn out
  wear smallint check (wear between 1 and 5),

  view_count integer not null default 0 check (view_count >= 0),
  favourite_count integer not null default 0 check (favourite_count >= 0),
  share_count integer not null default 0 check (share_count >= 0),
  -- grows with every change of what is said of it, so that two devices don't overwrite each other
  revision integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  -- first, and latest, time that it could be seen
  published_at timestamptz(3),
  renewed_at timestamptz(3),
  expires_at timestamptz(3),
  sold_at timestamptz(3),
  -- what it went for, for price hints; null: the price that was asked
  sold_cents integer check (sold_cents > 0),
  deleted_at timestamptz(3),
  check ((latitude is null) = (longitude is null)),
  check (
    status in ('draft', 'deleted')
    or (published_at is not null and category is not null and price_cents is not null)
  ),
  check (status in ('draft', 'deleted') or intent = 'wanted' or condition is not null),
  check (intent = 'sell' or status not in ('reserved', 'sold')),
  check ((status = 'sold') = (sold_at is not null) or status = 'deleted')
);
create index market_items_of on market_items (seller_id, id desc);
create index market_items_drafts on market_items (updated_at) where status = 'draft';
create index market_items_at on market_items (lounge_id) where lounge_id is not null;
create index market_items_expiring on market_items (expires_at) where status in ('active', 'paused');
-- what comparable ones were sold for
create index market_items_sold on market_items (category, sold_at desc) where status = 'sold';

create table market_item_pictures (
  item_id bigint not null references market_items (id) on delete cascade,
  position smallint not null check (position between 0 and 4),
  upload_id text not null references uploads (id),
  primary key (item_id, position) deferrable initially deferred,
  unique (upload_id)
);

-- What the law wants to know of who sells as a business (Digital Services Act, article 30).
create table market_traders (
  user_id text primary key references users (id) on delete cascade,
  name text not null check (length(name) between 1 and 120),
  address text not null check (length(address) between 1 and 300),
  email text not null check (length(email) <= 254),
  phone text not null check (length(phone) <= 40),
  -- number and name of the register; null: in none
  register text check (length(register) <= 120),
  vat_id text check (length(vat_id) <= 20),
  -- the terms of withdrawal that buyers get
  withdrawal text not null check (length(withdrawal) between 1 and 5000),
  -- confirmed to offer only what obeys the law of the Union
  confirmed_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);

create table search_documents_item partition of search_documents for values in ('item');
