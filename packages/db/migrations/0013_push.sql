-- Push: the devices that notifications are sent to, and the key with which the site signs.

-- One key for all processes (RFC 8292). It is made by the first one that needs it, unless the
-- environment has one.
create table push_keys (
  is_only boolean primary key default true check (is_only),
  public_key text not null,
  -- sealed with the encryption key
  private_key text not null,
  created_at timestamptz(3) not null default now()
);

create table push_devices (
  id bigint generated always as identity primary key,
  -- who signs out on a device, or is signed out there, gets nothing on it any more
  session_hash text not null references sessions (id_hash) on delete cascade,
  name text not null check (length(name) between 1 and 60),
  -- the browser's address at its push service: whoever subscribes it last has it
  endpoint text not null unique check (endpoint like 'https://%' and length(endpoint) <= 1000),
  -- what messages are encrypted with, so that the push service can't read them (RFC 8291)
  p256dh text not null,
  auth text not null,
  -- the public key with which the browser subscribed: it takes messages of no other
  application_key text not null,
  created_at timestamptz(3) not null default now()
);
create index push_devices_session on push_devices (session_hash);
