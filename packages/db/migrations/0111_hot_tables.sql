-- Tables that are written much and large (ADR 67). An external PostgreSQL vacuums a table when a fifth of its rows are dead,
-- which of ten million is every few weeks.

-- Rows that are changed in place: room for their next versions in the same page, so that no index is touched.
alter table forum_visits set (fillfactor = 85, autovacuum_vacuum_scale_factor = 0.02);
alter table sessions set (fillfactor = 85, autovacuum_vacuum_scale_factor = 0.05);
alter table rate_limits set (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.05);
alter table forum_subforums set (fillfactor = 50);
alter table tournament_matches set (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.05);
alter table ranking_steps set (fillfactor = 50);
alter table ranking_ratings set (fillfactor = 80);
alter table poll_options set (fillfactor = 70);
alter table banner_days set (fillfactor = 80);
alter table market_days set (fillfactor = 80);
alter table forum_levels set (fillfactor = 80);

-- What is changed in a column that an index has: their dead versions are taken out early.
alter table forum_threads set (fillfactor = 90, autovacuum_vacuum_scale_factor = 0.02);
alter table games set (autovacuum_vacuum_scale_factor = 0.02);
alter table conversation_members set (autovacuum_vacuum_scale_factor = 0.02);
alter table ranking_standings set (autovacuum_vacuum_scale_factor = 0.02);
alter table member_activity set (autovacuum_vacuum_scale_factor = 0.05);
alter table board_occupancies set (autovacuum_vacuum_scale_factor = 0.05);

-- What is deleted in batches: the room is used again by what comes.
alter table notifications set (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.05);
alter table notification_groups set (autovacuum_vacuum_scale_factor = 0.01);
alter table idempotency_keys set (autovacuum_vacuum_scale_factor = 0.05);

-- What only grows: pages are marked as visible to all soon, as lists are read from the index alone.
alter table forum_posts set (
  fillfactor = 95, autovacuum_vacuum_insert_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.02
);
alter table conversation_messages set (
  autovacuum_vacuum_insert_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.02
);
alter table game_moves set (autovacuum_vacuum_insert_scale_factor = 0.05);
