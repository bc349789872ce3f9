interface Kept {
  /** why it stays */
  reason: string;
  /** what the planner walks it for as soon as the table is large: the heart of a statement of ours */
  statement: string;
}

const FIGURES =
  'the daily figures read the last days of a table that only grows; it is a few pages';
const OLD = 'an hourly job deletes what is old, and should not read the rest';
const RANGE = `between '2026-11-20' and '2026-11-21'`;

/**
 * Indexes that no test's statement walks, as the tables of tests are small, and that stay all the same. A test looks
 * whether each serves its statement.
 */
export const KEPT: Readonly<Record<string, Kept>> = {
  bookings_created_range: {
    reason: FIGURES,
    statement: `select count(*) from bookings where created_at ${RANGE}`,
  },
  clubs_search: {
    reason: 'clubs are found by a part of their name or city',
    statement:
      "select id from clubs where is_public and hidden_at is null and search_text like '%berlin%'",
  },
  conversation_messages_created_range: {
    reason: FIGURES,
    statement: `select sender_id from conversation_messages where created_at ${RANGE}`,
  },
  conversation_messages_reported: {
    reason:
      'who leaves takes along what had been changed after a report: a handful of all messages',
    statement:
      "select id from conversation_messages where sender_id = 'a' and reported_body is not null",
  },
  games_finished_range: {
    reason: FIGURES,
    statement: `select count(*) from games where finished_at ${RANGE}`,
  },
  inbound_mails_received: {
    reason: OLD,
    statement: "delete from inbound_mails where received_at < '2026-11-20'",
  },
  leagues_search: {
    reason: 'leagues are found by a part of their name or region',
    statement: "select id from leagues where hidden_at is null and search_text like '%berlin%'",
  },
  market_deal_addresses_over: {
    reason: OLD,
    statement: "delete from market_deal_addresses where expires_at <= '2026-11-20'",
  },
  market_items_published_range: {
    reason: FIGURES,
    statement: `select count(*) from market_items where published_at ${RANGE}`,
  },
  phone_codes_old: {
    reason: OLD,
    statement: "delete from phone_codes where created_at < '2026-11-20'",
  },
  polls_pinned: {
    reason:
      "a job looks each minute for pinned polls, of which there are few beside the threads' own",
    statement:
      'select id from polls where pinned_at is not null and opening_told_at is null and opens_at <= now()',
  },
  ranking_games_time: {
    reason: 'each night the days that leave a period are counted back; it is a few pages',
    statement: `select user_id from ranking_games where finished_at ${RANGE}`,
  },
  remote_cameras_age: {
    reason: OLD,
    statement: "delete from remote_cameras where link_until < '2026-11-20'",
  },
  search_documents_lounge_place: {
    reason: 'of very many matches the nearest are looked at',
    statement:
      "select id from search_documents where kind = 'lounge' order by place <-> place_of(52.5, 13.4) limit 20",
  },
  search_documents_tournament_place: {
    reason: 'of very many matches the nearest are looked at',
    statement:
      "select id from search_documents where kind = 'tournament' order by place <-> place_of(52.5, 13.4) limit 20",
  },
  tournaments_by_name: {
    reason: 'admins sort their list by the name',
    statement:
      "select id from tournaments where status <> 'draft' order by search_text, id limit 20",
  },
};
