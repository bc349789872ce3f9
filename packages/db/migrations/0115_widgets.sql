-- What members have made for their own websites (ADR 74). The key stands in a stranger's page; it opens nothing that
-- isn't public, and is opaque so that nobody counts others' widgets.
create table widgets (
  id bigint generated always as identity primary key,
  key text not null unique check (key ~ '^[A-Za-z0-9_-]{22}$'),
  owner_id text not null references users (id) on delete cascade,
  kind text not null,
  -- the path of the page that it shows something of
  subject text not null,
  name text not null,
  -- sites that may frame it
  origins text[] not null check (cardinality(origins) between 1 and 10),
  theme text not null check (theme in ('auto', 'light', 'dark')),
  accent text check (accent ~ '^#[0-9a-f]{6}$'),
  locale text check (locale in ('de', 'en')),
  count smallint check (count between 1 and 20),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index widgets_owner on widgets (owner_id, id);
