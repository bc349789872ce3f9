-- A tag that was deleted can be brought back as it was: with its threads, its watchers and its addresses. Another one with
-- its name, or with one of its addresses, takes its place for good.
alter table forum_tags add column deleted_at timestamptz(3);

-- What somebody has chosen for the thread that they are writing, by the tags' addresses.
alter table forum_drafts add column tags text[] not null default '{}' check (cardinality(tags) <= 4);
