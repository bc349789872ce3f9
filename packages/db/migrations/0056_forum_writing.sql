-- Pictures in posts, at most four, in their order. While a post waits for approval they belong to what waits.
create table forum_pictures (
  upload_id text primary key references uploads (id),
  post_id bigint references forum_posts (id),
  submission_id bigint references forum_submissions (id),
  position smallint not null check (position between 1 and 4),
  -- what it shows, in words
  description text check (length(description) between 1 and 200),
  check (num_nonnulls(post_id, submission_id) = 1)
);
create unique index forum_pictures_post on forum_pictures (post_id, position) where post_id is not null;
create unique index forum_pictures_submission on forum_pictures (submission_id, position)
  where submission_id is not null;

-- Nearly all posts have none, and their pages must not look for any.
alter table forum_posts
  add column picture_count smallint not null default 0 check (picture_count between 0 and 4);
