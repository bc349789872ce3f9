import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { generateTypes } from './generate-types.ts';
import { useTestDatabase } from './testing.ts';

const database = useTestDatabase();

async function column(sql: string): Promise<unknown[]> {
  const { rows } = await database.pool.query({ text: sql, rowMode: 'array' });
  return rows.map((row: unknown[]) => row[0]);
}

test('the generated types are those of the migrations (else: pnpm db:types)', async () => {
  const file = await readFile(new URL('./generated/db.ts', import.meta.url), 'utf8');
  expect(await generateTypes(database.pool)).toBe(file);
});

test('every time is a timestamptz(3): a cursor made of its ISO text finds exactly its row', async () => {
  const others = await column(`
    select format('%s.%s', table_name, column_name) from information_schema.columns
    where table_schema = 'public' and table_name <> 'oche_migrations'
      and data_type like 'timestamp%'
      and (data_type <> 'timestamp with time zone' or datetime_precision <> 3)`);
  expect(others).toEqual([]);
});

test('every foreign key has an index that begins with it, so deleting never reads a whole table', async () => {
  const missing = await column(`
    select format('%s.%s', k.conrelid::regclass, a.attname)
    from pg_constraint k
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace
      and not exists (
        select from pg_index i where i.indrelid = k.conrelid and i.indkey[0] = k.conkey[1])
    order by 1`);
  // rows of users, lounges, boards, bookings and games are never deleted, so nobody searches for
  // references to them
  expect(missing).toEqual([
    'banners.created_by',
    'board_blocks.created_by',
    'board_tablets.paired_by',
    'booking_series.created_by',
    'bookings.cancelled_by',
    'bookings.created_by',
    'calendar_feeds.board_id',
    'calendar_feeds.lounge_id',
    'challenges.booking_id',
    'challenges.cancelled_by',
    'challenges.hidden_by',
    'challenges.lounge_id',
    'clubs.hidden_by',
    'conversation_messages.hidden_by',
    'conversation_messages.notice_user_id',
    'conversation_messages.sender_id',
    'conversations.owner_id',
    'counting_boards.attached_by',
    'counting_boards.attached_game_id',
    'counting_boards.created_by',
    'dismissed_suggestions.suggested_id',
    'forum_drafts.subforum_id',
    'forum_levels.fixed_by',
    'forum_posts.deleted_by',
    'forum_reorderings.from_subforum_id',
    'forum_reorderings.moved_by',
    'forum_reorderings.to_subforum_id',
    'forum_reorderings.undone_by',
    'forum_submissions.answered_id',
    'forum_submissions.subforum_id',
    'forum_threads.deleted_by',
    'forum_threads.last_post_author_id',
    'forum_visits.thread_id',
    'friendships.friend_id',
    'game_disputes.disputed_by',
    'game_markers.user_id',
    'game_moves.made_by',
    'game_results.lounge_id',
    'game_results.opponent_id',
    'games.board_id',
    'games.ended_by',
    'hidden_lounge_photos.hidden_by',
    'league_fixture_boards.lounge_board_id',
    'league_fixtures.confirmed_away_by',
    'league_fixtures.confirmed_home_by',
    'league_games.entered_by',
    'league_line_ups.named_by',
    'league_moves.asked_by',
    'league_moves.decided_by',
    'league_penalties.imposed_by',
    'league_penalties.undone_by',
    'league_registrations.decided_by',
    'league_steps.taken_by',
    'league_teams.lounge_agreed_by',
    'leagues.hidden_by',
    'lobby_entries.game_id',
    'lounge_claims.decided_by',
    'lounge_claims.user_id',
    'lounge_invitations.invited_by',
    'lounge_invitations.requested_by',
    'lounge_reviews.answered_by',
    'lounge_reviews.hidden_by',
    'lounges.hidden_by',
    'market_deals.lounge_id',
    'market_dispute_questions.asked_by',
    'market_reviews.hidden_by',
    'moderation_appeals.appellant_id',
    'moderation_appeals.decided_by',
    'moderation_cases.claimed_by',
    'moderation_decisions.decided_by',
    'moderation_decisions.undone_by',
    'moderation_patterns.created_by',
    'moderation_removals.actor_id',
    'moderation_removals.user_id',
    'poll_options.lounge_id',
    'polls.created_by',
    'profiles.hidden_by',
    'sanctions.ended_by',
    'sanctions.imposed_by',
    'statistics_achievements.game_id',
    'statistics_games.opponent_id',
    'statistics_pairs.opponent_id',
    'tournament_boards.lounge_board_id',
    'tournament_calls.called_by',
    'tournament_draws.drawn_by',
    'tournament_entries.entered_by',
    'tournament_entries.paid_to',
    'tournament_guest_links.created_by',
    'tournament_invitations.invited_by',
    'tournament_matches.decided_by',
    'tournament_matches.said_by',
    'tournament_organisers.added_by',
    'tournament_steps.taken_by',
    'tournaments.cancelled_by',
    'tournaments.hidden_by',
    'verifications.decided_by',
    'waiting_list_entries.booking_id',
  ]);
});

test('the database knows German letters: case, full text, typos, accents, sorting', async () => {
  const { rows } = await database.pool.query(`
    select lower('ÖCHE') as lower,
      'MÜLLER@oche.test'::citext = 'müller@oche.test' as "sameAddress",
      to_tsvector('german', 'Die Übungen') @@ to_tsquery('german', 'übung') as "fullText",
      similarity('Übergrößen', 'übergrössen') > 0.4 as trigrams,
      unaccent('Öche') as unaccent,
      array(select n from unnest(array['Zander', 'Ärmel', 'Apfel']) n
        order by n collate "de-x-icu") as sorted`);
  expect(rows[0]).toEqual({
    lower: 'öche',
    sameAddress: true,
    fullText: true,
    trigrams: true,
    unaccent: 'Oche',
    sorted: ['Apfel', 'Ärmel', 'Zander'],
  });
});
