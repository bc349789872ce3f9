-- An opponent that is a machine: a guest whose every dart is known from its seed.

alter table game_players
  -- what it averages with three darts
  add column machine_average smallint check (machine_average between 20 and 100),
  add column machine_seed text,
  add constraint game_players_machine_whole
    check ((machine_average is null) = (machine_seed is null)),
  -- nobody becomes a machine, and no machine a member
  add constraint game_players_machine_is_nobody
    check (machine_seed is null or (user_id is null and guest_name is not null));
