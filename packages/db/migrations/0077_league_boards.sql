-- The boards that a fixture is played at on its evening, each with a tablet if captains pair one.

create table league_fixture_boards (
  id bigint generated always as identity primary key,
  fixture_id bigint not null references league_fixtures (id) on delete cascade,
  name text not null check (length(name) between 1 and 60),
  -- the lounge's board, where it is one
  lounge_board_id bigint references lounge_boards (id),
  unique (fixture_id, name),
  unique (fixture_id, id)
);
create trigger league_fixture_boards_forget_tablet after delete on league_fixture_boards
  for each row execute function forget_board_tablet('fixture', 'fixture_id');

-- a game is at a board, and no board has two that are called or played
alter table league_games
  add foreign key (fixture_id, board_id) references league_fixture_boards (fixture_id, id);
create unique index league_games_board on league_games (board_id)
  where status in ('called', 'playing') and board_id is not null;

-- when captains who have named nobody were reminded
alter table league_fixtures add column reminded_at timestamptz(3);
