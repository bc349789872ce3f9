-- Trainings are thrown dart by dart, and what was thrown is kept: the log feeds whatever asks it later.

alter table training_results
  drop constraint training_results_kind_check,
  add constraint training_results_kind_check check (kind ~ '^[a-z][a-zA-Z0-9]{1,20}$'),
  -- what it was about: the number of 99 darts, the doubles of one's own
  add column chosen smallint[] not null default '{}',
  -- the darts in their order, by spaces; null: only hits were entered
  add column thrown text check (length(thrown) <= 16000);
