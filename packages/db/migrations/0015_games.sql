-- Games: who plays what, and every move of the scorer in its order.

create table games (
  id bigint generated always as identity primary key,
  created_by text not null references users (id) on delete cascade,
  kind text not null check (kind in ('x01', 'cricket')),
  -- rules, format, players a side and who begins, as packages/darts has them
  setup jsonb not null,
  visibility text not null check (visibility in ('public', 'friends', 'private')),
  status text not null
    check (status in (
      'invited', 'playing', 'finished', 'casual', 'disputed', 'completed', 'annulled'
    )),
  -- where the game stands: all that the next entry depends on
  position jsonb not null,
  -- how many moves there were
  revision bigint not null default 0,
  -- the device that scores; another one has to take over first
  device_id uuid,
  winner_side smallint,
  lounge_id bigint references lounges (id) on delete set null,
  board_id bigint references lounge_boards (id) on delete set null,
  created_at timestamptz(3) not null,
  moved_at timestamptz(3) not null,
  finished_at timestamptz(3),
  check ((winner_side is null) or finished_at is not null)
);
create index games_live on games (moved_at desc, id desc) where status = 'playing';
create index games_finished on games (finished_at desc, id desc)
  where finished_at is not null and visibility = 'public';
create index games_finished_at_lounge on games (lounge_id, finished_at desc, id desc)
  where finished_at is not null and visibility = 'public';

create table game_players (
  game_id bigint not null references games (id) on delete cascade,
  side smallint not null check (side between 0 and 1),
  place smallint not null check (place between 0 and 3),
  user_id text references users (id) on delete set null,
  guest_name text check (length(guest_name) between 1 and 60),
  -- a member is named to others only after saying yes
  accepted_at timestamptz(3),
  confirmed_at timestamptz(3),
  primary key (game_id, side, place)
);
create unique index game_players_member on game_players (game_id, user_id);
create index game_players_of on game_players (user_id, game_id desc);

-- The current list of visits: what the moves have made of it, a row a leg.
create table game_legs (
  game_id bigint not null references games (id) on delete cascade,
  number smallint not null check (number >= 0),
  -- an array
  entries jsonb not null,
  primary key (game_id, number)
);

-- Every move, once: a device sends again what it has no answer to.
create table game_moves (
  game_id bigint not null references games (id) on delete cascade,
  revision bigint not null check (revision > 0),
  move_id uuid not null,
  move jsonb not null,
  made_by text references users (id) on delete set null,
  made_at timestamptz(3) not null,
  primary key (game_id, revision),
  unique (game_id, move_id)
);
