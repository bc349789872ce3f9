-- The lists of the admin area: all lounges, tournaments and ads, also those that nobody else sees, in each order and
-- searched by a part of their names. What is public has its indexes already, so most of these hold the rest.

create index lounges_by_name on lounges (search_text, id);
create index lounges_by_city on lounges (fold_text(city), id);
create index lounges_by_rate on lounges (price_per_hour_cents, id);
create index lounges_inactive_search on lounges using gin (search_text gin_trgm_ops) where not is_active;
create index lounges_hidden on lounges (id) where hidden_at is not null;

create index tournaments_by_name on tournaments (search_text, id) where status <> 'draft';
create index tournaments_by_fee on tournaments (entry_fee_cents, id) where status <> 'draft';
create index tournaments_by_day on tournaments (starts_at, id) where status <> 'draft';
create index tournaments_unlisted_text on tournaments using gin (search_text gin_trgm_ops)
  where status <> 'draft' and (not is_public or hidden_at is not null);
create index tournaments_hidden on tournaments (id) where hidden_at is not null;

create index market_items_title on market_items (fold_text(title), id) where status not in ('draft', 'deleted');
create index market_items_asked on market_items (price_cents, id) where status not in ('draft', 'deleted');
create index market_items_title_text on market_items using gin (fold_text(title) gin_trgm_ops)
  where status not in ('draft', 'deleted');
create index market_items_reviewed on market_items (review, id) where review is not null;

-- The log by what was done, by the noun of it alone, too.
create index audit_log_action on audit_log (action, id desc);
create index audit_log_noun on audit_log (split_part(action, '.', 1), id desc);
