-- At which revision of its division a fixture was last written: whoever watches a division is told what has changed since
-- the revision that they know, and reads no more. Fixtures are written in many ways, so the table itself notes it.

alter table league_fixtures add column division_revision bigint not null default 0;

create function note_division_revision() returns trigger
  language plpgsql
as $$
begin
  new.division_revision := (select revision from league_divisions where id = new.division_id);
  return new;
end
$$;
create trigger league_fixtures_noted before insert or update on league_fixtures
  for each row execute function note_division_revision();
