-- Webhooks: where a member's programs hear what happens (ADR 72).
create table webhooks (
  id bigint generated always as identity primary key,
  -- whose rights decide what it hears
  user_id text not null references users (id) on delete cascade,
  name text not null,
  url text not null,
  -- what it is narrowed to: `member` with the member's id, `site` with an empty one, or a thing of a domain
  subject_kind text not null,
  subject_id text not null,
  -- all who run the thing see and manage it
  is_team boolean not null default false,
  -- null: all that there is of the thing
  kinds text[],
  -- encrypted; the former one signs as well until its time is over
  secret text not null,
  former_secret text,
  former_secret_until timestamptz(3),
  -- null: it is on
  off_reason text constraint webhooks_off_reason_check check (
    off_reason in ('owner', 'gone', 'failing', 'flood', 'rights')
  ),
  off_at timestamptz(3),
  created_at timestamptz(3) not null,
  constraint webhooks_former_check check ((former_secret is null) = (former_secret_until is null)),
  constraint webhooks_off_check check ((off_reason is null) = (off_at is null))
);
create index webhooks_user on webhooks (user_id, id);
create index webhooks_subject on webhooks (subject_kind, subject_id);

-- How it goes with each, which changes with every message. Its row is the lock of all that is written of a hook's messages.
create table webhook_states (
  hook_id bigint primary key references webhooks (id) on delete cascade,
  -- when somebody should see to it; null: nothing waits
  due_at timestamptz(3),
  -- until then nothing is sent, as the receiver is away or has asked for it
  paused_until timestamptz(3),
  -- who sends at the moment, and for how long at most
  sender uuid,
  leased_until timestamptz(3),
  -- attempts in a row that have failed, and since when
  failures integer not null default 0,
  failing_since timestamptz(3),
  is_slow boolean not null default false,
  -- how much was sent in the minute that began then
  minute_began_at timestamptz(3),
  minute_count integer not null default 0,
  last_at timestamptz(3),
  last_success_at timestamptz(3)
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.05);
create index webhook_states_due on webhook_states (due_at) where due_at is not null;

-- What is told in its order, e.g. `game/5`.
create table webhook_things (
  hook_id bigint not null references webhooks (id) on delete cascade,
  thing text not null,
  last_sequence bigint not null default 0,
  -- when the first of its waiting messages is sent; null: none waits
  due_at timestamptz(3),
  primary key (hook_id, thing)
) with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.05);
create index webhook_things_due on webhook_things (hook_id, due_at) where due_at is not null;

create table webhook_messages (
  -- made of hook and event, so that none is written twice
  id uuid primary key,
  number bigint generated always as identity,
  hook_id bigint not null references webhooks (id) on delete cascade,
  kind text not null,
  thing text not null,
  ids jsonb not null,
  -- where the event stands among all
  job_id bigint not null,
  part smallint not null,
  happened_at timestamptz(3) not null,
  -- as JSON, as it was at the event; null: not built yet
  data text,
  -- given when it is sent first
  sequence bigint,
  state text not null default 'waiting' constraint webhook_messages_state_check check (
    state in ('waiting', 'delivered', 'given_up', 'withheld')
  ),
  attempts integer not null default 0,
  first_tried_at timestamptz(3),
  -- null: as soon as it is its turn
  next_at timestamptz(3),
  -- of the last attempt
  tried_at timestamptz(3),
  status integer,
  failure text,
  answer text,
  duration_ms integer
) with (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.02);
create index webhook_messages_log on webhook_messages (hook_id, number desc);
create index webhook_messages_waiting on webhook_messages (hook_id, thing, job_id, part, number) where state = 'waiting';
create index webhook_messages_happened on webhook_messages (happened_at);
