-- What members want to find again in the forum: posts (a thread is its first post), with a note, and when to be reminded.

create table forum_bookmarks (
  user_id text not null references users (id),
  post_id bigint not null references forum_posts (id) on delete cascade,
  note text check (length(note) between 1 and 500),
  created_at timestamptz(3) not null,
  remind_at timestamptz(3),
  -- when the member was reminded; null again with another time
  reminded_at timestamptz(3),
  primary key (user_id, post_id),
  check (remind_at is not null or reminded_at is null)
);
create index forum_bookmarks_list on forum_bookmarks (user_id, created_at desc, post_id desc);
create index forum_bookmarks_post on forum_bookmarks (post_id);
