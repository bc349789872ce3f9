-- The answer that has solved a thread: chosen by whoever started it, or a moderator.

alter table forum_threads
  add column solution_post_id bigint references forum_posts (id),
  -- false while that answer is deleted or stands in another thread
  add column is_solved boolean not null default false,
  add constraint forum_threads_solved check (not is_solved or solution_post_id is not null);
create unique index forum_threads_solution on forum_threads (solution_post_id) where solution_post_id is not null;

-- An answer solves the thread in which it stands, as long as it can be read there, whatever deletes, restores or moves it.
create function keep_solution_in_thread() returns trigger language plpgsql as $$
begin
  update forum_threads set is_solved = new.deleted_at is null and new.thread_id = forum_threads.id
  where solution_post_id = new.id;
  return null;
end $$;
create trigger forum_posts_keep_solution after update of deleted_at, thread_id on forum_posts for each row
  when (old.deleted_at is distinct from new.deleted_at or old.thread_id <> new.thread_id)
  execute function keep_solution_in_thread();
