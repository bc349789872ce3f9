-- Where media channels are read: their pages and feeds, the episodes found there, and who proves that one is theirs.

-- A channel's page, which tells whether the link still leads anywhere and where its feed is; and its feed.
create table media_sources (
  channel_id bigint not null references media_channels (id) on delete cascade,
  kind text not null check (kind in ('page', 'feed')),
  -- of a feed: the channel's admins have named it; else it was found on the page, which so vouches for it
  is_given boolean not null default false,
  -- new: not read yet; dead: it has been gone or out of reach for so long that readers are told
  state text not null default 'new' check (state in ('new', 'fine', 'failing', 'dead')),
  -- why the last attempt was in vain; null when it wasn't
  problem text check (problem in (
    'gone', 'refused', 'unknown', 'timeout', 'tooLarge', 'redirects', 'failed', 'busy', 'noFeed'
  )),
  -- one after the other, and since when
  failures integer not null default 0 check (failures >= 0),
  failing_since timestamptz(3),
  -- so that the same is not sent twice (RFC 9110)
  etag text check (length(etag) <= 500),
  last_modified text check (length(last_modified) <= 100),
  checked_at timestamptz(3),
  read_at timestamptz(3),
  -- infinity: never, for the channels of the demo
  next_check_at timestamptz(3) not null,
  primary key (channel_id, kind),
  check ((problem is null) = (failures = 0)),
  check ((failing_since is null) = (failures = 0)),
  check (kind = 'feed' or not is_given)
);
create index media_sources_due on media_sources (next_check_at);

create table media_episodes (
  id bigint generated always as identity primary key,
  channel_id bigint not null references media_channels (id) on delete cascade,
  -- what the feed calls it, or its address; the hash of what is long
  key text not null check (length(key) between 1 and 200),
  title text not null check (length(title) between 1 and 200),
  summary text check (length(summary) between 1 and 600),
  url text check (length(url) <= 2000),
  -- of what can be heard
  audio_url text check (length(audio_url) <= 2000),
  -- of what can be seen on YouTube
  video_id text check (video_id ~ '^[\w-]{5,20}$'),
  duration_seconds integer check (duration_seconds between 1 and 359999),
  -- as the feed says; of a feed that doesn't, when it was first seen
  published_at timestamptz(3) not null,
  seen_at timestamptz(3) not null,
  unique (channel_id, key)
);
create index media_episodes_latest on media_episodes (channel_id, published_at desc, id desc);

-- Who says that a channel is theirs puts a code where only its maker can write.
create table media_verifications (
  channel_id bigint not null references media_channels (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  code text not null unique check (code ~ '^oche-[a-z2-7]{12}$'),
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  checked_at timestamptz(3),
  primary key (channel_id, user_id)
);
create index media_verifications_of on media_verifications (user_id, channel_id);
