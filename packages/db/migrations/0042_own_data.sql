-- Own data: archives of what somebody has here, and members who leave (ADR 32).

-- Whose account is deleted keeps the row: posts, messages, games and results of others refer to it. Nothing in
-- it says who it was.
alter table users drop constraint users_status_check;
alter table users add constraint users_status_check
  check (status in ('active', 'suspended', 'banned', 'deleted'));

-- One a member: a new one takes the place of the former.
create table data_archives (
  user_id text primary key references users (id) on delete cascade,
  -- names its file; nobody can guess it
  id uuid not null unique,
  status text not null check (status in ('waiting', 'running', 'ready', 'failed')),
  -- parts of the archive
  done smallint not null default 0,
  total smallint not null default 0,
  bytes bigint,
  requested_at timestamptz(3) not null,
  -- when it is ready
  expires_at timestamptz(3),
  check ((status = 'ready') = (expires_at is not null)),
  check ((status = 'ready') = (bytes is not null))
);
create index data_archives_expiring on data_archives (expires_at) where expires_at is not null;

-- Who wants to leave, and how far it has come. The row stays, so that nobody begins again.
create table departures (
  user_id text primary key references users (id) on delete cascade,
  requested_at timestamptz(3) not null,
  due_at timestamptz(3) not null,
  -- there is no way back from then on
  begun_at timestamptz(3),
  -- domains that have taken their part away
  erased text[] not null default '{}',
  finished_at timestamptz(3),
  check (finished_at is null or begun_at is not null)
);
create index departures_due on departures (due_at) where finished_at is null;
