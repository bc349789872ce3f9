-- What is noted of backups that others make, e.g. pgBackRest, and of trials of restoring one.

create table backup_notes (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('external', 'drill')),
  noted_at timestamptz(3) not null default now(),
  -- of a drill: the moment that the backup holds
  backup_of timestamptz(3)
);
