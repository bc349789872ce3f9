-- The forum's order afterwards: posts and threads that moderators split, merge and move. See ADR 56.

alter table forum_threads
  -- all its posts are in another thread now; its address leads to where its first post is
  add column is_merged boolean not null default false,
  add constraint forum_threads_merged check (not is_merged or (deleted_at is not null and post_count = 0));

create table forum_reorderings (
  id bigint generated always as identity primary key,
  -- split: posts into a new thread; posts: into one that was there; merge: all of a thread; thread: it got another subforum
  kind text not null check (kind in ('split', 'posts', 'merge', 'thread')),
  source_id bigint not null references forum_threads (id),
  -- of a thread that moved the same one
  target_id bigint not null references forum_threads (id),
  from_subforum_id bigint not null references forum_subforums (id),
  to_subforum_id bigint not null references forum_subforums (id),
  -- live posts that moved
  post_count integer not null check (post_count >= 0),
  -- the number that the target gave next before it
  first_number integer not null,
  moved_by text not null references users (id),
  moved_at timestamptz(3) not null,
  undone_by text references users (id),
  undone_at timestamptz(3),
  check ((undone_at is null) = (undone_by is null))
);
create index forum_reorderings_source on forum_reorderings (source_id, id desc);
create index forum_reorderings_target on forum_reorderings (target_id, id desc);

-- Where posts have stood. A number in a thread is never given to another post, so an old address names one post for ever.
create table forum_former_places (
  thread_id bigint not null references forum_threads (id),
  number integer not null,
  post_id bigint not null references forum_posts (id),
  -- what took the post away from there, and can bring it back
  reordering_id bigint not null references forum_reorderings (id),
  primary key (thread_id, number)
);
create index forum_former_places_reordering on forum_former_places (reordering_id, thread_id, number);
create index forum_former_places_post on forum_former_places (post_id);

-- What members had seen and watched in the target before posts came; null: nothing. Of use as long as it can be undone.
create table forum_reordered_marks (
  reordering_id bigint not null references forum_reorderings (id) on delete cascade,
  kind text not null check (kind in ('visit', 'watch')),
  user_id text not null references users (id) on delete cascade,
  before jsonb,
  primary key (reordering_id, kind, user_id)
);
create index forum_reordered_marks_user on forum_reordered_marks (user_id);

-- A poll goes along with its thread, and comes back with it.
alter table polls add column came_from_thread_id bigint references forum_threads (id);
create index polls_came_from on polls (came_from_thread_id) where came_from_thread_id is not null;

-- The thread that a thread's first post is in now: itself, unless it was merged into another one.
create function current_thread(thread_id bigint) returns bigint
  language sql stable parallel safe
  return coalesce((
    select post.thread_id from forum_former_places former
    join forum_posts post on post.id = former.post_id
    where former.thread_id = current_thread.thread_id and former.number = 1
  ), current_thread.thread_id);
