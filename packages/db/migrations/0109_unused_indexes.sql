-- no transaction
-- Indexes that no statement walks: each of them is only written.

-- some dozens of rows
drop index concurrently if exists announcements_until;
-- drafts are deleted by this time or another one, legacy passwords by their age or another password: no index serves "or"
drop index concurrently if exists forum_drafts_updated;
drop index concurrently if exists legacy_passwords_age;
-- nothing asks for it, and without it a new rating is written into the row's own page
drop index concurrently if exists ranking_ratings_certain;
-- matches are read by tournament, of which the primary key has some hundreds
drop index concurrently if exists tournament_matches_entry_a;
drop index concurrently if exists tournament_matches_entry_b;
-- users_joined answers the same
drop index concurrently if exists users_created_range;
