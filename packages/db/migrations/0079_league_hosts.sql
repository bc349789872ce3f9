-- On a venue day three teams meet at the place of one of them. Null: at the home team's.
alter table league_fixtures
  add column host_id bigint references league_entries (id) on delete set null;
create index league_fixtures_host on league_fixtures (host_id) where host_id is not null;
