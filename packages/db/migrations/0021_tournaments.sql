-- Tournaments: what is played, when and where; who organises it; who has entered, and who waits.
-- Draws, matches and results follow in a migration of their own.

create table tournaments (
  id bigint generated always as identity primary key,
  name text not null check (length(name) between 1 and 120),
  description text check (length(description) <= 5000),
  status text not null default 'upcoming'
    check (status in ('draft', 'upcoming', 'active', 'completed', 'cancelled')),
  kind text not null
    check (kind in ('single_elimination', 'double_elimination', 'round_robin', 'groups', 'swiss')),
  game_format text not null check (game_format in ('501', '301', 'cricket', 'around-the-clock')),
  -- as a game has them; null where the scorer doesn't know the game
  rules jsonb,
  -- legs and sets, unless a round has others
  format jsonb not null,
  team_size smallint not null default 1 check (team_size between 1 and 4),
  max_participants smallint not null check (max_participants between 1 and 512),
  entry_fee_cents integer not null default 0 check (entry_fee_cents >= 0),
  prize_pool_cents integer not null default 0 check (prize_pool_cents >= 0),
  starts_at timestamptz(3) not null,
  ends_at timestamptz(3),
  registration_closes_at timestamptz(3) not null,
  -- null: nobody checks in by themselves
  check_in_opens_at timestamptz(3),
  is_public boolean not null default true,
  -- only who is invited can enter
  is_invited_only boolean not null default false,
  rating_min smallint,
  rating_max smallint,
  lounge_id bigint references lounges (id),
  -- where it is, if not at one of the lounges
  location text check (length(location) <= 200),
  -- the boards that it has at its lounge
  block_id bigint references board_blocks (id) on delete set null,
  thread_id bigint references forum_threads (id) on delete set null,
  created_by text not null references users (id),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  started_at timestamptz(3),
  completed_at timestamptz(3),
  cancelled_at timestamptz(3),
  cancelled_by text references users (id),
  cancel_reason text check (length(cancel_reason) <= 500),
  winner_entry_id bigint,
  hidden_at timestamptz(3),
  hidden_by text references users (id),
  -- kept by whatever changes entries; never more have a seat than there are
  entered_count smallint not null default 0 check (entered_count >= 0),
  waiting_count integer not null default 0 check (waiting_count >= 0),
  -- the order of registration
  next_number integer not null default 1,
  -- grows with every change that the tournament's page shows
  revision integer not null default 0,
  -- what the list is searched by; the city is not the tournament's own
  search_text text not null generated always as (fold_text(name || ' ' || coalesce(location, ''))) stored,
  check (registration_closes_at <= starts_at),
  check (ends_at > starts_at),
  check (check_in_opens_at <= starts_at),
  check (rating_min <= rating_max),
  check ((status = 'cancelled') = (cancelled_at is not null)),
  check (status <> 'completed' or completed_at is not null),
  check (block_id is null or lounge_id is not null),
  constraint tournaments_capacity check (entered_count <= max_participants)
);
-- the public list: in the order of time, of one status or of all
create index tournaments_by_start on tournaments (starts_at, id)
  where is_public and hidden_at is null and status <> 'draft';
create index tournaments_by_status on tournaments (status, starts_at, id)
  where is_public and hidden_at is null and status <> 'draft';
create index tournaments_text on tournaments using gin (search_text gin_trgm_ops)
  where is_public and hidden_at is null and status <> 'draft';
create index tournaments_at on tournaments (lounge_id, starts_at, id) where lounge_id is not null;
create index tournaments_of on tournaments (created_by, id desc);
create index tournaments_block on tournaments (block_id) where block_id is not null;
create index tournaments_thread on tournaments (thread_id) where thread_id is not null;
create index tournaments_winners on tournaments (completed_at desc, id desc) where status = 'completed';

-- Whom the creator has named. The creator and the lounge's team need no row.
create table tournament_organisers (
  tournament_id bigint not null references tournaments (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  added_by text not null references users (id),
  added_at timestamptz(3) not null,
  primary key (tournament_id, user_id)
);
create index tournament_organisers_of on tournament_organisers (user_id, tournament_id desc);

-- A player or a team. What was entered once stays, with what became of it.
create table tournament_entries (
  id bigint generated always as identity primary key,
  tournament_id bigint not null references tournaments (id) on delete cascade,
  -- the order of registration, in which those who wait move up
  number integer not null,
  status text not null check (status in ('registered', 'waiting', 'withdrawn', 'no_show')),
  -- of a team; a single player has a name of their own
  name text check (length(name) between 1 and 60),
  seed smallint check (seed >= 1),
  entered_by text not null references users (id),
  registered_at timestamptz(3) not null,
  moved_up_at timestamptz(3),
  checked_in_at timestamptz(3),
  paid_at timestamptz(3),
  paid_to text references users (id),
  left_at timestamptz(3),
  unique (tournament_id, number),
  unique (tournament_id, id),
  check ((status in ('withdrawn', 'no_show')) = (left_at is not null))
);
create index tournament_entries_waiting on tournament_entries (tournament_id, number)
  where status = 'waiting';
create unique index tournament_entries_seed on tournament_entries (tournament_id, seed)
  where seed is not null;

alter table tournaments add foreign key (id, winner_entry_id)
  references tournament_entries (tournament_id, id);

-- Who plays for an entry: members, and guests by their name.
create table tournament_entry_players (
  entry_id bigint not null,
  position smallint not null check (position between 0 and 3),
  tournament_id bigint not null,
  user_id text references users (id),
  guest_name text check (length(guest_name) between 1 and 60),
  -- false once the entry has left: its member may enter again
  is_in boolean not null default true,
  primary key (entry_id, position),
  foreign key (tournament_id, entry_id)
    references tournament_entries (tournament_id, id) on delete cascade,
  check (num_nonnulls(user_id, guest_name) = 1)
);
create unique index tournament_entry_players_once on tournament_entry_players (tournament_id, user_id)
  where is_in and user_id is not null;
create index tournament_entry_players_of on tournament_entry_players (user_id, tournament_id desc)
  where user_id is not null;

create table tournament_invitations (
  tournament_id bigint not null references tournaments (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  invited_by text not null references users (id),
  invited_at timestamptz(3) not null,
  primary key (tournament_id, user_id)
);
create index tournament_invitations_of on tournament_invitations (user_id, tournament_id desc);

create table search_documents_tournament partition of search_documents for values in ('tournament');
create index search_documents_tournament_place on search_documents_tournament using gist (place);
