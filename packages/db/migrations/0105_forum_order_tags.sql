-- Tags that a merge has brought into a thread, which go again when it is undone.

alter table forum_reorderings
  add column brought_tag_ids bigint[] not null default '{}' check (cardinality(brought_tag_ids) <= 4);

-- What waits for a thread, which moderators are told before it is merged. Few wait at a time.
create index forum_submissions_waiting on forum_submissions (thread_id) where state = 'waiting';
