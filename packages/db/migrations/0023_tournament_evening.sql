-- The evening of a tournament: its boards, which match is called to which of them, and who is in play.

-- How matches are called; without a row as the defaults say.
create table tournament_evenings (
  tournament_id bigint primary key references tournaments (id) on delete cascade,
  -- whether matches are called by themselves
  is_calling boolean not null default true,
  -- between two matches of a player
  rest_minutes smallint not null default 3 check (rest_minutes between 0 and 60),
  -- who of the last match at a board marks the next one there
  marker text not null default 'loser' check (marker in ('loser', 'winner', 'nobody'))
);

create table tournament_boards (
  id bigint generated always as identity primary key,
  tournament_id bigint not null references tournaments (id) on delete cascade,
  name text not null check (length(name) between 1 and 60),
  -- the lounge's board, where it is one
  lounge_board_id bigint references lounge_boards (id),
  is_in_use boolean not null default true,
  unique (tournament_id, name),
  unique (tournament_id, id)
);
create unique index tournament_boards_once on tournament_boards (tournament_id, lounge_board_id)
  where lounge_board_id is not null;

-- Entries that play at one board alone, e.g. at one that hangs lower.
create table tournament_board_wishes (
  entry_id bigint primary key,
  tournament_id bigint not null,
  board_id bigint not null,
  foreign key (tournament_id, entry_id)
    references tournament_entries (tournament_id, id) on delete cascade,
  foreign key (tournament_id, board_id)
    references tournament_boards (tournament_id, id) on delete cascade
);
create index tournament_board_wishes_of on tournament_board_wishes (tournament_id, board_id);

-- Matches that the queue passes over until an organiser lets them go.
create table tournament_held_matches (
  match_id bigint primary key references tournament_matches (id) on delete cascade
);

-- Which match was called to which board. What was put back has no row any more.
create table tournament_calls (
  id bigint generated always as identity primary key,
  tournament_id bigint not null,
  match_id bigint not null references tournament_matches (id) on delete cascade,
  board_id bigint not null,
  -- that of the tournament's board: it hangs once, whoever plays a tournament there
  lounge_board_id bigint,
  -- the entry that marks
  marker_id bigint,
  called_at timestamptz(3) not null,
  -- null: the queue's doing
  called_by text references users (id),
  ended_at timestamptz(3),
  foreign key (tournament_id, board_id)
    references tournament_boards (tournament_id, id) on delete cascade,
  foreign key (tournament_id, marker_id) references tournament_entries (tournament_id, id)
);
create index tournament_calls_of on tournament_calls (tournament_id, board_id, ended_at);
create index tournament_calls_marker on tournament_calls (tournament_id, marker_id)
  where marker_id is not null;
create index tournament_calls_of_match on tournament_calls (match_id);
-- no board has two matches, and no match two boards
create unique index tournament_calls_match on tournament_calls (match_id) where ended_at is null;
create unique index tournament_calls_board on tournament_calls (board_id) where ended_at is null;
create unique index tournament_calls_lounge_board on tournament_calls (lounge_board_id)
  where ended_at is null and lounge_board_id is not null;

-- Who plays or marks a match at this moment, in all tournaments: nobody is in two of them.
create table tournament_in_play (
  entry_id bigint not null,
  position smallint not null,
  user_id text references users (id),
  match_id bigint not null references tournament_matches (id) on delete cascade,
  is_marker boolean not null,
  primary key (entry_id, position),
  foreign key (entry_id, position)
    references tournament_entry_players (entry_id, position) on delete cascade
);
create unique index tournament_in_play_member on tournament_in_play (user_id)
  where user_id is not null;
create index tournament_in_play_match on tournament_in_play (match_id);

-- when they have thrown their last dart, for the rest before the next match
alter table tournament_entry_players add column played_until timestamptz(3);
create index tournament_entry_players_played on tournament_entry_players (user_id, played_until desc)
  where played_until is not null and user_id is not null;

-- Whoever changes a match, its players and its board are taken and set free with it. Members come in the
-- order of their ids, so that two tournaments never wait for each other.
create function follow_tournament_match() returns trigger
  language plpgsql
as $$
begin
  if new.status in ('called', 'playing') then
    if old.status not in ('called', 'playing') then
      insert into tournament_in_play (entry_id, position, user_id, match_id, is_marker)
      select player.entry_id, player.position, player.user_id, new.id, false
      from tournament_entry_players player
      where player.entry_id in (new.entry_a, new.entry_b)
      order by player.user_id, player.entry_id, player.position;
    end if;
    return null;
  end if;
  if old.status in ('called', 'playing') then
    delete from tournament_in_play where match_id = new.id;
  end if;
  if new.status in ('reported', 'played') then
    update tournament_calls set ended_at = coalesce(new.said_at, new.decided_at, called_at)
    where match_id = new.id and ended_at is null;
    if old.status not in ('reported', 'disputed', 'played') then
      update tournament_entry_players set played_until = coalesce(new.said_at, new.decided_at)
      where entry_id in (new.entry_a, new.entry_b);
    end if;
  else
    delete from tournament_calls where match_id = new.id and ended_at is null;
  end if;
  return null;
end
$$;
create trigger tournament_matches_followed after update of status on tournament_matches
  for each row
  when (old.status is distinct from new.status)
  execute function follow_tournament_match();

-- A guest may turn out to be a member in the middle of a match.
create function follow_tournament_player() returns trigger
  language plpgsql
as $$
begin
  update tournament_in_play set user_id = new.user_id
  where entry_id = new.entry_id and position = new.position;
  return null;
end
$$;
create trigger tournament_entry_players_followed after update of user_id on tournament_entry_players
  for each row
  when (old.user_id is distinct from new.user_id)
  execute function follow_tournament_player();
