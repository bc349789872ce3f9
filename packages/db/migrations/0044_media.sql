-- Media channels: who makes videos, podcasts, streams and texts about darts, and where.

create table media_channels (
  id bigint generated always as identity primary key,
  name text not null check (length(name) between 1 and 120),
  description text check (length(description) <= 4000),
  platform text not null check (platform in ('YouTube', 'Podcast', 'Twitch', 'TikTok', 'Blog', 'Forum')),
  url text not null check (length(url) <= 2000),
  -- the address without what doesn't tell channels apart: no two entries are of the same one
  url_key text not null,
  -- at the platform, as the channel's admins say
  number_of_followers integer not null default 0 check (number_of_followers >= 0),
  logo_id text unique references uploads (id),
  -- addresses of single videos
  videos text[] not null default '{}' check (cardinality(videos) <= 12),
  -- paused by its admins: nobody else sees it
  is_active boolean not null default true,
  -- who made the entry; who runs it are its admins
  creator_id text references users (id) on delete set null,
  -- where its episodes are read
  feed_url text check (length(feed_url) <= 2000),
  -- since when it is known that its admins are those who make it
  verified_at timestamptz(3),
  latest_episode_at timestamptz(3),
  -- of members here
  follower_count integer not null default 0 check (follower_count >= 0),
  hidden_at timestamptz(3),
  hidden_by text references users (id) on delete set null,
  -- by its admins, who can bring it back as long as the row is there
  deleted_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  search_text text not null generated always as (fold_text(name)) stored,
  -- short, so that a cursor has room for it
  sort_name text collate "C" not null generated always as (left(fold_text(name), 30)) stored,
  -- what everybody sees
  is_public boolean not null generated always as (
    is_active and hidden_at is null and deleted_at is null
  ) stored
);
create unique index media_channels_url on media_channels (url_key) where deleted_at is null;
-- the orders of the list
create index media_channels_followers on media_channels (number_of_followers desc, id desc) where is_public;
create index media_channels_newest on media_channels (id desc) where is_public;
create index media_channels_episode on media_channels (
  (coalesce(latest_episode_at, '-infinity'::timestamptz)) desc, id desc
) where is_public;
create index media_channels_name on media_channels (sort_name, id) where is_public;
create index media_channels_platform on media_channels (platform, number_of_followers desc, id desc) where is_public;
create index media_channels_search on media_channels using gin (search_text gin_trgm_ops) where is_public;
create index media_channels_creator on media_channels (creator_id) where creator_id is not null;
create index media_channels_hidden_by on media_channels (hidden_by) where hidden_by is not null;

create table media_channel_admins (
  channel_id bigint not null references media_channels (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  added_at timestamptz(3) not null,
  primary key (channel_id, user_id)
);
create index media_channel_admins_of on media_channel_admins (user_id, channel_id);

create table media_channel_images (
  channel_id bigint not null references media_channels (id) on delete cascade,
  position smallint not null check (position between 0 and 7),
  upload_id text not null references uploads (id),
  primary key (channel_id, position),
  unique (upload_id)
);

-- who hears of new episodes
create table media_channel_followers (
  channel_id bigint not null references media_channels (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  followed_at timestamptz(3) not null,
  primary key (channel_id, user_id)
);
create index media_channel_followers_of on media_channel_followers (user_id, channel_id);

-- who wants to find it again; nobody else knows
create table media_channel_favourites (
  channel_id bigint not null references media_channels (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  added_at timestamptz(3) not null,
  primary key (channel_id, user_id)
);
create index media_channel_favourites_of on media_channel_favourites (user_id, channel_id);

create table search_documents_channel partition of search_documents for values in ('channel');
