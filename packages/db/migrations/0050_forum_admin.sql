-- The forum in the admins' hands: categories and subforums can be deleted and brought back.

-- What is deleted is inactive as well, so whatever shows only active places needs to know no more. Threads, posts
-- and counters stay as they are: bringing the place back brings all of it back. `was_active` is what it becomes then.
alter table forum_categories
  add column deleted_at timestamptz(3),
  add column was_active boolean,
  add constraint forum_categories_deleted
    check ((deleted_at is null) = (was_active is null) and (deleted_at is null or not is_active));
alter table forum_subforums
  add column deleted_at timestamptz(3),
  add column was_active boolean,
  add constraint forum_subforums_deleted
    check ((deleted_at is null) = (was_active is null) and (deleted_at is null or not is_active)),
  -- the news of a club end with the club
  add constraint forum_subforums_of_clubs_stay check (club_id is null or deleted_at is null);
alter table forum_categories
  add constraint forum_categories_of_clubs_stay check (not holds_clubs or deleted_at is null);

-- Members need three characters for a title, admins only one.
alter table forum_threads drop constraint forum_threads_title_check,
  add constraint forum_threads_title_check check (length(title) between 1 and 200);

-- The admins' lists: of one subforum by age, of all by activity, and what is deleted.
create index forum_threads_of_subforum on forum_threads (subforum_id, id desc);
create index forum_threads_activity on forum_threads (last_post_at desc, id desc);
create index forum_threads_deleted on forum_threads (id desc) where deleted_at is not null;
create index forum_posts_deleted on forum_posts (id desc) where deleted_at is not null;
