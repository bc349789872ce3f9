-- Bookings: who has which board when, blocked times, series, waiting list, calendar feeds.

create table booking_series (
  id bigint generated always as identity primary key,
  lounge_id bigint not null references lounges (id),
  name text not null check (length(name) between 1 and 120),
  created_by text not null references users (id),
  created_at timestamptz(3) not null default now()
);
create index booking_series_lounge on booking_series (lounge_id, id);

create table bookings (
  id bigint generated always as identity primary key,
  lounge_id bigint not null references lounges (id),
  -- null for walk-ins, calls and series, which the lounge enters itself
  member_id text references users (id),
  created_by text not null references users (id),
  status text not null check (status in ('requested', 'confirmed', 'cancelled', 'completed', 'no_show')),
  start_at timestamptz(3) not null,
  end_at timestamptz(3) not null,
  -- "any free board": a move may choose others
  is_any_board boolean not null default true,
  board_count integer not null check (board_count >= 1),
  group_size integer check (group_size between 1 and 200),
  -- of guests without an account; the lounge's staff only
  guest_name text check (length(guest_name) between 1 and 120),
  guest_contact text check (length(guest_contact) <= 200),
  -- from the member to the lounge, or the lounge's own
  notes text check (length(notes) <= 1000),
  price_cents integer not null check (price_cents >= 0),
  -- until when a member can cancel, as it was agreed
  cancellable_until timestamptz(3) not null,
  -- when an unanswered request ends
  expires_at timestamptz(3),
  series_id bigint references booking_series (id),
  cancelled_at timestamptz(3),
  cancelled_by text references users (id),
  -- in which role; the system cancels what nobody answered
  cancelled_as text check (cancelled_as in ('member', 'lounge', 'system')),
  cancel_reason text check (length(cancel_reason) <= 500),
  -- grows with every change that a calendar shows (RFC 5545 SEQUENCE)
  sequence integer not null default 0,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  check (end_at > start_at),
  check (num_nonnulls(member_id, guest_name) = 1),
  check ((status = 'requested') = (expires_at is not null)),
  check ((status = 'cancelled') = (cancelled_at is not null)),
  check ((status = 'cancelled') = (cancelled_as is not null))
);
create index bookings_member on bookings (member_id, start_at desc, id desc) where member_id is not null;
create index bookings_lounge on bookings (lounge_id, start_at, id);
create index bookings_visits on bookings (lounge_id, member_id) where status = 'completed';
create index bookings_expiring on bookings (expires_at) where status = 'requested';
create index bookings_ending on bookings (end_at) where status = 'confirmed';
create index bookings_series on bookings (series_id, start_at) where series_id is not null;

-- Times in which boards can't be booked.
create table board_blocks (
  id bigint generated always as identity primary key,
  lounge_id bigint not null references lounges (id),
  kind text not null check (kind in ('out_of_service', 'blocked')),
  reason text check (length(reason) <= 200),
  start_at timestamptz(3) not null,
  end_at timestamptz(3) not null,
  created_by text not null references users (id),
  created_at timestamptz(3) not null default now(),
  check (end_at > start_at)
);
create index board_blocks_lounge on board_blocks (lounge_id, start_at, id);

create table waiting_list_entries (
  id bigint generated always as identity primary key,
  lounge_id bigint not null references lounges (id),
  member_id text not null references users (id),
  start_at timestamptz(3) not null,
  end_at timestamptz(3) not null,
  board_count integer not null check (board_count >= 1),
  group_size integer check (group_size between 1 and 200),
  status text not null default 'waiting' check (status in ('waiting', 'offered', 'taken', 'expired', 'left')),
  -- the boards are held until then
  offer_expires_at timestamptz(3),
  booking_id bigint references bookings (id),
  created_at timestamptz(3) not null default now(),
  check (end_at > start_at),
  check ((status = 'offered') = (offer_expires_at is not null)),
  check ((status = 'taken') = (booking_id is not null))
);
create unique index waiting_list_entries_once on waiting_list_entries (member_id, lounge_id, start_at, end_at)
  where status in ('waiting', 'offered');
create index waiting_list_entries_line on waiting_list_entries (lounge_id, id) where status = 'waiting';
create index waiting_list_entries_offers on waiting_list_entries (offer_expires_at) where status = 'offered';
create index waiting_list_entries_member on waiting_list_entries (member_id, id desc);

-- Who or what has a board, and when. However bookings are made, two active rows of one board never
-- overlap.
create table board_occupancies (
  id bigint generated always as identity primary key,
  lounge_id bigint not null,
  board_id bigint not null,
  booking_id bigint references bookings (id),
  block_id bigint references board_blocks (id) on delete cascade,
  waiting_list_entry_id bigint references waiting_list_entries (id),
  -- with the buffer behind it
  during tstzrange not null check (
    not isempty(during) and lower(during) is not null and upper(during) is not null
    and lower_inc(during) and not upper_inc(during)
  ),
  -- false for what was cancelled: history only
  is_active boolean not null default true,
  foreign key (lounge_id, board_id) references lounge_boards (lounge_id, id),
  check (num_nonnulls(booking_id, block_id, waiting_list_entry_id) = 1),
  constraint board_occupancies_no_overlap
    exclude using gist (board_id with =, during with &&) where (is_active)
);
create index board_occupancies_lounge on board_occupancies using gist (lounge_id, during) where is_active;
create unique index board_occupancies_booking on board_occupancies (booking_id, board_id)
  where booking_id is not null;
create index board_occupancies_block on board_occupancies (block_id) where block_id is not null;
create index board_occupancies_waiting on board_occupancies (waiting_list_entry_id)
  where waiting_list_entry_id is not null;

-- Secret addresses of calendars; the address itself is known to its owner only.
create table calendar_feeds (
  id bigint generated always as identity primary key,
  user_id text not null references users (id) on delete cascade,
  kind text not null check (kind in ('member', 'lounge', 'board')),
  lounge_id bigint references lounges (id),
  board_id bigint references lounge_boards (id),
  token_hash text not null unique,
  created_at timestamptz(3) not null default now(),
  revoked_at timestamptz(3),
  last_read_at timestamptz(3),
  check ((kind = 'member') = (lounge_id is null)),
  check ((kind = 'board') = (board_id is not null))
);
create index calendar_feeds_user on calendar_feeds (user_id, id);
