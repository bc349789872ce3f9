-- Notifications: what members are told, in groups, and how each of them wants to be told.

-- One entry on the page and in the bell: everything of a kind about one thing, since it was last read.
create table notification_groups (
  id bigint generated always as identity primary key,
  recipient_id text not null references users (id) on delete cascade,
  kind text not null check (kind ~ '^[a-z]+\.[a-zA-Z]+$'),
  group_key text not null check (length(group_key) between 1 and 100),
  latest_at timestamptz(3) not null,
  -- when the last of it was read; what comes later begins a new group
  read_at timestamptz(3)
);
create unique index notification_groups_unread on notification_groups (recipient_id, kind, group_key)
  where read_at is null;
create index notification_groups_latest on notification_groups (recipient_id, latest_at desc, id desc);
create index notification_groups_read on notification_groups (read_at) where read_at is not null;

create table notifications (
  id bigint generated always as identity primary key,
  group_id bigint not null references notification_groups (id) on delete cascade,
  recipient_id text not null references users (id) on delete cascade,
  kind text not null check (kind ~ '^[a-z]+\.[a-zA-Z]+$'),
  event_id uuid not null,
  -- whose doing it is, if that is somebody whom the recipient can block
  actor_id text references users (id) on delete cascade,
  -- who has seen this place has read it, e.g. post/17
  place text not null check (length(place) between 1 and 100),
  -- ids; names and texts are read when they are shown
  payload jsonb not null,
  created_at timestamptz(3) not null,
  read_at timestamptz(3),
  -- waits for the recipient's next digest
  awaits_digest boolean not null default false,
  -- however often an event's job is tried, and whatever kinds tell of it: a member hears once
  unique (event_id, recipient_id)
);
create index notifications_group on notifications (group_id, id desc);
create index notifications_actor on notifications (actor_id);
create index notifications_unread on notifications (recipient_id, place) where read_at is null;
create index notifications_digest on notifications (recipient_id, id) where awaits_digest;

-- Where a member wants something else than the kind's default.
create table notification_settings (
  user_id text not null references users (id) on delete cascade,
  kind text not null check (kind ~ '^[a-z]+\.[a-zA-Z]+$'),
  mail text not null check (mail in ('now', 'daily', 'never')),
  push boolean not null,
  primary key (user_id, kind)
);

-- Members who have chosen where they live; for others it is eight o'clock in Berlin.
create table notification_zones (
  user_id text primary key references users (id) on delete cascade,
  time_zone text not null check (length(time_zone) between 1 and 60)
);

-- A member's digest of a day: whose row is there first sends it.
create table notification_digests (
  user_id text not null references users (id) on delete cascade,
  -- in the member's zone
  day date not null,
  -- the notifications in it: those that waited, up to this one
  last_id bigint not null,
  created_at timestamptz(3) not null,
  primary key (user_id, day)
);
create index notification_digests_old on notification_digests (created_at);
