-- Boards on camera: the picture goes from device to device. Here is only what they say to find each other.

-- What one device tells that of the other side, until it is read: for two minutes at most. Not written ahead, as
-- nobody needs it after a crash.
create unlogged table remote_signals (
  id bigint generated always as identity primary key,
  game_id bigint not null references games (id) on delete cascade,
  -- for whom it is
  to_side smallint not null check (to_side between 0 and 1),
  to_role text not null check (to_role in ('camera', 'viewer')),
  -- one device; null: whichever is there
  to_peer text check (length(to_peer) = 16),
  from_peer text not null check (length(from_peer) = 16),
  body jsonb not null,
  created_at timestamptz(3) not null
);
create index remote_signals_of on remote_signals (game_id, id);
create index remote_signals_age on remote_signals (created_at);

-- The phone that is the camera of a member's board in a game: one, so that a new link ends the one before.
create table remote_cameras (
  game_id bigint not null references games (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  link_hash text not null unique check (length(link_hash) = 64),
  link_until timestamptz(3) not null,
  -- of what the phone has made for itself when it opened the link; null before
  device_hash text unique check (length(device_hash) = 64),
  primary key (game_id, user_id)
);
create index remote_cameras_of on remote_cameras (user_id);
create index remote_cameras_age on remote_cameras (link_until);
