-- By which numbers lots are drawn, as {"entry": number}; null: by those of the entries. A tournament that was read in from
-- a file has other entries than where it was played, and the same lots.
alter table tournament_draws add column lots jsonb;
