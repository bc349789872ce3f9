-- Mails that can be answered. An address is signed and names member and place; what is stored is by which number it names
-- the member, and which of their addresses still hold.

create table mail_repliers (
  user_id text primary key references users (id),
  -- names the member in addresses, which have no room for an id
  number bigint not null unique generated always as identity,
  -- addresses of a former one are dead
  generation integer not null default 1 check (generation > 0),
  is_on boolean not null default true
);

create table inbound_mails (
  id bigint primary key generated always as identity,
  -- of Message-ID and address: however often a mail is delivered, it is here once
  message_hash text not null unique,
  user_id text not null references users (id),
  -- that of the address
  generation integer not null,
  kind text not null,
  place_id bigint not null,
  received_at timestamptz(3) not null,
  -- the mail itself, until it is dealt with; of one that is too large only its head
  source bytea,
  is_too_large boolean not null default false,
  -- uploads of its pictures, so that a second attempt says the same
  picture_ids text[],
  outcome text check (outcome in (
    'taken', 'waiting', 'refused', 'empty', 'unclear', 'tooLarge', 'tooLong', 'revoked', 'off', 'gone',
    'foreign', 'forged', 'automatic', 'closed', 'broken'
  )),
  -- why it was refused
  code text,
  -- what its writer gets back, for some days
  words text,
  left_out text[] not null default '{}',
  check (outcome is null or source is null)
);

create index inbound_mails_user on inbound_mails (user_id);
create index inbound_mails_received on inbound_mails (received_at);
