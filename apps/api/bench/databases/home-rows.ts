/** The member whose boards are measured, and how many people that member knows. */
export const READER = { id: 'm1', email: 'm1@oche.test' };
const FRIENDS = 200;
const FOLLOWED = 100;
/** So many games of the reader are counted. */
const OWN_GAMES = 500;

/**
 * Rows for every table that a dashboard reads, about `n` in each, as statements. The reader has friends and follows
 * people like somebody who has been here for years.
 */
export const homeRows = (n: number): readonly string[] => {
  const each = `generate_series(1, ${n}) n`;
  const somebody = (shift: number) => `'m' || 1 + (n + ${shift}) % ${n}`;
  const ago = `now() - n * interval '1 min'`;
  return [
    `insert into users (id, email, first_name, last_name, email_verified_at, zip_code, terms_accepted_at)
     select 'm' || n, 'm' || n || '@oche.test', 'Mia', 'Muster' || n, now(), '50667', now() from ${each}`,
    `insert into usernames (username, user_id) select id || '-x', id from users`,
    `insert into profiles (user_id, username, visibility, visibility_chosen_at)
     select id, id || '-x', 'public', now() from users`,
    `insert into friendships (user_id, friend_id, since)
     select 'm1', 'm' || n, now() from generate_series(2, ${FRIENDS + 1}) n
     union all select 'm' || n, 'm1', now() from generate_series(2, ${FRIENDS + 1}) n
     union all select 'm' || n, ${somebody(500)}, ${ago} from generate_series(${FRIENDS + 2}, ${n}) n`,
    `insert into user_follows (follower_id, followed_id)
     select 'm1', 'm' || n from generate_series(${FRIENDS + 2}, ${FRIENDS + FOLLOWED + 1}) n
     union all select 'm' || n, ${somebody(900)} from generate_series(${FRIENDS + FOLLOWED + 2}, ${n}) n`,
    `insert into forum_categories (name) select 'Darts ' || n from generate_series(1, 10) n`,
    `insert into forum_subforums (category_id, name) select 1 + n % 10, 'Forum ' || n from generate_series(1, 100) n`,
    `insert into forum_threads (subforum_id, author_id, title, created_at, last_post_at, last_post_author_id, post_count)
     select 1 + n % 100, 'm' || n, 'Welche Flights?', ${ago}, ${ago}, 'm' || n, 1 from ${each}`,
    `insert into forum_posts (thread_id, number, root_number, author_id, content, revision, created_at)
     select n, 1, 1, 'm' || n, 'Was spielt ihr so?', 1, ${ago} from ${each}`,
    `insert into lounges (name, address, zip_code, city, country, latitude, longitude, created_by)
     select 'Lounge ' || n, 'Am Ring 1', '50667', 'Köln', 'DE', 47.5 + (n * 7919::bigint % 70000) / 10000.0,
       6 + (n * 104729::bigint % 80000) / 10000.0, 'm' || n from ${each}`,
    `insert into lounge_calendars (lounge_id) select id from lounges`,
    `insert into lounge_boards (lounge_id, name, position) select id, 'Board 1', 0 from lounges`,
    `insert into lounge_favourites (user_id, lounge_id) select 'm' || n, 1 + n * 7 % ${n} from ${each}`,
    `insert into bookings (lounge_id, member_id, created_by, status, start_at, end_at, board_count, price_cents,
       cancellable_until)
     select n, ${somebody(0)}, ${somebody(0)}, 'confirmed', start_at, start_at + interval '2 h', 1, 1200, start_at
     from ${each}, lateral (select date_trunc('hour', now()) + (n % 50) * interval '1 h' as start_at) t`,
    `insert into board_occupancies (lounge_id, board_id, booking_id, during)
     select lounge_id, lounge_id, id, tstzrange(start_at, end_at) from bookings`,
    `insert into games (created_by, kind, setup, visibility, status, position, created_at, moved_at, finished_at)
     select 'm' || n, 'x01', '{}', 'public', 'completed', '{}', ${ago}, ${ago}, ${ago} from ${each}`,
    `insert into game_players (game_id, side, place, user_id) select n, 0, 0, 'm' || n from ${each}`,
    `insert into game_results (game_id, user_id, side, opponent_id, kind, start_score, is_counted, is_won, legs_won,
       legs_lost, finished_at, darts, points, first_nine_darts, first_nine_points, checkouts, visits_60, visits_100,
       visits_140, visits_180)
     select n, case when n <= ${OWN_GAMES} then 'm1' else 'm' || n end, 0, ${somebody(5)}, 'x01', 501, true,
       n % 3 > 0, 3, 1, ${ago}, 60, 1503, 27, 400, 3, 5, 5, 2, 1 from ${each}`,
    `insert into statistics_players (user_id, games, won, average) select 'm' || n, 500, 300, 61 from ${each}`,
    `insert into statistics_achievements (user_id, kind, game_id, achieved_at)
     select 'm' || n, 'firstMaximum', n, ${ago} from ${each}`,
    `insert into ranking_ratings (user_id, rating, deviation, volatility, rated_at)
     select 'm' || n, 150000, 6000, 600000, now() from ${each}`,
    `insert into ranking_standings (user_id, scope, points, wins, losses)
     select 'm' || n, 'all/all', n % 3000, n % 1000, 20 from ${each}`,
    `insert into ranking_steps (scope, points, members)
     select scope, points, count(*) from ranking_standings group by 1, 2`,
    `insert into ranking_games (game_id, user_id, finished_at, game, is_won)
     select game_id, user_id, finished_at, '501', is_won from game_results`,
    `insert into tournaments (name, kind, game_format, format, max_participants, starts_at, registration_closes_at,
       created_by, created_at, updated_at, status, lounge_id)
     select 'Cup ' || n, 'single_elimination', '501', '{}', 16, start_at, start_at, 'm' || n, now(), now(),
       'upcoming', n
     from ${each}, lateral (select now() + n * interval '1 min' as start_at) t`,
    `insert into tournament_entries (tournament_id, number, status, entered_by, registered_at)
     select n, 1, 'registered', ${somebody(0)}, now() from ${each}`,
    `insert into tournament_entry_players (entry_id, position, tournament_id, user_id)
     select id, 0, tournament_id, entered_by from tournament_entries`,
    `insert into market_items (seller_id, status, title, category, condition, price_cents, created_at, updated_at,
       published_at)
     select 'm' || n, 'active', 'Blade 6', 'boards', 'good', 4500, ${ago}, ${ago}, ${ago} from ${each}`,
    `insert into clubs (name, city, is_public, created_at, updated_at)
     select 'Verein ' || n, 'Köln', true, now(), now() from ${each}`,
    `insert into club_members (club_id, user_id, role, joined_at) select n, 'm' || n, 'owner', now() from ${each}`,
    `insert into conversations (kind, about, is_pair, created_at)
     select 'direct', 'direct/m1/m' || n, true, now() from ${each}`,
    `insert into conversation_messages (conversation_id, revision, sender_id, body, created_at)
     select n, 1, 'm' || n, 'Heute um acht?', ${ago} from ${each}`,
    `insert into conversation_members (conversation_id, user_id, last_message_id)
     select n, case when n <= 1000 then 'm1' else ${somebody(7)} end, n from ${each}
     union all select n, 'm' || n, n from generate_series(2, ${n}) n`,
    `insert into home_layouts (user_id, board, shown, hidden, saved_at)
     select 'm' || n, 'home', '{live,activity}', '{forum}', now() from ${each}`,
    // a third each: threads, games and ads
    `insert into activities (user_id, kind, subject, subject_id, other_id, place, happened_at)
     select 'm' || n, kind, n::text, n, case when kind = 'game' then ${somebody(5)} end,
       case when kind = 'thread' then 'subforum/' || 1 + n % 100 end, ${ago}
     from ${each}, lateral (select (array['thread', 'game', 'item'])[1 + n % 3] as kind) t`,
    `insert into activities (user_id, kind, subject, subject_id, happened_at)
     select 'm' || 2 + n % ${FRIENDS}, 'thread', n::text, n, ${ago}
     from generate_series(1, ${Math.min(20_000, n)}) n on conflict do nothing`,
    `insert into watches (user_id, kind, place_id, level, since)
     select 'm' || n, 'subforum', 1 + n % 100, 'watching', now() from ${each}`,
  ];
};
