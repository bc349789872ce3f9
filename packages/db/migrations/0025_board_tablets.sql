-- The tablet at a board, and who may score a game that they don't play.

-- The device at a board of a tournament: whoever has the link of which this is the hash. One a board, so
-- that pairing anew ends what was paired before.
create table tournament_tablets (
  tournament_id bigint not null,
  board_id bigint not null,
  token_hash text not null unique check (length(token_hash) = 64),
  paired_by text not null references users (id),
  created_at timestamptz(3) not null,
  -- when the device asked for something last, to the minute; null before it has opened the link
  seen_at timestamptz(3),
  primary key (tournament_id, board_id),
  foreign key (tournament_id, board_id)
    references tournament_boards (tournament_id, id) on delete cascade
);

-- Members who may score a game without playing in it, e.g. who marks a match of a tournament.
create table game_markers (
  game_id bigint not null references games (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  primary key (game_id, user_id)
);

-- Who marks a match enters its result, as does the tablet at its board.
alter table tournament_matches drop constraint tournament_matches_source_check;
alter table tournament_matches add constraint tournament_matches_source_check
  check (source in ('live', 'marker', 'organiser', 'players'));
