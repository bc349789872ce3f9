-- What posts said before they were edited: each edit keeps the text that it replaces. The text of now stands in the post alone.

create table forum_post_versions (
  post_id bigint not null references forum_posts (id) on delete cascade,
  -- 1 is what was written first
  version integer not null check (version >= 1),
  content text not null check (length(content) between 1 and 100000),
  -- when the post began to say this
  written_at timestamptz(3) not null,
  -- when a moderator has taken it away: from then on its author alone reads it
  taken_at timestamptz(3),
  taken_by text references users (id),
  primary key (post_id, version),
  check (taken_at is not null or taken_by is null)
);
create index forum_post_versions_taken_by on forum_post_versions (taken_by) where taken_by is not null;
