-- What members have begun to write in the forum: one text a member and place, whichever of their devices they go on with.

-- A revision is never used again, not even when a text was sent and the next one is begun in the same place.
create sequence forum_draft_revisions;

create table forum_drafts (
  id bigint generated always as identity primary key,
  owner_id text not null references users (id) on delete cascade,
  -- a new thread in a subforum, an answer in a thread, or another text for a post
  subforum_id bigint references forum_subforums (id) on delete cascade,
  thread_id bigint references forum_threads (id) on delete cascade,
  post_id bigint references forum_posts (id) on delete cascade,
  title text not null,
  content text not null,
  answered_id bigint references forum_posts (id) on delete set null,
  is_quote boolean not null,
  -- uploads by id, with what they show in words
  pictures jsonb not null,
  -- what was typed of a poll, as its form keeps it
  poll text,
  revision bigint not null default nextval('forum_draft_revisions'),
  updated_at timestamptz(3) not null,
  -- thrown away, and for a while it can be taken back
  discarded_at timestamptz(3),
  check (num_nonnulls(subforum_id, thread_id, post_id) = 1),
  constraint forum_drafts_place unique nulls not distinct (owner_id, subforum_id, thread_id, post_id)
);
create index forum_drafts_thread on forum_drafts (thread_id) where thread_id is not null;
create index forum_drafts_post on forum_drafts (post_id) where post_id is not null;
create index forum_drafts_answered on forum_drafts (answered_id) where answered_id is not null;
create index forum_drafts_updated on forum_drafts (updated_at);
