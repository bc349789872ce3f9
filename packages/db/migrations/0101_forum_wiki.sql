-- First posts can be open for others, and then somebody else than the author may have written what they say.

alter table forum_posts
  -- in force while it is the first post of its thread
  add column is_wiki boolean not null default false,
  -- who has written what it says now; null: the author
  add column edited_by text references users (id);
-- null: the author
alter table forum_post_versions add column written_by text references users (id);
-- for the archive of who has written them, and for when they leave
create index forum_posts_edited_by on forum_posts (edited_by) where edited_by is not null;
create index forum_post_versions_written_by on forum_post_versions (written_by) where written_by is not null;
