-- Passkeys (WebAuthn), and who signed in when, with what, from where.

create table passkeys (
  -- the credential's id, as the authenticator chose it, in base64url
  id text primary key check (length(id) between 16 and 1400),
  user_id text not null references users (id) on delete cascade,
  public_key bytea not null,
  -- how often the authenticator says it was used; those in a cloud say 0 for ever
  uses bigint not null,
  -- how the browser can reach it, e.g. internal, hybrid
  transports text[] not null,
  name text not null check (length(name) between 1 and 60),
  created_at timestamptz(3) not null,
  last_used_at timestamptz(3)
);
create index passkeys_user on passkeys (user_id, created_at);

-- What an authenticator has been asked to sign. Each is good for one answer.
create table passkey_challenges (
  challenge text primary key check (length(challenge) <= 100),
  -- who adds a passkey; null: somebody signs in
  user_id text references users (id) on delete cascade,
  expires_at timestamptz(3) not null
);
create index passkey_challenges_expiry on passkey_challenges (expires_at);
create index passkey_challenges_user on passkey_challenges (user_id) where user_id is not null;

-- The address itself is not kept: the country says enough to notice a stranger.
create table sign_ins (
  id bigint generated always as identity primary key,
  user_id text not null references users (id) on delete cascade,
  method text not null check (
    method in ('password', 'second-factor', 'passkey', 'provider', 'link', 'development')
  ),
  user_agent text,
  country text check (country ~ '^[A-Z]{2}$'),
  signed_in_at timestamptz(3) not null
);
create index sign_ins_latest on sign_ins (user_id, id desc);
create index sign_ins_time on sign_ins (signed_in_at);
