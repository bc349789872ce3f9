-- Starting games: invitations and their end, guests who become members, members who say yes on somebody
-- else's device, and training alone.

alter table games drop constraint games_status_check;
alter table games add constraint games_status_check check (status in (
  'invited', 'declined', 'cancelled', 'expired',
  'playing', 'finished', 'casual', 'disputed', 'completed', 'annulled'
));
create index games_invited on games (created_at) where status = 'invited';
create index games_created on games (created_by, id desc);

-- the name under which a member played as a guest before claiming the game
alter table game_players add column claimed_name text;

-- Links by which a member claims what a guest has played. There may be several of one guest, shown as a
-- picture and sent; all of them work until one is used.
create table game_guest_links (
  token_hash text primary key,
  game_id bigint not null,
  side smallint not null,
  place smallint not null,
  -- whether it is also for the other games of who started this one with a guest of that name
  covers_name boolean not null,
  created_at timestamptz(3) not null,
  foreign key (game_id, side, place) references game_players on delete cascade
);
create index game_guest_links_guest on game_guest_links (game_id, side, place);

-- With the own PIN a member says yes to a game on somebody else's device.
create table game_pins (
  user_id text primary key references users (id) on delete cascade,
  pin_hash text not null,
  changed_at timestamptz(3) not null,
  -- attempts since that moment; the right PIN takes them back
  attempts smallint not null default 0 check (attempts >= 0),
  attempts_since timestamptz(3)
);

create table training_results (
  id bigint generated always as identity primary key,
  user_id text not null references users (id) on delete cascade,
  kind text not null check (kind in ('clock', 'bob', 'checkout')),
  -- darts around the clock, points otherwise
  score integer not null,
  darts integer not null check (darts > 0),
  finished_at timestamptz(3) not null
);
create index training_results_of on training_results (user_id, kind, finished_at desc, id desc);
create index training_results_best on training_results (user_id, kind, score);
