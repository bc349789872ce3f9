-- Boards that count by themselves: a camera or a board with contacts sends what it sees, by a bridge beside it.

create table counting_boards (
  id bigint generated always as identity primary key,
  -- a member's own at home, or a lounge's, which bears the name of that board
  name text check (length(name) between 1 and 60),
  owner_id text references users (id),
  lounge_board_id bigint references lounge_boards (id),
  created_by text not null references users (id),
  created_at timestamptz(3) not null,
  token_hash text not null unique,
  -- as the bridge says it
  maker text,
  version text check (length(version) <= 40),
  -- the game or the training that it counts for, as long as a device renews it; by nobody: by a tablet
  attached_until timestamptz(3),
  attached_by text references users (id),
  attached_game_id bigint references games (id),
  -- when who cares for it was told last that it is silent
  silence_told_at timestamptz(3),
  unique (lounge_board_id),
  check (num_nonnulls(owner_id, lounge_board_id) = 1),
  check ((owner_id is null) = (name is null)),
  check (attached_until is not null or num_nonnulls(attached_by, attached_game_id) = 0)
);
create index counting_boards_owner on counting_boards (owner_id) where owner_id is not null;

-- What each board sees now, written several times a second on an evening and worth nothing a minute later. Where it is
-- lost, the bridge's next message writes it anew.
create unlogged table counting_board_sights (
  board_id bigint primary key references counting_boards (id) on delete cascade,
  -- the process that holds the board
  lease uuid not null,
  lease_until timestamptz(3) not null,
  -- of that process's last message
  seq bigint not null,
  -- grows with each message; from the time on, as nothing is known of what was before
  revision bigint not null,
  sight jsonb not null,
  seen_at timestamptz(3) not null,
  dart_at timestamptz(3)
) with (fillfactor = 50);
