-- New accounts are used at once and wait for their address; sessions say from which country they were opened.

-- Until then a new account waits for its address to be confirmed; afterwards it is dropped. Null: the
-- account is there to stay.
alter table users
  add column provisional_until timestamptz(3),
  add constraint users_provisional check (provisional_until is null or email_verified_at is null);

-- Anybody can open an account with anybody's address; it is one account's only once it is confirmed.
-- Of two that confirm the same one at the same moment, one does.
alter table users drop constraint users_email_key;
create unique index users_email on users (email) where provisional_until is null;
create index users_provisional_email on users (email, created_at desc) where provisional_until is not null;
create index users_provisional_until on users (provisional_until) where provisional_until is not null;

alter table sessions
  -- ISO 3166-1 alpha-2; the address itself is not kept
  add column country text check (country ~ '^[A-Z]{2}$');
