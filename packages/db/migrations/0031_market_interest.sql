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
