import type { TableShape } from './shape.ts';

/**
 * What an export may contain: nothing that is secret or said in private, and nothing that nobody has thought of here.
 * Of members it contains only these columns.
 */
const USER_COLUMNS = [
  'id',
  'email',
  'first_name',
  'last_name',
  'role',
  'status',
  'country',
  'zip_code',
  'locale',
  'created_at',
];

const WHOLE = new Set([
  'forum_categories',
  'forum_subforums',
  'forum_threads',
  'forum_posts',
  'lounges',
  'lounge_boards',
  'lounge_reviews',
  'bookings',
  'games',
  'game_players',
  'game_legs',
  'game_results',
  'ranking_standings',
  'tournaments',
  'tournament_entries',
  'tournament_matches',
  'market_items',
  'market_days',
  'clubs',
  'club_members',
  'polls',
  'poll_options',
  'media_channels',
  'media_episodes',
  'banners',
  'banner_days',
  'daily_figures',
  'postal_codes',
]);

/** The tables and columns that an export may contain. */
export const readableTables = (tables: readonly TableShape[]): TableShape[] =>
  tables.flatMap(({ name, columns }) => {
    if (WHOLE.has(name)) return [{ name, columns }];
    if (name !== 'users') return [];
    return [{ name, columns: columns.filter((column) => USER_COLUMNS.includes(column)) }];
  });
