-- The first page of the list: what is to come or running, the soonest first. By its beginning alone it would
-- pass by everything that has ended since yesterday.
create index tournaments_ahead on tournaments (starts_at, id)
  where is_public and hidden_at is null and status in ('upcoming', 'active');
