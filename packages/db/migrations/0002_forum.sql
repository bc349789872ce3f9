-- Forum: categories, subforums, threads, posts.

create table forum_categories (
  id bigint generated always as identity primary key,
  name text not null check (length(name) between 1 and 120),
  description text,
  position integer not null default 0 check (position >= 0),
  is_active boolean not null default true,
  created_at timestamptz(3) not null default now()
);

create table forum_subforums (
  id bigint generated always as identity primary key,
  category_id bigint not null references forum_categories (id),
  name text not null check (length(name) between 1 and 120),
  description text,
  position integer not null default 0 check (position >= 0),
  is_active boolean not null default true,
  is_locked boolean not null default false,
  -- kept by the writing transactions; deleted threads and posts don't count
  thread_count integer not null default 0 check (thread_count >= 0),
  post_count integer not null default 0 check (post_count >= 0),
  created_at timestamptz(3) not null default now()
);
create index forum_subforums_category on forum_subforums (category_id, position, id);

create table forum_threads (
  id bigint generated always as identity primary key,
  subforum_id bigint not null references forum_subforums (id),
  author_id text not null references users (id),
  title text not null check (length(title) between 3 and 200),
  is_locked boolean not null default false,
  is_pinned boolean not null default false,
  is_announcement boolean not null default false,
  created_at timestamptz(3) not null default now(),
  -- of the newest post that is not deleted
  last_post_at timestamptz(3) not null default now(),
  last_post_number integer not null default 1,
  last_post_author_id text not null references users (id),
  -- posts that are not deleted
  post_count integer not null default 0 check (post_count >= 0),
  -- the number that the next post gets; numbers are never given twice
  next_number integer not null default 1,
  -- grows with every change in the thread, under its row lock: the id of live events
  revision bigint not null default 0,
  deleted_at timestamptz(3),
  deleted_by text references users (id)
);
-- the subforum page: pinned first, then by last activity
create index forum_threads_listing on forum_threads (subforum_id, is_pinned desc, last_post_at desc, id desc)
  where deleted_at is null;
create index forum_threads_latest on forum_threads (subforum_id, last_post_at desc) where deleted_at is null;
create index forum_threads_author on forum_threads (author_id);

create table forum_posts (
  id bigint generated always as identity primary key,
  thread_id bigint not null references forum_threads (id),
  number integer not null check (number >= 1),
  -- number of the top-level post beneath which this one stands (its own, when it is top-level)
  root_number integer not null check (root_number between 1 and number),
  parent_post_id bigint references forum_posts (id),
  author_id text not null references users (id),
  content text not null check (length(content) between 1 and 10000),
  quoted_post_id bigint references forum_posts (id),
  quoted_text text,
  created_at timestamptz(3) not null default now(),
  edited_at timestamptz(3),
  -- the thread's revision at this post's last change
  revision bigint not null,
  deleted_at timestamptz(3),
  deleted_by text references users (id),
  unique (thread_id, number),
  check ((quoted_post_id is null) = (quoted_text is null)),
  -- a quote always answers the post that it quotes
  check (quoted_post_id is null or quoted_post_id = parent_post_id)
);
-- reading order of a thread: top-level posts by number, each followed by its replies
create index forum_posts_reading on forum_posts (thread_id, root_number, number) where deleted_at is null;
create index forum_posts_revision on forum_posts (thread_id, revision);
create index forum_posts_recent on forum_posts (created_at desc, id desc) where deleted_at is null;
create index forum_posts_author on forum_posts (author_id, id desc);
create index forum_posts_parent on forum_posts (parent_post_id) where parent_post_id is not null;
create index forum_posts_quoted on forum_posts (quoted_post_id) where quoted_post_id is not null;
