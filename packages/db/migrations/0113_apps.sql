-- Apps of others (OAuth 2.1): who has made them, what members let them do, and what they got for it.

create table apps (
  -- the client_id, which everybody may know
  id text primary key check (id ~ '^oche_app_[A-Za-z0-9_-]{22}$'),
  owner_id text not null references users (id) on delete cascade,
  name text not null check (length(name) between 1 and 60),
  purpose text not null check (length(purpose) between 1 and 500),
  website text not null check (length(website) <= 2000),
  redirect_uris text[] not null check (cardinality(redirect_uris) between 1 and 10),
  -- SHA-256; null: it can keep no secret, e.g. a page in a browser
  secret_hash text,
  created_at timestamptz(3) not null,
  -- by moderators: then nobody can let it do anything, and what it has got is worth nothing
  switched_off_at timestamptz(3),
  switched_off_reason text check (length(switched_off_reason) <= 1000)
);
create index apps_owner on apps (owner_id, created_at);

-- What a member lets an app do. It grows when the app asks for more, and goes when the member takes it back.
create table app_consents (
  id bigint generated always as identity primary key,
  app_id text not null references apps (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  scopes text[] not null,
  created_at timestamptz(3) not null,
  -- when the app got its last token
  last_used_at timestamptz(3),
  unique (user_id, app_id)
);
create index app_consents_app on app_consents (app_id);

-- What came of one code: the code itself, which is good once, and all tokens that follow from it. A code that comes a
-- second time, and a refresh token that comes again, take all of it away.
create table app_grants (
  id bigint generated always as identity primary key,
  consent_id bigint not null references app_consents (id) on delete cascade,
  scopes text[] not null,
  code_hash text not null unique,
  code_until timestamptz(3) not null,
  code_used_at timestamptz(3),
  code_challenge text not null check (length(code_challenge) = 43),
  redirect_uri text not null check (length(redirect_uri) <= 600),
  created_at timestamptz(3) not null,
  -- when nothing of it is good any more
  expires_at timestamptz(3) not null
);
create index app_grants_consent on app_grants (consent_id);
create index app_grants_expiry on app_grants (expires_at);

create table app_refresh_tokens (
  hash text primary key,
  grant_id bigint not null references app_grants (id) on delete cascade,
  created_at timestamptz(3) not null,
  -- when it was exchanged for the next one
  used_at timestamptz(3)
);
create index app_refresh_tokens_grant on app_refresh_tokens (grant_id, created_at);

-- safe: no app has got a token yet, so there is no row that it could wait for
alter table access_tokens
  add constraint access_tokens_grant foreign key (grant_id) references app_grants (id) on delete cascade;
-- safe: the table is one migration old
create index access_tokens_grant on access_tokens (grant_id) where grant_id is not null;
