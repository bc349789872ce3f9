-- When a fixture last became something else for who has it in a calendar. Results, dates and places are written in many
-- ways, so the table itself notes it.

alter table league_fixtures add column updated_at timestamptz(3) not null default now();

create function note_fixture_change() returns trigger
  language plpgsql
as $$
begin
  new.updated_at := now();
  return new;
end
$$;
create trigger league_fixtures_changed before update on league_fixtures
  for each row
  when (
    (old.starts_at, old.lounge_id, old.venue, old.status, old.games_home, old.games_away)
    is distinct from
    (new.starts_at, new.lounge_id, new.venue, new.status, new.games_home, new.games_away)
  )
  execute function note_fixture_change();
