-- The tablet at a board is that of whatever is played there, not of tournaments alone.

create table board_tablets (
  -- what is played there, e.g. 'tournament'; both ids are its own
  host text not null check (host ~ '^[a-z]+$'),
  host_id bigint not null,
  board_id bigint not null,
  -- the device's secret; null until one has opened the link or typed the code
  token_hash text unique check (length(token_hash) = 64),
  -- of the link; null for tablets that were paired when link and device had the same secret
  link_hash text unique check (length(link_hash) = 64),
  -- of what the device has made for itself, so that it may open the link again when the answer was lost
  device_hash text check (length(device_hash) = 64),
  -- of six digits; keyed, as they are soon guessed from a plain hash
  code_hash text unique check (length(code_hash) = 22),
  code_until timestamptz(3),
  paired_by text not null references users (id),
  created_at timestamptz(3) not null,
  -- when the device asked for something last, to the minute; null before it has opened the link
  seen_at timestamptz(3),
  -- one a board, so that pairing anew ends what was paired before
  primary key (host, host_id, board_id),
  constraint board_tablets_secret_check check (
    coalesce(link_hash, token_hash) is not null and (token_hash is null or link_hash is null or device_hash is not null)
  ),
  constraint board_tablets_code_check check ((code_hash is null) = (code_until is null))
);

insert into board_tablets (
  host, host_id, board_id, token_hash, link_hash, device_hash, code_hash, code_until, paired_by, created_at, seen_at
)
select 'tournament', tournament_id, board_id, token_hash, link_hash, device_hash, code_hash, code_until, paired_by,
  created_at, seen_at
from tournament_tablets;

drop table tournament_tablets;

-- codes that are over are set free by whoever makes the next one
create index board_tablets_code_until on board_tablets (code_until) where code_until is not null;

-- A board takes its tablet along. A table of boards has the trigger with two words: the kind of what is played there, and
-- the column of its id. Nobody can refer to tables of all hosts, so no foreign key does it.
create function forget_board_tablet() returns trigger
  language plpgsql
as $$
begin
  delete from board_tablets
  where host = tg_argv[0]
    and host_id = (to_jsonb(old) ->> tg_argv[1])::bigint
    and board_id = old.id;
  return null;
end
$$;

create trigger tournament_boards_forget_tablet after delete on tournament_boards
  for each row execute function forget_board_tablet('tournament', 'tournament_id');
