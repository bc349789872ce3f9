-- Pictures that members upload, for every domain: what shows one has a reference to its row.

create table uploads (
  -- random and secret enough to be an address; the files lie below it
  id text primary key check (id ~ '^[a-z0-9]{26}$'),
  owner_id text not null references users (id),
  -- of the widest picture, in pixels
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  -- the widths that are stored, ascending
  widths integer[] not null check (cardinality(widths) between 1 and 3),
  -- all files together
  bytes integer not null check (bytes > 0),
  -- mean colour, shown until the picture is there
  colour text not null check (colour ~ '^#[0-9a-f]{6}$'),
  created_at timestamptz(3) not null default now(),
  -- what shows it, as noun:id ('lounge:12'); null as long as nothing does
  used_by text,
  -- since when nothing shows it; a day later it is removed
  unused_since timestamptz(3) default now(),
  check ((used_by is null) = (unused_since is not null))
);
create index uploads_unused on uploads (unused_since) where used_by is null;
create index uploads_owner on uploads (owner_id, created_at);
