-- What programs of members, and apps of others, sign in with (ADR 70). Only a hash of each is here.

create table access_tokens (
  id bigint generated always as identity primary key,
  user_id text not null references users (id) on delete cascade,
  -- of an app, by what its member has granted; null: the member's own
  grant_id bigint,
  name text not null check (length(name) between 1 and 60),
  -- its last characters, by which its member knows it again
  hint text not null check (length(hint) between 1 and 8),
  hash text not null unique,
  scopes text[] not null,
  created_at timestamptz(3) not null,
  -- null: when it is revoked
  expires_at timestamptz(3),
  -- of the last use but for some minutes, so that it is seldom written
  last_used_at timestamptz(3)
) with (fillfactor = 85);
create index access_tokens_user on access_tokens (user_id, id desc);
create index access_tokens_expiry on access_tokens (expires_at) where expires_at is not null;
