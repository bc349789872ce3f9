-- Accounts: users, sessions, one-time tokens, external sign-in, rate limits, postal codes.

create extension if not exists citext;
create extension if not exists pg_trgm;
create extension if not exists unaccent;
create extension if not exists btree_gist;

create table users (
  id text primary key check (id <> ''),
  email citext not null unique check (length(email) <= 254),
  email_verified_at timestamptz(3),
  password_hash text,
  first_name text not null check (length(first_name) between 1 and 80),
  last_name text not null check (length(last_name) between 1 and 80),
  role text not null default 'user' check (role in ('user', 'moderator', 'admin')),
  status text not null default 'active' check (status in ('active', 'suspended', 'banned')),
  suspended_until timestamptz(3),
  status_reason text,
  user_type text not null default 'Darts-Spieler',
  country text not null default 'DE' check (country in ('DE', 'AT', 'CH', 'LI')),
  zip_code text,
  profile_image_url text,
  locale text not null default 'de' check (locale in ('de', 'en')),
  terms_accepted_at timestamptz(3),
  totp_secret text,
  totp_enabled_at timestamptz(3),
  -- the last accepted time step, so that a code is never accepted twice
  totp_last_step bigint,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);

create table sessions (
  -- SHA-256 of the session id; the id itself is only in the member's cookie
  id_hash text primary key,
  user_id text not null references users (id) on delete cascade,
  public_id uuid not null unique default gen_random_uuid(),
  -- false between the password and the second factor
  second_factor_passed boolean not null default true,
  user_agent text,
  created_at timestamptz(3) not null default now(),
  last_seen_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);

create table account_tokens (
  token_hash text primary key,
  user_id text not null references users (id) on delete cascade,
  purpose text not null check (
    purpose in ('verify-email', 'reset-password', 'change-email-old', 'change-email-new', 'link-oidc')
  ),
  -- the new address of a change, or issuer and subject of an external identity
  payload jsonb not null default '{}',
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  used_at timestamptz(3)
);
create index account_tokens_user on account_tokens (user_id, purpose);
create index account_tokens_expiry on account_tokens (expires_at);

create table recovery_codes (
  user_id text not null references users (id) on delete cascade,
  code_hash text not null,
  used_at timestamptz(3),
  primary key (user_id, code_hash)
);

create table external_identities (
  issuer text not null,
  subject text not null,
  user_id text not null references users (id) on delete cascade,
  created_at timestamptz(3) not null default now(),
  primary key (issuer, subject)
);
create index external_identities_user on external_identities (user_id);

-- Counters of the limits that hold over all API processes (sign-in, mail). The columns are those
-- of rate-limiter-flexible; expire is in milliseconds since 1970.
create table rate_limits (
  key text primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_expire on rate_limits (expire);

-- A retried request finds the answer of its first attempt here.
create table idempotency_keys (
  user_id text not null references users (id) on delete cascade,
  key text not null,
  operation text not null,
  result_id bigint not null,
  created_at timestamptz(3) not null default now(),
  primary key (user_id, operation, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

-- GeoNames, CC BY 4.0. One row a code and place: a code can name several places.
create table postal_codes (
  id bigint generated always as identity primary key,
  country text not null,
  code text not null,
  place text not null,
  state text not null,
  latitude double precision not null,
  longitude double precision not null
);
create index postal_codes_code on postal_codes (country, code);
