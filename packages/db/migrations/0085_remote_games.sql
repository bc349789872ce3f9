-- Games that two members play at boards of their own: each enters only what they throw.

alter table games
  add column is_remote boolean not null default false,
  -- both show their board while they play
  add column with_camera boolean not null default false,
  add constraint games_camera_is_remote check (is_remote or not with_camera);

alter table game_players
  -- the device that enters what this player throws, in a remote game; in all others `games.device_id` enters everything
  add column device_id uuid;
