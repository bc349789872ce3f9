-- Reading in the forum: in which order a member reads threads, up to where they know a thread, and reactions to posts.

create table forum_readers (
  user_id text primary key references users (id) on delete cascade,
  -- answers: each post is followed by its answers; time: as they were written
  post_order text not null check (post_order in ('answers', 'time'))
);

create table forum_visits (
  user_id text not null references users (id) on delete cascade,
  thread_id bigint not null references forum_threads (id) on delete cascade,
  -- the highest number that the thread had when the member was there last
  seen integer not null check (seen >= 1),
  -- the same at the end of the visit before; null: this is the first one
  seen_before integer check (seen_before between 1 and seen),
  visited_at timestamptz(3) not null,
  primary key (user_id, thread_id)
);

-- grows with every reaction in the thread, under its row lock
alter table forum_threads add column reaction_revision bigint not null default 0;

-- One a member and kind: whoever comes second finds it there.
create table forum_reactions (
  post_id bigint not null references forum_posts (id) on delete cascade,
  user_id text not null references users (id),
  kind text not null check (kind in ('bullseye', 'maximum', 'good-darts', 'round', 'bounce-out', 'madhouse')),
  created_at timestamptz(3) not null,
  primary key (post_id, user_id, kind)
);
create index forum_reactions_user on forum_reactions (user_id, post_id);

-- How many there are of each kind, as pages show them: counted anew with each reaction, under the thread's lock.
create table forum_post_reactions (
  post_id bigint primary key references forum_posts (id) on delete cascade,
  thread_id bigint not null references forum_threads (id) on delete cascade,
  counts jsonb not null,
  -- the thread's reaction_revision at the last change
  revision bigint not null
);
create index forum_post_reactions_thread on forum_post_reactions (thread_id, revision);
