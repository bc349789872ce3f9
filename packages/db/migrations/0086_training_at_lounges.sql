-- What is trained at a lounge counts for its best of the month.

alter table training_results
  add column lounge_id bigint references lounges (id) on delete set null;

create index training_results_at_lounge on training_results (lounge_id, finished_at)
  where lounge_id is not null;
