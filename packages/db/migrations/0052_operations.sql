-- What the system page tells of backups.

-- A row for each archive that was written and read again.
create table backups (
  id bigint generated always as identity primary key,
  finished_at timestamptz(3) not null default now(),
  archive_bytes bigint not null check (archive_bytes > 0),
  row_count bigint not null check (row_count >= 0),
  file_count bigint not null check (file_count >= 0)
);
