-- Captains are reminded before the days end in which a result can be contradicted.

alter table league_fixtures
  -- when they were; a result that is another one has days of its own
  add column protest_reminded_at timestamptz(3);

-- who was reminded leaves it, so it is as small as the days in which results can be contradicted
create index league_fixtures_confirmed on league_fixtures (reported_at)
  where status = 'confirmed' and decision is null
    and (protest_reminded_at is null or protest_reminded_at < reported_at);

-- what a rule has decided, by the moment at which it acted; its text is in the order of time
create index league_fixtures_ruled on league_fixtures ((decision ->> 'at')) where status = 'forfeit';
