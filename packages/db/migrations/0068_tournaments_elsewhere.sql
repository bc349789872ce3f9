-- What is to come or running at none of the lounges: where it is stands in its own words, so a search by place reads
-- these in their order and looks at each.
create index tournaments_elsewhere on tournaments (starts_at, id)
  where lounge_id is null and location is not null and is_public and hidden_at is null
    and status in ('upcoming', 'active');
