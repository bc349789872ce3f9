-- What members do with the ads of others: remember, look at, pass on, and wait for new ones.

create table market_favourites (
  user_id text not null references users (id) on delete cascade,
  item_id bigint not null references market_items (id) on delete cascade,
  -- the price that the member knows of; a lower one is told
  known_cents integer not null,
  created_at timestamptz(3) not null,
  primary key (user_id, item_id)
);
create index market_favourites_latest on market_favourites (user_id, created_at desc, item_id desc);
create index market_favourites_of on market_favourites (item_id, created_at);

-- Random, and gone with its day: what was hashed with it leads to nobody afterwards.
create table market_day_salts (
  day date primary key,
  salt text not null
);

-- Who has looked at or passed on an ad on a day, each once. Rows are only added; a job counts and later
-- deletes them. Without a foreign key, which would write to the row of an ad that many look at.
create table market_traces (
  day date not null,
  item_id bigint not null,
  kind text not null check (
    kind in ('view', 'link', 'qr', 'native', 'whatsapp', 'facebook', 'x', 'telegram', 'linkedin', 'email')
  ),
  who text not null,
  is_counted boolean not null default false,
  primary key (day, item_id, kind, who)
);
create index market_traces_uncounted on market_traces (item_id) where not is_counted;

-- How often that happened to an ad, by day.
create table market_days (
  item_id bigint not null references market_items (id) on delete cascade,
  day date not null,
  kind text not null check (
    kind in ('view', 'link', 'qr', 'native', 'whatsapp', 'facebook', 'x', 'telegram', 'linkedin', 'email')
  ),
  count integer not null check (count > 0),
  primary key (item_id, day, kind)
);

-- What members wait for: searches that they have saved, and wanted ads, which are searches of those who placed
-- them. What each looks for stands here as the list compares it, so that a new ad finds those that it suits.
create table market_searches (
  id bigint generated always as identity primary key,
  user_id text not null references users (id) on delete cascade,
  -- the wanted ad; null for a saved search
  wanted_id bigint unique references market_items (id) on delete cascade,
  name text check (length(name) between 1 and 60),
  -- the filters as the list takes them
  input jsonb,
  -- of the terms and words of an ad that suits it, it has at least one of these
  keys text[] not null check (cardinality(keys) > 0),
  -- null: whatever they are
  query tsquery,
  price_from integer not null,
  price_to integer not null,
  -- tenths of a gram, and percent; an ad without one of them counts as the last
  weight_from integer not null,
  weight_to integer not null,
  weight_else integer not null,
  tungsten_from integer not null,
  tungsten_to integer not null,
  tungsten_else integer not null,
  -- kilometres in a straight line around a place
  origin cube,
  chord double precision,
  -- ads that were there before are told only when they have become cheap enough
  since timestamptz(3) not null,
  -- what was found later is new to the member
  seen_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  check ((wanted_id is null) = (name is not null and input is not null)),
  check ((origin is null) <= (chord is null))
);
create index market_searches_of on market_searches (user_id, id desc);
create index market_searches_keys on market_searches using gin (keys) with (fastupdate = off);

-- What was found for whom: each ad is told once to each search.
create table market_search_hits (
  search_id bigint not null references market_searches (id) on delete cascade,
  item_id bigint not null references market_items (id) on delete cascade,
  found_at timestamptz(3) not null,
  primary key (search_id, item_id)
);
create index market_search_hits_item on market_search_hits (item_id);
