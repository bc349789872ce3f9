// Generated from the migrated schema by `pnpm db:types`. Do not edit.
import type { ColumnType, GeneratedAlways } from 'kysely';

/** The database has a value when an insert gives none. */
export type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U>
    ? ColumnType<S, I | undefined, U>
    : ColumnType<T, T | undefined, T>;

/** Read as ISO 8601 in UTC with milliseconds, e.g. '2026-11-21T19:00:00.000Z'. */
export type Timestamp = ColumnType<string, Date | string, Date | string>;

/**
 * Read as parsed, to be checked by a schema. Written as an object or as JSON text: pg would write
 * an array as an array of PostgreSQL.
 */
export type Json = ColumnType<
  unknown,
  Record<string, unknown> | string,
  Record<string, unknown> | string
>;

export interface AccessTokens {
  created_at: Timestamp;
  expires_at: Timestamp | null;
  grant_id: number | null;
  hash: string;
  hint: string;
  id: GeneratedAlways<number>;
  last_used_at: Timestamp | null;
  name: string;
  scopes: string[];
  user_id: string;
}

export interface AccountTokens {
  created_at: Generated<Timestamp>;
  expires_at: Timestamp;
  payload: Generated<Json>;
  purpose: 'verify-email' | 'reset-password' | 'change-email-old' | 'change-email-new' | 'link-oidc';
  token_hash: string;
  used_at: Timestamp | null;
  user_id: string;
}

export interface ActiveDays {
  day: string;
  user_id: string;
}

export interface Activities {
  happened_at: Timestamp;
  kind: 'thread' | 'game' | 'achievement' | 'entered' | 'won' | 'announced' | 'item' | 'friendship';
  other_id: string | null;
  place: string | null;
  subject: string;
  subject_id: number | null;
  user_id: string;
}

export interface AnnouncementDismissals {
  announcement_id: number;
  dismissed_at: Generated<Timestamp>;
  edition: number;
  user_id: string;
}

export interface Announcements {
  audience: 'everybody' | 'members' | 'owners';
  created_at: Generated<Timestamp>;
  edition: Generated<number>;
  from_at: Timestamp;
  id: GeneratedAlways<number>;
  is_dismissible: boolean;
  level: 'info' | 'important' | 'urgent';
  link: string | null;
  text_de: string;
  text_en: string;
  until_at: Timestamp | null;
  updated_at: Generated<Timestamp>;
}

export interface AppConsents {
  app_id: string;
  created_at: Timestamp;
  id: GeneratedAlways<number>;
  last_used_at: Timestamp | null;
  scopes: string[];
  user_id: string;
}

export interface AppGrants {
  code_challenge: string;
  code_hash: string;
  code_until: Timestamp;
  code_used_at: Timestamp | null;
  consent_id: number;
  created_at: Timestamp;
  expires_at: Timestamp;
  id: GeneratedAlways<number>;
  redirect_uri: string;
  scopes: string[];
}

export interface AppRefreshTokens {
  created_at: Timestamp;
  grant_id: number;
  hash: string;
  used_at: Timestamp | null;
}

export interface Apps {
  created_at: Timestamp;
  id: string;
  name: string;
  owner_id: string;
  purpose: string;
  redirect_uris: string[];
  secret_hash: string | null;
  switched_off_at: Timestamp | null;
  switched_off_reason: string | null;
  website: string;
}

export interface AuditLog {
  action: string;
  actor_id: string | null;
  after: Json | null;
  before: Json | null;
  happened_at: Timestamp;
  id: GeneratedAlways<number>;
  reason: string | null;
  scope: string;
  thing_id: string;
  thing_kind: string;
}

export interface BackupNotes {
  backup_of: Timestamp | null;
  id: GeneratedAlways<number>;
  kind: 'external' | 'drill';
  noted_at: Generated<Timestamp>;
}

export interface Backups {
  archive_bytes: number;
  file_count: number;
  finished_at: Generated<Timestamp>;
  id: GeneratedAlways<number>;
  row_count: number;
}

export interface BannerDays {
  banner_id: number;
  clicks: Generated<number>;
  day: string;
  impressions: Generated<number>;
}

export interface BannerReportLinks {
  advertiser: string | null;
  banner_id: number;
  created_at: Timestamp;
  created_by: string;
  id: GeneratedAlways<number>;
  last_read_at: Timestamp | null;
  revoked_at: Timestamp | null;
  token_hash: string;
}

export interface BannerTraces {
  at: Timestamp;
  banner_id: number;
  day: string;
  is_counted: Generated<boolean>;
  kind: 'impression' | 'click';
  round: number;
  view_id: string;
}

export interface Banners {
  advertiser: string;
  created_at: Timestamp;
  created_by: string;
  deleted_at: Timestamp | null;
  description: string | null;
  ends_at: Timestamp | null;
  id: GeneratedAlways<number>;
  is_active: Generated<boolean>;
  narrow_upload_id: string | null;
  position: string;
  priority: Generated<number>;
  starts_at: Timestamp | null;
  target_url: string | null;
  title: string;
  upload_id: string | null;
}

export interface BoardBlocks {
  created_at: Generated<Timestamp>;
  created_by: string;
  end_at: Timestamp;
  id: GeneratedAlways<number>;
  kind: 'out_of_service' | 'blocked';
  lounge_id: number;
  reason: string | null;
  start_at: Timestamp;
}

export interface BoardOccupancies {
  block_id: number | null;
  board_id: number;
  booking_id: number | null;
  during: string;
  id: GeneratedAlways<number>;
  is_active: Generated<boolean>;
  lounge_id: number;
  waiting_list_entry_id: number | null;
}

export interface BoardTablets {
  board_id: number;
  code_hash: string | null;
  code_until: Timestamp | null;
  created_at: Timestamp;
  device_hash: string | null;
  host: string;
  host_id: number;
  link_hash: string | null;
  paired_by: string;
  seen_at: Timestamp | null;
  token_hash: string | null;
}

export interface BookingSeries {
  created_at: Generated<Timestamp>;
  created_by: string;
  id: GeneratedAlways<number>;
  lounge_id: number;
  name: string;
}

export interface Bookings {
  board_count: number;
  cancel_reason: string | null;
  cancellable_until: Timestamp;
  cancelled_as: 'member' | 'lounge' | 'system' | null;
  cancelled_at: Timestamp | null;
  cancelled_by: string | null;
  created_at: Generated<Timestamp>;
  created_by: string;
  end_at: Timestamp;
  expires_at: Timestamp | null;
  group_size: number | null;
  guest_contact: string | null;
  guest_name: string | null;
  id: GeneratedAlways<number>;
  is_any_board: Generated<boolean>;
  lounge_id: number;
  member_id: string | null;
  notes: string | null;
  price_cents: number;
  sequence: Generated<number>;
  series_id: number | null;
  start_at: Timestamp;
  status: 'requested' | 'confirmed' | 'cancelled' | 'completed' | 'no_show';
  updated_at: Generated<Timestamp>;
}

export interface CalendarFeeds {
  board_id: number | null;
  created_at: Generated<Timestamp>;
  id: GeneratedAlways<number>;
  kind: 'member' | 'lounge' | 'board';
  last_read_at: Timestamp | null;
  lounge_id: number | null;
  revoked_at: Timestamp | null;
  token_hash: string;
  user_id: string;
}

export interface ChallengeAlerts {
  is_level_only: boolean;
  latitude: number;
  longitude: number;
  place: GeneratedAlways<string | null>;
  radius_km: number;
  user_id: string;
  zip_code: string;
}

export interface ChallengeAnswers {
  challenge_id: number;
  created_at: Timestamp;
  id: GeneratedAlways<number>;
  meets_at: Timestamp;
  member_id: string;
  note: string | null;
  status: Generated<'open' | 'withdrawn' | 'agreed'>;
}

export interface Challenges {
  agreed_note: string | null;
  best_of: number;
  booking_id: number | null;
  cancel_reason: string | null;
  cancelled_by: string | null;
  created_at: Timestamp;
  from_at: Timestamp;
  game: 'x01' | 'cricket' | null;
  hidden_at: Timestamp | null;
  hidden_by: string | null;
  id: GeneratedAlways<number>;
  invited_id: string | null;
  latitude: number;
  level_max: number | null;
  level_min: number | null;
  longitude: number;
  lounge_id: number | null;
  meets_at: Timestamp | null;
  member_id: string;
  note: string | null;
  partner_id: string | null;
  place: GeneratedAlways<string | null>;
  radius_km: number;
  start_score: number | null;
  status: Generated<'open' | 'agreed' | 'declined' | 'closed' | 'expired' | 'cancelled'>;
  until_at: Timestamp;
  zip_code: string | null;
}

export interface ClubAdmissions {
  club_id: number;
  created_at: Timestamp;
  invited_by: string | null;
  message: string | null;
  user_id: string;
}

export interface ClubMembers {
  club_id: number;
  joined_at: Timestamp;
  role: 'owner' | 'officer' | 'member';
  user_id: string;
}

export interface Clubs {
  city: string;
  created_at: Timestamp;
  description: string | null;
  founded: number | null;
  hidden_at: Timestamp | null;
  hidden_by: string | null;
  id: GeneratedAlways<number>;
  is_public: boolean;
  lounge_id: number | null;
  member_count: Generated<number>;
  name: string;
  search_text: GeneratedAlways<string>;
  updated_at: Timestamp;
}

export interface ConversationMembers {
  conversation_id: number;
  is_archived: Generated<boolean>;
  is_muted: Generated<boolean>;
  last_message_id: number | null;
  last_read_id: Generated<number>;
  since_id: Generated<number>;
  user_id: string;
}

export interface ConversationMessages {
  answers_id: number | null;
  body: string;
  card_id: number | null;
  card_kind: string | null;
  client_key: string | null;
  conversation_id: number;
  created_at: Timestamp;
  deleted_at: Timestamp | null;
  edited_at: Timestamp | null;
  hidden_at: Timestamp | null;
  hidden_by: string | null;
  id: GeneratedAlways<number>;
  notice: 'created' | 'named' | 'added' | 'removed' | 'left' | 'owner' | null;
  notice_user_id: string | null;
  reported_body: string | null;
  revision: number;
  sender_id: string | null;
  suspicions: Generated<string[]>;
}

export interface ConversationPictures {
  message_id: number;
  position: number;
  upload_id: string;
}

export interface ConversationReactions {
  message_id: number;
  reaction: 'up' | 'heart' | 'laugh' | 'wow' | 'sad' | 'bull';
  user_id: string;
}

export interface ConversationSettings {
  shows_read: boolean;
  shows_typing: boolean;
  user_id: string;
}

export interface Conversations {
  about: string;
  created_at: Timestamp;
  id: GeneratedAlways<number>;
  is_pair: boolean;
  kind: string;
  name: string | null;
  owner_id: string | null;
  revision: Generated<number>;
}

export interface CountingBoardSights {
  board_id: number;
  dart_at: Timestamp | null;
  lease: string;
  lease_until: Timestamp;
  revision: number;
  seen_at: Timestamp;
  seq: number;
  sight: Json;
}

export interface CountingBoards {
  attached_by: string | null;
  attached_game_id: number | null;
  attached_until: Timestamp | null;
  created_at: Timestamp;
  created_by: string;
  id: GeneratedAlways<number>;
  lounge_board_id: number | null;
  maker: string | null;
  name: string | null;
  owner_id: string | null;
  silence_told_at: Timestamp | null;
  token_hash: string;
  version: string | null;
}

export interface DailyFigures {
  active_day: number;
  active_week: number;
  bookings: number;
  computed_at: Timestamp;
  day: string;
  games: number;
  listings: number;
  members: number;
  new_members: number;
  posts: number;
}

export interface DataArchives {
  bytes: number | null;
  done: Generated<number>;
  expires_at: Timestamp | null;
  id: string;
  requested_at: Timestamp;
  status: 'waiting' | 'running' | 'ready' | 'failed';
  total: Generated<number>;
  user_id: string;
}

export interface Departures {
  begun_at: Timestamp | null;
  due_at: Timestamp;
  erased: Generated<string[]>;
  finished_at: Timestamp | null;
  requested_at: Timestamp;
  user_id: string;
}

export interface DismissedSuggestions {
  suggested_id: string;
  user_id: string;
}

export interface ExternalIdentities {
  created_at: Generated<Timestamp>;
  issuer: string;
  subject: string;
  user_id: string;
}

export interface ForumBookmarks {
  created_at: Timestamp;
  note: string | null;
  post_id: number;
  remind_at: Timestamp | null;
  reminded_at: Timestamp | null;
  user_id: string;
}

export interface ForumCategories {
  created_at: Generated<Timestamp>;
  deleted_at: Timestamp | null;
  description: string | null;
  holds_clubs: Generated<boolean>;
  id: GeneratedAlways<number>;
  is_active: Generated<boolean>;
  name: string;
  position: Generated<number>;
  was_active: boolean | null;
}

export interface ForumDrafts {
  answered_id: number | null;
  content: string;
  discarded_at: Timestamp | null;
  id: GeneratedAlways<number>;
  is_quote: boolean;
  owner_id: string;
  pictures: Json;
  poll: string | null;
  post_id: number | null;
  revision: Generated<number>;
  subforum_id: number | null;
  tags: Generated<string[]>;
  thread_id: number | null;
  title: string;
  updated_at: Timestamp;
}

export interface ForumFormerPlaces {
  number: number;
  post_id: number;
  reordering_id: number;
  thread_id: number;
}

export interface ForumLevels {
  appreciated_by: Generated<number>;
  below_since: Timestamp | null;
  computed_at: Timestamp | null;
  fixed_at: Timestamp | null;
  fixed_by: string | null;
  fixed_level: number | null;
  fixed_reason: string | null;
  level: Generated<number>;
  posts_written: Generated<number>;
  reading_days: Generated<number>;
  threads_read: Generated<number>;
  upheld_reports: Generated<number>;
  user_id: string;
}

export interface ForumPictures {
  description: string | null;
  position: number;
  post_id: number | null;
  submission_id: number | null;
  upload_id: string;
}

export interface ForumPostReactions {
  counts: Json;
  post_id: number;
  revision: number;
  thread_id: number;
}

export interface ForumPostVersions {
  content: string;
  post_id: number;
  taken_at: Timestamp | null;
  taken_by: string | null;
  version: number;
  written_at: Timestamp;
  written_by: string | null;
}

export interface ForumPosts {
  author_id: string;
  content: string;
  created_at: Generated<Timestamp>;
  deleted_at: Timestamp | null;
  deleted_by: string | null;
  edited_at: Timestamp | null;
  edited_by: string | null;
  id: GeneratedAlways<number>;
  is_wiki: Generated<boolean>;
  number: number;
  parent_post_id: number | null;
  picture_count: Generated<number>;
  quoted_post_id: number | null;
  quoted_text: string | null;
  revision: number;
  root_number: number;
  thread_id: number;
}

export interface ForumReactions {
  created_at: Timestamp;
  kind: 'bullseye' | 'maximum' | 'good-darts' | 'round' | 'bounce-out' | 'madhouse';
  post_id: number;
  user_id: string;
}

export interface ForumReaders {
  post_order: 'answers' | 'time';
  user_id: string;
}

export interface ForumReadingDays {
  day: string;
  user_id: string;
}

export interface ForumReorderedMarks {
  before: Json | null;
  kind: 'visit' | 'watch';
  reordering_id: number;
  user_id: string;
}

export interface ForumReorderings {
  brought_tag_ids: Generated<number[]>;
  first_number: number;
  from_subforum_id: number;
  id: GeneratedAlways<number>;
  kind: 'split' | 'posts' | 'merge' | 'thread';
  moved_at: Timestamp;
  moved_by: string;
  post_count: number;
  source_id: number;
  target_id: number;
  to_subforum_id: number;
  undone_at: Timestamp | null;
  undone_by: string | null;
}

export interface ForumSubforums {
  category_id: number;
  club_id: number | null;
  created_at: Generated<Timestamp>;
  deleted_at: Timestamp | null;
  description: string | null;
  has_solutions: Generated<boolean>;
  id: GeneratedAlways<number>;
  is_active: Generated<boolean>;
  is_locked: Generated<boolean>;
  name: string;
  position: Generated<number>;
  post_count: Generated<number>;
  thread_count: Generated<number>;
  was_active: boolean | null;
}

export interface ForumSubmissions {
  answered_id: number | null;
  author_id: string;
  content: string;
  created_at: Timestamp;
  id: GeneratedAlways<number>;
  is_quote: Generated<boolean>;
  post_id: number | null;
  state: Generated<'waiting' | 'published' | 'rejected'>;
  subforum_id: number;
  tag_ids: Generated<number[]>;
  thread_id: number | null;
  title: string | null;
}

export interface ForumTagSlugs {
  slug: string;
  tag_id: number;
}

export interface ForumTags {
  colour: Generated<'sisal' | 'red' | 'green' | 'gold'>;
  created_at: Generated<Timestamp>;
  deleted_at: Timestamp | null;
  description: string | null;
  id: GeneratedAlways<number>;
  name: string;
  slug: string;
}

export interface ForumThreadTags {
  position: number;
  tag_id: number;
  thread_id: number;
}

export interface ForumThreads {
  author_id: string;
  created_at: Generated<Timestamp>;
  deleted_at: Timestamp | null;
  deleted_by: string | null;
  id: GeneratedAlways<number>;
  is_announcement: Generated<boolean>;
  is_locked: Generated<boolean>;
  is_merged: Generated<boolean>;
  is_pinned: Generated<boolean>;
  is_solved: Generated<boolean>;
  last_post_at: Generated<Timestamp>;
  last_post_author_id: string;
  last_post_number: Generated<number>;
  next_number: Generated<number>;
  post_count: Generated<number>;
  reaction_revision: Generated<number>;
  revision: Generated<number>;
  solution_post_id: number | null;
  subforum_id: number;
  title: string;
}

export interface ForumVisits {
  seen: number;
  seen_before: number | null;
  thread_id: number;
  user_id: string;
  visited_at: Timestamp;
}

export interface FriendRequests {
  addressee_id: string;
  created_at: Timestamp;
  id: GeneratedAlways<number>;
  requester_id: string;
}

export interface Friendships {
  friend_id: string;
  since: Timestamp;
  user_id: string;
}

export interface GameDeviceClaims {
  game_id: number | null;
  secret_hash: string;
}

export interface GameDisputes {
  disputed_at: Timestamp;
  disputed_by: string | null;
  game_id: number;
  reason: string;
}

export interface GameGuestLinks {
  covers_name: boolean;
  created_at: Timestamp;
  game_id: number;
  place: number;
  side: number;
  token_hash: string;
}

export interface GameLegs {
  entries: Json;
  game_id: number;
  number: number;
}

export interface GameMarkers {
  game_id: number;
  user_id: string;
}

export interface GameMarks {
  game_id: number;
  mark: 'average' | 'opponent' | 'pace' | 'leg';
  value: number;
}

export interface GameMoves {
  game_id: number;
  made_at: Timestamp;
  made_by: string | null;
  move: Json;
  move_id: string;
  revision: number;
}

export interface GamePins {
  attempts: Generated<number>;
  attempts_since: Timestamp | null;
  changed_at: Timestamp;
  pin_hash: string;
  user_id: string;
}

export interface GamePlayers {
  accepted_at: Timestamp | null;
  claimed_name: string | null;
  confirmed_at: Timestamp | null;
  device_id: string | null;
  game_id: number;
  guest_name: string | null;
  hidden_name: string | null;
  machine_average: number | null;
  machine_seed: string | null;
  place: number;
  side: number;
  user_id: string | null;
}

export interface GameResults {
  best_leg: number | null;
  checkouts: number;
  darts: number;
  darts_at_double: number | null;
  finished_at: Timestamp;
  first_nine_darts: number;
  first_nine_points: number;
  game_id: number;
  highest_checkout: number | null;
  is_counted: boolean;
  is_won: boolean | null;
  kind: 'x01' | 'cricket';
  legs_lost: number;
  legs_won: number;
  lounge_id: number | null;
  opponent_id: string | null;
  points: number;
  rating_weight: Generated<number>;
  side: number;
  start_score: number | null;
  user_id: string;
  visits_100: number;
  visits_140: number;
  visits_180: number;
  visits_60: number;
}

export interface GameShows {
  game: Json;
  moved_at: Timestamp;
  secret_hash: string;
  shown_at: Timestamp;
  token: string;
}

export interface GameVerdicts {
  decided_at: Timestamp;
  entries_before: Json | null;
  game_id: number;
  id: GeneratedAlways<number>;
  statement: string | null;
  verdict: 'stands' | 'corrected' | 'annulled';
}

export interface Games {
  annulled_from: string | null;
  board_id: number | null;
  completed_at: Timestamp | null;
  confirm_until: Timestamp | null;
  created_at: Timestamp;
  created_by: string;
  device_id: string | null;
  ended_by: string | null;
  finished_at: Timestamp | null;
  id: GeneratedAlways<number>;
  is_official: Generated<boolean>;
  is_remote: Generated<boolean>;
  is_resigned: Generated<boolean>;
  kind: 'x01' | 'cricket';
  lounge_id: number | null;
  moved_at: Timestamp;
  position: Json;
  rating_weight: Generated<number>;
  revision: Generated<number>;
  setup: Json;
  status: 'invited' | 'declined' | 'cancelled' | 'expired' | 'playing' | 'finished' | 'casual' | 'disputed' | 'completed' | 'annulled';
  visibility: 'public' | 'friends' | 'private';
  winner_side: number | null;
  with_camera: Generated<boolean>;
}

export interface HiddenLoungePhotos {
  description: string | null;
  hidden_at: Timestamp;
  hidden_by: string | null;
  lounge_id: number;
  position: number;
  upload_id: string;
}

export interface HomeLayouts {
  board: 'home' | 'dashboard';
  hidden: string[];
  saved_at: Timestamp;
  shown: string[];
  user_id: string;
}

export interface IdempotencyKeys {
  created_at: Generated<Timestamp>;
  input_hash: string;
  key: string;
  operation: string;
  result_id: number;
  user_id: string;
}

export interface ImportLinks {
  import_id: number;
  post_id: number;
}

export interface ImportMap {
  import_id: number;
  kind: 'member' | 'category' | 'board' | 'thread' | 'post' | 'poll' | 'attachment' | 'avatar' | 'message' | 'ignore' | 'watch';
  source_id: string;
  target_id: string;
}

export interface ImportedMembers {
  import_id: number;
  told_at: Timestamp | null;
  user_id: string;
}

export interface Imports {
  address: string | null;
  created_at: Timestamp;
  id: GeneratedAlways<number>;
  kind: 'phpbb3' | 'woltlab' | 'vbulletin4' | 'vbulletin5';
  name: string;
}

export interface InboundMails {
  code: string | null;
  generation: number;
  id: GeneratedAlways<number>;
  is_too_large: Generated<boolean>;
  kind: string;
  left_out: Generated<string[]>;
  message_hash: string;
  outcome: 'taken' | 'waiting' | 'refused' | 'empty' | 'unclear' | 'tooLarge' | 'tooLong' | 'revoked' | 'off' | 'gone' | 'foreign' | 'forged' | 'automatic' | 'closed' | 'broken' | null;
  picture_ids: string[] | null;
  place_id: number;
  received_at: Timestamp;
  source: Buffer | null;
  user_id: string;
  words: string | null;
}

export interface LeagueCaptains {
  added_at: Timestamp;
  role: 'captain' | 'deputy';
  team_id: number;
  user_id: string;
}

export interface LeagueDivisions {
  format: Json | null;
  id: GeneratedAlways<number>;
  is_double: Generated<boolean>;
  level: number;
  name: string;
  plan: Json | null;
  planned_at: Timestamp | null;
  position: number;
  promotes: Generated<number>;
  relegates: Generated<number>;
  revision: Generated<number>;
  rounds: Generated<string[]>;
  season_id: number;
  standings: Generated<Json>;
}

export interface LeagueEntries {
  division_id: number;
  home_time: string;
  home_weekday: number;
  id: GeneratedAlways<number>;
  key_number: number | null;
  season_id: number;
  team_id: number;
  withdrawn: 'annulled' | 'kept' | null;
  withdrawn_at: Timestamp | null;
}

export interface LeagueFigures {
  best_finish: number | null;
  darts: Generated<number>;
  division_id: number;
  doubles: number;
  doubles_won: number;
  entry_id: number;
  first_darts: Generated<number>;
  first_points: Generated<number>;
  fixture_id: number;
  legs: number;
  legs_won: number;
  maxima: Generated<number>;
  player_id: number;
  points: Generated<number>;
  shortest_leg: number | null;
  singles: number;
  singles_won: number;
}

export interface LeagueFixtureBoards {
  fixture_id: number;
  id: GeneratedAlways<number>;
  lounge_board_id: number | null;
  name: string;
}

export interface LeagueFixtures {
  away_id: number;
  block_id: number | null;
  boards_refused_at: Timestamp | null;
  confirm_reminded_at: Timestamp | null;
  confirmed_away_at: Timestamp | null;
  confirmed_away_by: string | null;
  confirmed_home_at: Timestamp | null;
  confirmed_home_by: string | null;
  decision: Json | null;
  dispute: Json | null;
  division_id: number;
  division_revision: Generated<number>;
  games_away: Generated<number>;
  games_home: Generated<number>;
  home_id: number;
  host_id: number | null;
  id: GeneratedAlways<number>;
  is_fixed: Generated<boolean>;
  legs_away: Generated<number>;
  legs_home: Generated<number>;
  lounge_id: number | null;
  points_away: number | null;
  points_home: number | null;
  protest_reminded_at: Timestamp | null;
  reminded_at: Timestamp | null;
  report_reminded_at: Timestamp | null;
  reported_at: Timestamp | null;
  revision: Generated<number>;
  round: number;
  starts_at: Timestamp | null;
  status: 'planned' | 'live' | 'reported' | 'disputed' | 'confirmed' | 'forfeit' | 'annulled';
  updated_at: Generated<Timestamp>;
  venue: string | null;
}

export interface LeagueGames {
  away_players: number[];
  board_id: number | null;
  entered_at: Timestamp | null;
  entered_by: string | null;
  fixture_id: number;
  game_id: number | null;
  home_players: number[];
  legs_away: number | null;
  legs_home: number | null;
  number: number;
  source: 'live' | 'captain' | 'tablet' | 'officer' | null;
  started_at: Timestamp | null;
  status: 'called' | 'playing' | 'played';
}

export interface LeagueLineUps {
  fixture_id: number;
  name: string;
  named_at: Timestamp;
  named_by: string | null;
  overridden: Json | null;
  players: number[];
  side: number;
  substitutions: Generated<Json>;
}

export interface LeagueMoves {
  asked_at: Timestamp;
  asked_by: string;
  chosen: Timestamp | null;
  dates: string[];
  decided_at: Timestamp | null;
  decided_by: string | null;
  fixture_id: number;
  handed_at: Timestamp | null;
  id: GeneratedAlways<number>;
  message: string | null;
  reminded_at: Timestamp | null;
  side: number;
  status: 'open' | 'accepted' | 'declined' | 'withdrawn' | 'decided';
}

export interface LeagueOfficers {
  added_at: Timestamp;
  league_id: number;
  role: 'head' | 'officer';
  user_id: string;
}

export interface LeaguePenalties {
  entry_id: number;
  fine_cents: Generated<number>;
  fixture_id: number | null;
  id: GeneratedAlways<number>;
  imposed_at: Timestamp;
  imposed_by: string | null;
  points: number;
  reason: string | null;
  rule: string;
  undone_at: Timestamp | null;
  undone_by: string | null;
  undone_reason: string | null;
}

export interface LeaguePlayers {
  created_at: Timestamp;
  id: GeneratedAlways<number>;
  league_id: number;
  name: string | null;
  user_id: string | null;
}

export interface LeagueRegistrations {
  asked_at: Timestamp;
  decided_at: Timestamp | null;
  decided_by: string | null;
  ended_at: Timestamp | null;
  entry_id: number;
  id: GeneratedAlways<number>;
  player_id: number;
  season_id: number;
  status: 'asked' | 'confirmed' | 'refused' | 'ended';
}

export interface LeagueSeasons {
  created_at: Timestamp;
  ended_at: Timestamp | null;
  ends_on: string;
  format: Json;
  id: GeneratedAlways<number>;
  league_id: number;
  name: string;
  previous_id: number | null;
  rules: Json;
  seed: string;
  started_at: Timestamp | null;
  starts_on: string;
  status: 'planned' | 'running' | 'over';
}

export interface LeagueSteps {
  division_id: number | null;
  facts: Json;
  fixture_id: number | null;
  id: GeneratedAlways<number>;
  kind: string;
  league_id: number;
  taken_at: Timestamp;
  taken_by: string | null;
}

export interface LeagueTeams {
  board_ids: Generated<number[]>;
  club_id: number | null;
  created_at: Timestamp;
  id: GeneratedAlways<number>;
  league_id: number;
  lounge_agreed_at: Timestamp | null;
  lounge_agreed_by: string | null;
  lounge_id: number | null;
  name: string;
  venue: string | null;
}

export interface Leagues {
  created_at: Timestamp;
  description: string | null;
  hidden_at: Timestamp | null;
  hidden_by: string | null;
  holidays: string | null;
  id: GeneratedAlways<number>;
  name: string;
  region: string;
  revision: Generated<number>;
  search_text: GeneratedAlways<string>;
  team_count: Generated<number>;
  thread_id: number | null;
  time_zone: Generated<string>;
  updated_at: Timestamp;
}

export interface LegacyPasswords {
  imported_at: Timestamp;
  is_confirmed: boolean;
  sealed: string;
  user_id: string;
}

export interface LobbyEntries {
  game_id: number | null;
  id: Generated<number>;
  is_near: boolean;
  is_open: Generated<boolean>;
  legs: number;
  opened_at: Timestamp;
  owner_id: string;
  rating: number;
  rules: Json;
  seen_at: Timestamp;
  with_camera: boolean;
}

export interface LoungeBoards {
  created_at: Generated<Timestamp>;
  id: GeneratedAlways<number>;
  is_accessible: Generated<boolean>;
  kind: Generated<'steel' | 'soft'>;
  lounge_id: number;
  make: string | null;
  name: string;
  oche_distance_mm: number | null;
  position: number;
  removed_at: Timestamp | null;
  scoring_system: string | null;
}

export interface LoungeCalendars {
  lounge_id: number;
  revision: Generated<number>;
}

export interface LoungeClaims {
  created_at: Generated<Timestamp>;
  decided_at: Timestamp | null;
  decided_by: string | null;
  id: GeneratedAlways<number>;
  lounge_id: number;
  message: string;
  status: Generated<'open' | 'approved' | 'declined'>;
  user_id: string;
}

export interface LoungeFavourites {
  created_at: Generated<Timestamp>;
  lounge_id: number;
  user_id: string;
}

export interface LoungeInvitations {
  accepted_at: Timestamp | null;
  created_at: Generated<Timestamp>;
  email: string;
  expires_at: Timestamp;
  id: GeneratedAlways<number>;
  invited_by: string;
  lounge_id: number;
  requested_at: Timestamp | null;
  requested_by: string | null;
  revoked_at: Timestamp | null;
  role: 'owner' | 'manager';
  token_hash: string;
}

export interface LoungePhotos {
  description: string | null;
  lounge_id: number;
  position: number;
  upload_id: string;
}

export interface LoungeReviews {
  answer: string | null;
  answered_at: Timestamp | null;
  answered_by: string | null;
  author_id: string;
  comment: string | null;
  created_at: Generated<Timestamp>;
  edited_at: Timestamp | null;
  hidden_at: Timestamp | null;
  hidden_by: string | null;
  id: GeneratedAlways<number>;
  is_visit_confirmed: Generated<boolean>;
  lounge_id: number;
  rating: number;
}

export interface LoungeStaff {
  created_at: Generated<Timestamp>;
  lounge_id: number;
  role: 'owner' | 'manager';
  user_id: string;
}

export interface Lounges {
  address: string;
  amenities: Generated<string[]>;
  auto_confirm: Generated<boolean>;
  buffer_minutes: Generated<number>;
  cancel_minutes: Generated<number>;
  city: string;
  country: string;
  created_at: Generated<Timestamp>;
  created_by: string;
  description: string | null;
  email: string | null;
  hidden_at: Timestamp | null;
  hidden_by: string | null;
  horizon_days: Generated<number>;
  id: GeneratedAlways<number>;
  is_active: Generated<boolean>;
  is_place_exact: Generated<boolean>;
  latitude: number | null;
  lead_minutes: Generated<number>;
  longitude: number | null;
  lounge_type: Generated<'bar' | 'club' | 'public_space'>;
  max_minutes: Generated<number>;
  max_upcoming: Generated<number>;
  min_minutes: Generated<number>;
  name: string;
  number_of_boards: Generated<number>;
  opening_hours: Json | null;
  phone: string | null;
  place: GeneratedAlways<string | null>;
  price_from_cents: GeneratedAlways<number>;
  price_per_hour_cents: Generated<number>;
  price_rules: Generated<Json>;
  price_unit: Generated<'board' | 'person'>;
  rating: GeneratedAlways<number | null>;
  rating_count: Generated<number>;
  rating_sum: Generated<number>;
  search_text: GeneratedAlways<string | null>;
  setup_description: string | null;
  slot_minutes: Generated<number>;
  state: string | null;
  time_zone: Generated<string>;
  updated_at: Generated<Timestamp>;
  was_active: boolean | null;
  website: string | null;
  zip_code: string | null;
}

export interface MailRepliers {
  generation: Generated<number>;
  is_on: Generated<boolean>;
  number: GeneratedAlways<number>;
  user_id: string;
}

export interface MarketDaySalts {
  day: string;
  salt: string;
}

export interface MarketDays {
  count: number;
  day: string;
  item_id: number;
  kind: 'view' | 'link' | 'qr' | 'native' | 'whatsapp' | 'facebook' | 'x' | 'telegram' | 'linkedin' | 'email';
}

export interface MarketDealAddresses {
  deal_id: number;
  encrypted: string;
  expires_at: Timestamp | null;
}

export interface MarketDealAds {
  category: string | null;
  condition: string | null;
  deal_id: number;
  description: string;
  meets: boolean;
  price_cents: number | null;
  shipping_cents: number | null;
  ships: boolean;
  taken_at: Timestamp;
  title: string;
}

export interface MarketDealPictures {
  deal_id: number;
  position: number;
  upload_id: string;
}

export interface MarketDeals {
  buyer_confirmed_at: Timestamp | null;
  buyer_id: string;
  cancel_reason: string | null;
  cancelled_at: Timestamp | null;
  cancelled_by: 'buyer' | 'seller' | 'clock' | 'moderator' | null;
  completed_at: Timestamp | null;
  created_at: Timestamp;
  disputed_from: 'reserved' | 'handed_over' | 'completed' | null;
  handed_over_at: Timestamp | null;
  handover: 'shipping' | 'lounge' | null;
  id: GeneratedAlways<number>;
  item_id: number;
  lounge_id: number | null;
  meeting_agreed_at: Timestamp | null;
  meeting_by: 'buyer' | 'seller' | null;
  meets_at: Timestamp | null;
  offer_id: number | null;
  price_cents: number;
  reserved_until: Timestamp | null;
  revision: Generated<number>;
  seller_confirmed_at: Timestamp | null;
  seller_id: string;
  status: 'reserved' | 'handed_over' | 'completed' | 'cancelled' | 'disputed';
  updated_at: Timestamp;
}

export interface MarketDisputePhotos {
  added_at: Timestamp;
  dispute_id: number;
  side: 'buyer' | 'seller';
  upload_id: string;
}

export interface MarketDisputeQuestions {
  answer: string | null;
  answered_at: Timestamp | null;
  asked_at: Timestamp;
  asked_by: string;
  dispute_id: number;
  question: string;
  side: 'buyer' | 'seller';
}

export interface MarketDisputes {
  account: string;
  answer: string | null;
  answered_at: Timestamp | null;
  deal_id: number;
  decided_at: Timestamp | null;
  id: GeneratedAlways<number>;
  opened_at: Timestamp;
  opened_by: 'buyer' | 'seller';
  outcome: 'upheld' | 'dismissed' | 'refunded' | 'returned' | null;
}

export interface MarketFavourites {
  created_at: Timestamp;
  item_id: number;
  known_cents: number;
  user_id: string;
}

export interface MarketItemFlags {
  found_at: Timestamp;
  item_id: number;
  kind: 'picture' | 'price';
  like_item_id: number | null;
}

export interface MarketItemPictures {
  item_id: number;
  position: number;
  upload_id: string;
}

export interface MarketItems {
  barrel_diameter_tenths: number | null;
  barrel_length_tenths: number | null;
  barrel_shape: 'straight' | 'torpedo' | 'bomb' | 'scallop' | 'taper' | null;
  bits: GeneratedAlways<number>;
  board_segments: 'round_wire' | 'triangle_wire' | 'blade' | 'electronic' | 'magnetic' | null;
  brand: string | null;
  category: 'darts' | 'boards' | 'accessories' | 'case' | 'flights' | 'shafts' | 'furniture' | 'other' | null;
  city: string | null;
  condition: 'new' | 'like_new' | 'good' | 'fair' | 'poor' | null;
  country: Generated<string>;
  created_at: Timestamp;
  currency: Generated<string>;
  deleted_at: Timestamp | null;
  description: Generated<string>;
  expires_at: Timestamp | null;
  favourite_count: Generated<number>;
  flight_shape: 'standard' | 'small' | 'slim' | 'pear' | 'kite' | 'vortex' | null;
  grip: 'smooth' | 'ring' | 'micro' | 'shark' | 'razor' | 'knurled' | 'mixed' | null;
  id: GeneratedAlways<number>;
  intent: Generated<'sell' | 'wanted'>;
  kin: GeneratedAlways<string | null>;
  latitude: number | null;
  location: string | null;
  longitude: number | null;
  lounge_id: number | null;
  meets: Generated<boolean>;
  model: string | null;
  place: GeneratedAlways<string | null>;
  points: 'fixed' | 'moving' | 'changeable' | 'conversion' | null;
  popularity: GeneratedAlways<number>;
  price_cents: number | null;
  published_at: Timestamp | null;
  renewed_at: Timestamp | null;
  review: 'waiting' | 'rejected' | 'blocked' | null;
  review_before: 'waiting' | 'rejected' | null;
  revision: Generated<number>;
  seller_id: string;
  seller_terms_accepted: Generated<boolean>;
  seller_type: Generated<'private' | 'business'>;
  shaft_length: 'extra_short' | 'short' | 'between' | 'medium' | 'long' | null;
  shaft_material: 'nylon' | 'polycarbonate' | 'aluminium' | 'carbon' | 'titanium' | null;
  share_count: Generated<number>;
  shipping_cents: number | null;
  ships: Generated<boolean>;
  shown_at: GeneratedAlways<Timestamp | null>;
  sold_at: Timestamp | null;
  sold_cents: number | null;
  status: Generated<'draft' | 'active' | 'reserved' | 'paused' | 'sold' | 'expired' | 'deleted'>;
  suspicions: Generated<string[]>;
  takes_more: Generated<boolean>;
  takes_offers: Generated<boolean>;
  tip: 'steel' | 'soft' | null;
  title: Generated<string>;
  tungsten: number | null;
  updated_at: Timestamp;
  view_count: Generated<number>;
  wear: number | null;
  weight_tenths: number | null;
  words: GeneratedAlways<string>;
  zip_code: string | null;
}

export interface MarketOffers {
  amount_cents: number;
  answers_id: number | null;
  buyer_id: string;
  by: 'buyer' | 'seller';
  created_at: Timestamp;
  decided_at: Timestamp | null;
  expires_at: Timestamp;
  id: GeneratedAlways<number>;
  item_id: number;
  message: string | null;
  status: Generated<'pending' | 'accepted' | 'declined' | 'expired' | 'withdrawn' | 'countered'>;
}

export interface MarketOwnSets {
  barrel_shape: 'straight' | 'torpedo' | 'bomb' | 'scallop' | 'taper' | null;
  flight_shape: 'standard' | 'small' | 'slim' | 'pear' | 'kite' | 'vortex' | null;
  grip: 'smooth' | 'ring' | 'micro' | 'shark' | 'razor' | 'knurled' | 'mixed' | null;
  name: string | null;
  points: 'fixed' | 'moving' | 'changeable' | 'conversion' | null;
  shaft_length: 'extra_short' | 'short' | 'between' | 'medium' | 'long' | null;
  shaft_material: 'nylon' | 'polycarbonate' | 'aluminium' | 'carbon' | 'titanium' | null;
  tip: 'steel' | 'soft' | null;
  tungsten: number | null;
  updated_at: Timestamp;
  user_id: string;
  weight_tenths: number | null;
}

export interface MarketPicturePrints {
  bits: number;
  part: number;
  upload_id: string;
}

export interface MarketReviews {
  answer: string | null;
  answered_at: Timestamp | null;
  author_id: string;
  author_role: 'buyer' | 'seller';
  comment: string;
  created_at: Timestamp;
  deal_id: number;
  due_at: Timestamp;
  hidden_at: Timestamp | null;
  hidden_by: string | null;
  id: GeneratedAlways<number>;
  published_at: Timestamp | null;
  rating: number;
  subject_id: string;
}

export interface MarketSearchHits {
  found_at: Timestamp;
  item_id: number;
  search_id: number;
}

export interface MarketSearches {
  chord: number | null;
  created_at: Timestamp;
  id: GeneratedAlways<number>;
  input: Json | null;
  keys: string[];
  name: string | null;
  origin: string | null;
  price_from: number;
  price_to: number;
  query: string | null;
  seen_at: Timestamp;
  since: Timestamp;
  tungsten_else: number;
  tungsten_from: number;
  tungsten_to: number;
  user_id: string;
  wanted_id: number | null;
  weight_else: number;
  weight_from: number;
  weight_to: number;
}

export interface MarketTraces {
  day: string;
  is_counted: Generated<boolean>;
  item_id: number;
  kind: 'view' | 'link' | 'qr' | 'native' | 'whatsapp' | 'facebook' | 'x' | 'telegram' | 'linkedin' | 'email';
  who: string;
}

export interface MarketTraders {
  address: string;
  confirmed_at: Timestamp;
  email: string;
  name: string;
  phone: string;
  register: string | null;
  updated_at: Timestamp;
  user_id: string;
  vat_id: string | null;
  withdrawal: string;
}

export interface MediaChannelAdmins {
  added_at: Timestamp;
  channel_id: number;
  user_id: string;
}

export interface MediaChannelFavourites {
  added_at: Timestamp;
  channel_id: number;
  user_id: string;
}

export interface MediaChannelFollowers {
  channel_id: number;
  followed_at: Timestamp;
  user_id: string;
}

export interface MediaChannelImages {
  channel_id: number;
  position: number;
  upload_id: string;
}

export interface MediaChannels {
  created_at: Timestamp;
  creator_id: string | null;
  deleted_at: Timestamp | null;
  description: string | null;
  feed_url: string | null;
  follower_count: Generated<number>;
  hidden_at: Timestamp | null;
  hidden_by: string | null;
  id: GeneratedAlways<number>;
  is_active: Generated<boolean>;
  is_public: GeneratedAlways<boolean>;
  latest_episode_at: Timestamp | null;
  logo_id: string | null;
  name: string;
  number_of_followers: Generated<number>;
  platform: 'YouTube' | 'Podcast' | 'Twitch' | 'TikTok' | 'Blog' | 'Forum';
  search_text: GeneratedAlways<string>;
  sort_name: GeneratedAlways<string>;
  updated_at: Timestamp;
  url: string;
  url_key: string;
  verified_at: Timestamp | null;
  videos: Generated<string[]>;
}

export interface MediaEpisodes {
  audio_url: string | null;
  channel_id: number;
  duration_seconds: number | null;
  id: GeneratedAlways<number>;
  key: string;
  published_at: Timestamp;
  seen_at: Timestamp;
  summary: string | null;
  title: string;
  url: string | null;
  video_id: string | null;
}

export interface MediaSources {
  channel_id: number;
  checked_at: Timestamp | null;
  etag: string | null;
  failing_since: Timestamp | null;
  failures: Generated<number>;
  is_given: Generated<boolean>;
  kind: 'page' | 'feed';
  last_modified: string | null;
  next_check_at: Timestamp;
  problem: 'gone' | 'refused' | 'unknown' | 'timeout' | 'tooLarge' | 'redirects' | 'failed' | 'busy' | 'noFeed' | null;
  read_at: Timestamp | null;
  state: Generated<'new' | 'fine' | 'failing' | 'dead'>;
}

export interface MediaVerifications {
  channel_id: number;
  checked_at: Timestamp | null;
  code: string;
  created_at: Timestamp;
  expires_at: Timestamp;
  user_id: string;
}

export interface MemberActivity {
  last_active_at: Timestamp;
  user_id: string;
}

export interface MemberWords {
  sort_name: string;
  user_id: string;
  words: string;
}

export interface ModerationAppeals {
  appealed_at: Timestamp;
  appellant_id: string;
  decided_at: Timestamp | null;
  decided_by: string | null;
  decision_id: number | null;
  id: GeneratedAlways<number>;
  outcome: 'granted' | 'rejected' | null;
  sanction_id: number | null;
  statement: string | null;
  text: string;
}

export interface ModerationCases {
  author_id: string | null;
  claimed_at: Timestamp | null;
  claimed_by: string | null;
  closed_at: Timestamp | null;
  id: GeneratedAlways<number>;
  is_approval: Generated<boolean>;
  last_reported_at: Timestamp;
  opened_at: Timestamp;
  outcome: 'upheld' | 'rejected' | null;
  report_count: Generated<number>;
  scope: string;
  thing_id: string;
  thing_kind: string;
  weight: Generated<number>;
  withheld_at: Timestamp | null;
}

export interface ModerationDecisions {
  action: 'none' | 'hide' | 'delete' | 'lock' | 'publish' | 'reject' | 'annul' | 'correct' | 'refund' | 'return';
  case_id: number;
  decided_at: Timestamp;
  decided_by: string;
  did_change: boolean;
  id: GeneratedAlways<number>;
  note: string | null;
  rule: 'fraud' | 'spam' | 'inappropriate' | 'counterfeit' | 'other' | null;
  statement: string | null;
  undone_at: Timestamp | null;
  undone_by: string | null;
}

export interface ModerationPatterns {
  created_at: Timestamp;
  created_by: string;
  id: GeneratedAlways<number>;
  pattern: string;
}

export interface ModerationRemovals {
  actor_id: string;
  after_id: Generated<string>;
  begins_at: Timestamp;
  ends_at: Timestamp;
  id: GeneratedAlways<number>;
  kind: string | null;
  sanction_id: number;
  state: Generated<'removing' | 'removed' | 'restoring' | 'restored'>;
  user_id: string;
}

export interface ModerationRemovedThings {
  id: GeneratedAlways<number>;
  removal_id: number;
  thing_id: string;
  thing_kind: string;
}

export interface ModerationReports {
  case_id: number;
  description: string;
  id: GeneratedAlways<number>;
  is_trusted: Generated<boolean>;
  reason: 'fraud' | 'spam' | 'inappropriate' | 'counterfeit' | 'other';
  reported_at: Timestamp;
  reporter_id: string | null;
  thing_id: string;
  thing_kind: string;
  visitor_email: string | null;
  visitor_locale: 'de' | 'en' | null;
  visitor_name: string | null;
}

export interface ModerationVisitorReports {
  created_at: Timestamp;
  description: string;
  email: string;
  id: GeneratedAlways<number>;
  locale: 'de' | 'en';
  name: string;
  reason: 'fraud' | 'spam' | 'inappropriate' | 'counterfeit' | 'other';
  thing_id: string;
  thing_kind: string;
  token_hash: string | null;
}

export interface NotificationDigests {
  created_at: Timestamp;
  day: string;
  last_id: number;
  user_id: string;
}

export interface NotificationGroups {
  group_key: string;
  id: GeneratedAlways<number>;
  kind: string;
  latest_at: Timestamp;
  read_at: Timestamp | null;
  recipient_id: string;
}

export interface NotificationSettings {
  kind: string;
  mail: 'now' | 'daily' | 'never';
  push: boolean;
  user_id: string;
}

export interface NotificationZones {
  time_zone: string;
  user_id: string;
}

export interface Notifications {
  actor_id: string | null;
  awaits_digest: Generated<boolean>;
  created_at: Timestamp;
  event_id: string;
  group_id: number;
  id: GeneratedAlways<number>;
  kind: string;
  payload: Json;
  place: string;
  read_at: Timestamp | null;
  recipient_id: string;
}

export interface OpeningExceptions {
  date: string;
  lounge_id: number;
  note: string | null;
  periods: Generated<Json>;
}

export interface PartyGames {
  darts: number;
  finished_at: Timestamp;
  id: GeneratedAlways<number>;
  is_won: boolean | null;
  kind: string;
  options: Json;
  own_side: number | null;
  places: number[];
  score: number | null;
  sides: Json;
  thrown: string;
  user_id: string;
}

export interface PasskeyChallenges {
  challenge: string;
  expires_at: Timestamp;
  user_id: string | null;
}

export interface Passkeys {
  created_at: Timestamp;
  id: string;
  last_used_at: Timestamp | null;
  name: string;
  public_key: Buffer;
  transports: string[];
  user_id: string;
  uses: number;
}

export interface PhoneCodes {
  attempts: Generated<number>;
  code_hash: string;
  created_at: Timestamp;
  id: GeneratedAlways<number>;
  phone_hash: string;
  user_id: string;
}

export interface PollBallots {
  poll_id: number;
  user_id: string;
  voted_at: Timestamp;
}

export interface PollOptions {
  id: GeneratedAlways<number>;
  item_id: number | null;
  lounge_id: number | null;
  poll_id: number;
  position: number;
  text: string;
  upload_id: string | null;
  vote_count: Generated<number>;
}

export interface PollVotes {
  option_id: number;
  poll_id: number;
  user_id: string;
}

export interface Polls {
  came_from_thread_id: number | null;
  closed_at: Timestamp | null;
  closes_at: Timestamp | null;
  closing_told_at: Timestamp | null;
  created_at: Timestamp;
  created_by: string;
  description: string | null;
  id: GeneratedAlways<number>;
  is_changeable: boolean;
  is_multiple: boolean;
  kind: 'free' | 'set' | 'lounge';
  opening_told_at: Timestamp | null;
  opens_at: Timestamp;
  pinned_at: Timestamp | null;
  question: string;
  results: 'always' | 'voted';
  revision: Generated<number>;
  submission_id: number | null;
  thread_id: number | null;
  voter_count: Generated<number>;
}

export interface PostalCodes {
  code: string;
  country: string;
  id: GeneratedAlways<number>;
  latitude: number;
  longitude: number;
  place: string;
  state: string;
}

export interface Profiles {
  about_visibility: 'public' | 'friends' | 'private' | null;
  achievements_visibility: 'public' | 'friends' | 'private' | null;
  avatar_id: string | null;
  bio: string | null;
  city: string | null;
  darting_experience: string | null;
  favourite_double: number | null;
  gender: 'male' | 'female' | 'diverse' | null;
  hidden_at: Timestamp | null;
  hidden_by: string | null;
  lounges_visibility: 'public' | 'friends' | 'private' | null;
  marketplace_visibility: 'public' | 'friends' | 'private' | null;
  messages_from: Generated<'everyone' | 'friendsOfFriends' | 'nobody'>;
  nickname: string | null;
  requests_from: Generated<'everyone' | 'friendsOfFriends' | 'nobody'>;
  statistics_visibility: 'public' | 'friends' | 'private' | null;
  street: string | null;
  tournaments_visibility: 'public' | 'friends' | 'private' | null;
  user_id: string;
  username: string;
  username_changed_at: Timestamp | null;
  visibility: 'public' | 'friends' | 'private' | null;
  visibility_chosen_at: Timestamp | null;
  walk_on_song: string | null;
}

export interface PushDevices {
  application_key: string;
  auth: string;
  created_at: Generated<Timestamp>;
  endpoint: string;
  id: GeneratedAlways<number>;
  name: string;
  p256dh: string;
  session_hash: string;
}

export interface PushKeys {
  created_at: Generated<Timestamp>;
  is_only: Generated<boolean>;
  private_key: string;
  public_key: string;
}

export interface RankingGames {
  deviation: number | null;
  finished_at: Timestamp;
  game: '301' | '501' | 'x01' | 'cricket';
  game_id: number;
  is_won: boolean | null;
  opponent_id: string | null;
  rating: number | null;
  user_id: string;
  volatility: number | null;
}

export interface RankingGamesAnew {
  deviation: number | null;
  finished_at: Timestamp;
  game: string;
  game_id: number;
  is_won: boolean | null;
  number: GeneratedAlways<number>;
  opponent_id: string | null;
  rating: number | null;
  user_id: string;
  volatility: number | null;
}

export interface RankingPending {
  finished_at: Timestamp;
  game_id: number;
}

export interface RankingPlaces {
  region: string;
  shown_at: Timestamp;
  user_id: string;
}

export interface RankingRatings {
  certain_until: Timestamp | null;
  deviation: number;
  rated_at: Timestamp;
  rating: number;
  user_id: string;
  volatility: number;
}

export interface RankingRebuildMissed {
  game_id: number;
}

export interface RankingStandings {
  losses: number;
  points: number;
  region: string | null;
  scope: string;
  user_id: string;
  wins: number;
}

export interface RankingState {
  id: Generated<boolean>;
  rebuild_started_at: Timestamp | null;
  today: string | null;
}

export interface RankingSteps {
  members: number;
  points: number;
  scope: string;
}

export interface RateLimits {
  expire: number | null;
  key: string;
  points: Generated<number>;
}

export interface RebuildProgress {
  after: string;
  part: string;
}

export interface RecoveryCodes {
  code_hash: string;
  used_at: Timestamp | null;
  user_id: string;
}

export interface RemoteCameras {
  device_hash: string | null;
  game_id: number;
  link_hash: string;
  link_until: Timestamp;
  user_id: string;
}

export interface RemoteSignals {
  body: Json;
  created_at: Timestamp;
  from_peer: string;
  game_id: number;
  id: GeneratedAlways<number>;
  to_peer: string | null;
  to_role: 'camera' | 'viewer';
  to_side: number;
}

export interface Sanctions {
  end_reason: string | null;
  ended_at: Timestamp | null;
  ended_by: string | null;
  id: GeneratedAlways<number>;
  imposed_at: Timestamp;
  imposed_by: string | null;
  kind: 'warning' | 'silence' | 'suspension' | 'ban';
  reason: string;
  rule: 'fraud' | 'spam' | 'inappropriate' | 'counterfeit' | 'other' | null;
  until: Timestamp | null;
  user_id: string;
}

export interface SearchDocuments {
  author_id: string | null;
  group_id: number | null;
  happened_at: Timestamp;
  id: string;
  kind: string;
  name: string;
  place: string | null;
  preference: number;
  stems: string;
  weight: Generated<number>;
}

export interface SearchRebuilds {
  after_id: string | null;
  done: Generated<number>;
  finished_at: Timestamp | null;
  is_mixed: Generated<boolean>;
  kind: string;
  started_at: Generated<Timestamp>;
}

export interface SearchStemmer {
  fingerprint: string;
  is_only: Generated<boolean>;
}

export interface SellerBadges {
  badge: 'trusted_seller' | 'top_rated' | 'verified_business' | 'power_seller' | 'community_favorite';
  earned_at: Timestamp;
  is_active: boolean;
  level: number;
  user_id: string;
}

export interface SellerTrust {
  account_days: number;
  answered: number;
  asked: number;
  average_rating: number | null;
  buyers: number;
  computed_at: Timestamp;
  content_buyers: number;
  content_sellers: number;
  dispute_count: number;
  disputes_lost: number;
  negative_count: number;
  partner_count: number;
  partners: number;
  positive_count: number;
  purchases: number;
  response_hours: number | null;
  review_count: number;
  review_sum: number;
  review_weight: number;
  reviewers: number;
  sales: number;
  score: number;
  user_id: string;
  verified: string[];
}

export interface Sessions {
  country: string | null;
  created_at: Generated<Timestamp>;
  expires_at: Timestamp;
  id_hash: string;
  id_token: string | null;
  last_seen_at: Generated<Timestamp>;
  public_id: Generated<string>;
  second_factor_passed: Generated<boolean>;
  user_agent: string | null;
  user_id: string;
}

export interface SignIns {
  country: string | null;
  id: GeneratedAlways<number>;
  method: 'password' | 'second-factor' | 'passkey' | 'provider' | 'link' | 'development';
  signed_in_at: Timestamp;
  user_agent: string | null;
  user_id: string;
}

export interface SiteSwitches {
  area: string;
  changed_at: Generated<Timestamp>;
  is_off: boolean;
  text_de: string | null;
  text_en: string | null;
  until_at: Timestamp | null;
}

export interface StaffNotes {
  author_id: string;
  created_at: Timestamp;
  deleted_at: Timestamp | null;
  id: GeneratedAlways<number>;
  text: string;
  user_id: string;
}

export interface StatisticsAchievements {
  achieved_at: Timestamp;
  game_id: number;
  kind: string;
  user_id: string;
}

export interface StatisticsGames {
  awards: string[];
  doubles: number[] | null;
  finished_at: Timestamp;
  finishes: number[];
  game_id: number;
  opponent_id: string | null;
  user_id: string;
  variant: '301' | '501' | 'x01' | 'cricket';
  visits: number[];
}

export interface StatisticsLevels {
  bucket: number;
  level: number;
  measure: number;
  players: number;
}

export interface StatisticsMonths {
  month: string;
  totals: Json;
  user_id: string;
  variant: '301' | '501' | 'x01' | 'cricket';
}

export interface StatisticsPairs {
  best_leg: number | null;
  darts: number;
  games: number;
  highest_finish: number | null;
  legs_lost: number;
  legs_won: number;
  opponent_id: string;
  points: number;
  user_id: string;
  won: number;
}

export interface StatisticsPlayers {
  average: number | null;
  games: Generated<number>;
  level: number | null;
  places: number[] | null;
  user_id: string;
  won: Generated<number>;
}

export interface TournamentBoardWishes {
  board_id: number;
  entry_id: number;
  tournament_id: number;
}

export interface TournamentBoards {
  id: GeneratedAlways<number>;
  is_in_use: Generated<boolean>;
  lounge_board_id: number | null;
  name: string;
  tournament_id: number;
}

export interface TournamentCalls {
  again_at: Timestamp | null;
  board_id: number;
  called_at: Timestamp;
  called_by: string | null;
  ended_at: Timestamp | null;
  id: GeneratedAlways<number>;
  lounge_board_id: number | null;
  marker_id: number | null;
  match_id: number;
  tournament_id: number;
}

export interface TournamentDraws {
  apart: string[] | null;
  drawn_at: Timestamp;
  drawn_by: string;
  entrants: number[];
  kind: 'single_elimination' | 'double_elimination' | 'round_robin' | 'groups' | 'swiss';
  lots: Json | null;
  number: number;
  options: Json;
  places: number[];
  seed: string;
  seeded: number;
  seeding: 'rating' | 'hand' | 'drawn';
  tournament_id: number;
}

export interface TournamentEntries {
  checked_in_at: Timestamp | null;
  entered_by: string;
  id: GeneratedAlways<number>;
  left_at: Timestamp | null;
  moved_up_at: Timestamp | null;
  name: string | null;
  number: number;
  paid_at: Timestamp | null;
  paid_to: string | null;
  place: number | null;
  registered_at: Timestamp;
  seed: number | null;
  status: 'registered' | 'waiting' | 'withdrawn' | 'no_show';
  tournament_id: number;
}

export interface TournamentEntryPlayers {
  claimed_name: string | null;
  entry_id: number;
  guest_name: string | null;
  is_in: Generated<boolean>;
  played_until: Timestamp | null;
  position: number;
  tournament_id: number;
  user_id: string | null;
}

export interface TournamentEvenings {
  is_calling: Generated<boolean>;
  marker: Generated<'loser' | 'winner' | 'nobody'>;
  rest_minutes: Generated<number>;
  tournament_id: number;
}

export interface TournamentFirstMatches {
  match_id: number;
  put_at: Timestamp;
}

export interface TournamentFormats {
  format: Json;
  round: number;
  stage: 'winners' | 'losers' | 'final' | 'placement' | 'group' | 'swiss';
  tournament_id: number;
}

export interface TournamentGuestLinks {
  created_at: Timestamp;
  created_by: string;
  entry_id: number;
  position: number;
  token_hash: string;
}

export interface TournamentHeldMatches {
  match_id: number;
}

export interface TournamentInPlay {
  entry_id: number;
  is_marker: boolean;
  match_id: number;
  position: number;
  user_id: string | null;
}

export interface TournamentInvitations {
  invited_at: Timestamp;
  invited_by: string;
  tournament_id: number;
  user_id: string;
}

export interface TournamentLateEntries {
  entered_at: Timestamp;
  entry_id: number;
  place: number;
  tournament_id: number;
}

export interface TournamentMatches {
  decided_at: Timestamp | null;
  decided_by: string | null;
  dispute_reason: string | null;
  entry_a: number | null;
  entry_b: number | null;
  game_id: number | null;
  group_name: string | null;
  id: GeneratedAlways<number>;
  key: string;
  number: number;
  round: number;
  said_a: number | null;
  said_at: Timestamp | null;
  said_b: number | null;
  said_by: string | null;
  said_side: number | null;
  score_a: number | null;
  score_b: number | null;
  source: 'live' | 'marker' | 'organiser' | 'players' | null;
  stage: 'winners' | 'losers' | 'final' | 'placement' | 'group' | 'swiss';
  started_at: Timestamp | null;
  status: 'waiting' | 'open' | 'called' | 'playing' | 'reported' | 'disputed' | 'played' | 'walkover' | 'bye' | 'skipped';
  tournament_id: number;
  winner: number | null;
}

export interface TournamentOrganisers {
  added_at: Timestamp;
  added_by: string;
  tournament_id: number;
  user_id: string;
}

export interface TournamentQualified {
  entry_id: number;
  from_entry_id: number | null;
  from_user_id: string | null;
  place: number;
  qualifier_id: number;
}

export interface TournamentQualifiers {
  created_at: Timestamp;
  created_by: string;
  final_id: number;
  id: GeneratedAlways<number>;
  seats: number;
  series_id: number | null;
  tournament_id: number | null;
}

export interface TournamentSeries {
  announce_days: number | null;
  board_ids: Generated<number[]>;
  check_in_minutes: number | null;
  closed_at: Timestamp | null;
  created_at: Timestamp;
  created_by: string;
  deadline_minutes: number | null;
  description: string | null;
  every: number | null;
  first_date: string | null;
  id: GeneratedAlways<number>;
  last_date: string | null;
  length_minutes: number | null;
  lounge_id: number | null;
  name: string;
  refused_code: string | null;
  repeats: 'weekly' | 'monthly' | null;
  rules: Json;
  starts_minutes: number | null;
  template: Json | null;
  updated_at: Timestamp;
}

export interface TournamentSeriesDates {
  announced_at: Timestamp | null;
  date: string;
  is_left_out: Generated<boolean>;
  missing_boards: Generated<string[]>;
  series_id: number;
  starts_at: Timestamp | null;
  tournament_id: number | null;
}

export interface TournamentSeriesResults {
  finishes: number[];
  legs: number[];
  maximums: number;
  place: number;
  series_id: number;
  tournament_id: number;
  user_id: string;
}

export interface TournamentSeriesStandings {
  evenings: Json;
  highest_finish: number;
  maximums: number;
  points: number;
  position: number;
  rank: number;
  series_id: number;
  user_id: string;
  wins: number;
}

export interface TournamentSteps {
  facts: Json;
  id: GeneratedAlways<number>;
  kind: 'result' | 'reopened' | 'called' | 'again' | 'moved' | 'putBack' | 'held' | 'letGo' | 'first' | 'inTurn' | 'marker' | 'left';
  match_id: number | null;
  taken_at: Timestamp;
  taken_by: string | null;
  tournament_id: number;
  undone_at: Timestamp | null;
  way_back: Json | null;
}

export interface Tournaments {
  block_id: number | null;
  cancel_reason: string | null;
  cancelled_at: Timestamp | null;
  cancelled_by: string | null;
  check_in_opens_at: Timestamp | null;
  club_id: number | null;
  completed_at: Timestamp | null;
  created_at: Timestamp;
  created_by: string;
  description: string | null;
  ends_at: Timestamp | null;
  entered_count: Generated<number>;
  entry_fee_cents: Generated<number>;
  format: Json;
  game_format: '501' | '301' | 'cricket' | 'around-the-clock';
  hidden_at: Timestamp | null;
  hidden_by: string | null;
  id: GeneratedAlways<number>;
  is_for_club: Generated<boolean>;
  is_invited_only: Generated<boolean>;
  is_public: Generated<boolean>;
  kind: 'single_elimination' | 'double_elimination' | 'round_robin' | 'groups' | 'swiss';
  location: string | null;
  lounge_id: number | null;
  max_participants: number;
  name: string;
  next_number: Generated<number>;
  prize_pool_cents: Generated<number>;
  rating_max: number | null;
  rating_min: number | null;
  registration_closes_at: Timestamp;
  revision: Generated<number>;
  rules: Json | null;
  search_text: GeneratedAlways<string>;
  series_id: number | null;
  started_at: Timestamp | null;
  starts_at: Timestamp;
  status: Generated<'draft' | 'upcoming' | 'active' | 'completed' | 'cancelled'>;
  team_size: Generated<number>;
  thread_id: number | null;
  updated_at: Timestamp;
  waiting_count: Generated<number>;
  winner_entry_id: number | null;
}

export interface TrainingResults {
  chosen: Generated<number[]>;
  darts: number;
  finished_at: Timestamp;
  id: GeneratedAlways<number>;
  kind: string;
  lounge_id: number | null;
  score: number;
  thrown: string | null;
  user_id: string;
}

export interface Uploads {
  bytes: number;
  colour: string;
  created_at: Generated<Timestamp>;
  fingerprint: number[] | null;
  height: number;
  id: string;
  owner_id: string;
  unused_since: Generated<Timestamp | null>;
  used_by: string | null;
  width: number;
  widths: number[];
}

export interface UserBlocks {
  blocked_id: string;
  blocker_id: string;
  created_at: Generated<Timestamp>;
}

export interface UserFollows {
  created_at: Generated<Timestamp>;
  followed_id: string;
  follower_id: string;
}

export interface Usernames {
  held_until: Timestamp | null;
  user_id: string | null;
  username: string;
}

export interface Users {
  country: Generated<string>;
  created_at: Generated<Timestamp>;
  email: string;
  email_verified_at: Timestamp | null;
  first_name: string;
  id: string;
  last_name: string;
  locale: Generated<'de' | 'en'>;
  moderates: Generated<string[]>;
  password_hash: string | null;
  profile_image_url: string | null;
  provisional_until: Timestamp | null;
  public_image_url: string | null;
  role: Generated<'user' | 'moderator' | 'admin'>;
  silence_reason: string | null;
  silenced_until: Timestamp | null;
  status: Generated<'active' | 'suspended' | 'banned' | 'deleted'>;
  status_reason: string | null;
  suspended_until: Timestamp | null;
  terms_accepted_at: Timestamp | null;
  totp_enabled_at: Timestamp | null;
  totp_last_step: number | null;
  totp_secret: string | null;
  updated_at: Generated<Timestamp>;
  user_type: Generated<string>;
  zip_code: string | null;
}

export interface VerificationDocuments {
  media_type: 'application/pdf' | 'image/jpeg' | 'image/png' | 'image/webp';
  sealed: string;
  verification_id: number;
}

export interface Verifications {
  decided_at: Timestamp | null;
  decided_by: string | null;
  id: GeneratedAlways<number>;
  kind: 'phone' | 'identity' | 'address' | 'bank' | 'business';
  phone_hash: string | null;
  reason: string | null;
  requested_at: Timestamp;
  status: 'pending' | 'verified' | 'rejected';
  user_id: string;
}

export interface WaitingListEntries {
  board_count: number;
  booking_id: number | null;
  created_at: Generated<Timestamp>;
  end_at: Timestamp;
  group_size: number | null;
  id: GeneratedAlways<number>;
  lounge_id: number;
  member_id: string;
  offer_expires_at: Timestamp | null;
  start_at: Timestamp;
  status: Generated<'waiting' | 'offered' | 'taken' | 'expired' | 'left'>;
}

export interface Watches {
  kind: string;
  level: 'watching' | 'tracking' | 'normal' | 'muted';
  place_id: number;
  seen: number | null;
  since: Timestamp;
  user_id: string;
}

export interface WebhookMessages {
  answer: string | null;
  attempts: Generated<number>;
  data: string | null;
  duration_ms: number | null;
  failure: string | null;
  first_tried_at: Timestamp | null;
  happened_at: Timestamp;
  hook_id: number;
  id: string;
  ids: Json;
  job_id: number;
  kind: string;
  next_at: Timestamp | null;
  number: GeneratedAlways<number>;
  part: number;
  sequence: number | null;
  state: Generated<'waiting' | 'delivered' | 'given_up' | 'withheld'>;
  status: number | null;
  thing: string;
  tried_at: Timestamp | null;
}

export interface WebhookStates {
  due_at: Timestamp | null;
  failing_since: Timestamp | null;
  failures: Generated<number>;
  hook_id: number;
  is_slow: Generated<boolean>;
  last_at: Timestamp | null;
  last_success_at: Timestamp | null;
  leased_until: Timestamp | null;
  minute_began_at: Timestamp | null;
  minute_count: Generated<number>;
  paused_until: Timestamp | null;
  sender: string | null;
}

export interface WebhookThings {
  due_at: Timestamp | null;
  hook_id: number;
  last_sequence: Generated<number>;
  thing: string;
}

export interface Webhooks {
  created_at: Timestamp;
  former_secret: string | null;
  former_secret_until: Timestamp | null;
  id: GeneratedAlways<number>;
  is_team: Generated<boolean>;
  kinds: string[] | null;
  name: string;
  off_at: Timestamp | null;
  off_reason: 'owner' | 'gone' | 'failing' | 'flood' | 'rights' | null;
  secret: string;
  subject_id: string;
  subject_kind: string;
  url: string;
  user_id: string;
}

export interface Widgets {
  accent: string | null;
  count: number | null;
  created_at: Timestamp;
  id: GeneratedAlways<number>;
  key: string;
  kind: string;
  locale: 'de' | 'en' | null;
  name: string;
  origins: string[];
  owner_id: string;
  subject: string;
  theme: 'auto' | 'light' | 'dark';
  updated_at: Timestamp;
}

export interface DB {
  access_tokens: AccessTokens;
  account_tokens: AccountTokens;
  active_days: ActiveDays;
  activities: Activities;
  announcement_dismissals: AnnouncementDismissals;
  announcements: Announcements;
  app_consents: AppConsents;
  app_grants: AppGrants;
  app_refresh_tokens: AppRefreshTokens;
  apps: Apps;
  audit_log: AuditLog;
  backup_notes: BackupNotes;
  backups: Backups;
  banner_days: BannerDays;
  banner_report_links: BannerReportLinks;
  banner_traces: BannerTraces;
  banners: Banners;
  board_blocks: BoardBlocks;
  board_occupancies: BoardOccupancies;
  board_tablets: BoardTablets;
  booking_series: BookingSeries;
  bookings: Bookings;
  calendar_feeds: CalendarFeeds;
  challenge_alerts: ChallengeAlerts;
  challenge_answers: ChallengeAnswers;
  challenges: Challenges;
  club_admissions: ClubAdmissions;
  club_members: ClubMembers;
  clubs: Clubs;
  conversation_members: ConversationMembers;
  conversation_messages: ConversationMessages;
  conversation_pictures: ConversationPictures;
  conversation_reactions: ConversationReactions;
  conversation_settings: ConversationSettings;
  conversations: Conversations;
  counting_board_sights: CountingBoardSights;
  counting_boards: CountingBoards;
  daily_figures: DailyFigures;
  data_archives: DataArchives;
  departures: Departures;
  dismissed_suggestions: DismissedSuggestions;
  external_identities: ExternalIdentities;
  forum_bookmarks: ForumBookmarks;
  forum_categories: ForumCategories;
  forum_drafts: ForumDrafts;
  forum_former_places: ForumFormerPlaces;
  forum_levels: ForumLevels;
  forum_pictures: ForumPictures;
  forum_post_reactions: ForumPostReactions;
  forum_post_versions: ForumPostVersions;
  forum_posts: ForumPosts;
  forum_reactions: ForumReactions;
  forum_readers: ForumReaders;
  forum_reading_days: ForumReadingDays;
  forum_reordered_marks: ForumReorderedMarks;
  forum_reorderings: ForumReorderings;
  forum_subforums: ForumSubforums;
  forum_submissions: ForumSubmissions;
  forum_tag_slugs: ForumTagSlugs;
  forum_tags: ForumTags;
  forum_thread_tags: ForumThreadTags;
  forum_threads: ForumThreads;
  forum_visits: ForumVisits;
  friend_requests: FriendRequests;
  friendships: Friendships;
  game_device_claims: GameDeviceClaims;
  game_disputes: GameDisputes;
  game_guest_links: GameGuestLinks;
  game_legs: GameLegs;
  game_markers: GameMarkers;
  game_marks: GameMarks;
  game_moves: GameMoves;
  game_pins: GamePins;
  game_players: GamePlayers;
  game_results: GameResults;
  game_shows: GameShows;
  game_verdicts: GameVerdicts;
  games: Games;
  hidden_lounge_photos: HiddenLoungePhotos;
  home_layouts: HomeLayouts;
  idempotency_keys: IdempotencyKeys;
  import_links: ImportLinks;
  import_map: ImportMap;
  imported_members: ImportedMembers;
  imports: Imports;
  inbound_mails: InboundMails;
  league_captains: LeagueCaptains;
  league_divisions: LeagueDivisions;
  league_entries: LeagueEntries;
  league_figures: LeagueFigures;
  league_fixture_boards: LeagueFixtureBoards;
  league_fixtures: LeagueFixtures;
  league_games: LeagueGames;
  league_line_ups: LeagueLineUps;
  league_moves: LeagueMoves;
  league_officers: LeagueOfficers;
  league_penalties: LeaguePenalties;
  league_players: LeaguePlayers;
  league_registrations: LeagueRegistrations;
  league_seasons: LeagueSeasons;
  league_steps: LeagueSteps;
  league_teams: LeagueTeams;
  leagues: Leagues;
  legacy_passwords: LegacyPasswords;
  lobby_entries: LobbyEntries;
  lounge_boards: LoungeBoards;
  lounge_calendars: LoungeCalendars;
  lounge_claims: LoungeClaims;
  lounge_favourites: LoungeFavourites;
  lounge_invitations: LoungeInvitations;
  lounge_photos: LoungePhotos;
  lounge_reviews: LoungeReviews;
  lounge_staff: LoungeStaff;
  lounges: Lounges;
  mail_repliers: MailRepliers;
  market_day_salts: MarketDaySalts;
  market_days: MarketDays;
  market_deal_addresses: MarketDealAddresses;
  market_deal_ads: MarketDealAds;
  market_deal_pictures: MarketDealPictures;
  market_deals: MarketDeals;
  market_dispute_photos: MarketDisputePhotos;
  market_dispute_questions: MarketDisputeQuestions;
  market_disputes: MarketDisputes;
  market_favourites: MarketFavourites;
  market_item_flags: MarketItemFlags;
  market_item_pictures: MarketItemPictures;
  market_items: MarketItems;
  market_offers: MarketOffers;
  market_own_sets: MarketOwnSets;
  market_picture_prints: MarketPicturePrints;
  market_reviews: MarketReviews;
  market_search_hits: MarketSearchHits;
  market_searches: MarketSearches;
  market_traces: MarketTraces;
  market_traders: MarketTraders;
  media_channel_admins: MediaChannelAdmins;
  media_channel_favourites: MediaChannelFavourites;
  media_channel_followers: MediaChannelFollowers;
  media_channel_images: MediaChannelImages;
  media_channels: MediaChannels;
  media_episodes: MediaEpisodes;
  media_sources: MediaSources;
  media_verifications: MediaVerifications;
  member_activity: MemberActivity;
  member_words: MemberWords;
  moderation_appeals: ModerationAppeals;
  moderation_cases: ModerationCases;
  moderation_decisions: ModerationDecisions;
  moderation_patterns: ModerationPatterns;
  moderation_removals: ModerationRemovals;
  moderation_removed_things: ModerationRemovedThings;
  moderation_reports: ModerationReports;
  moderation_visitor_reports: ModerationVisitorReports;
  notification_digests: NotificationDigests;
  notification_groups: NotificationGroups;
  notification_settings: NotificationSettings;
  notification_zones: NotificationZones;
  notifications: Notifications;
  opening_exceptions: OpeningExceptions;
  party_games: PartyGames;
  passkey_challenges: PasskeyChallenges;
  passkeys: Passkeys;
  phone_codes: PhoneCodes;
  poll_ballots: PollBallots;
  poll_options: PollOptions;
  poll_votes: PollVotes;
  polls: Polls;
  postal_codes: PostalCodes;
  profiles: Profiles;
  push_devices: PushDevices;
  push_keys: PushKeys;
  ranking_games: RankingGames;
  ranking_games_anew: RankingGamesAnew;
  ranking_pending: RankingPending;
  ranking_places: RankingPlaces;
  ranking_ratings: RankingRatings;
  ranking_rebuild_missed: RankingRebuildMissed;
  ranking_standings: RankingStandings;
  ranking_state: RankingState;
  ranking_steps: RankingSteps;
  rate_limits: RateLimits;
  rebuild_progress: RebuildProgress;
  recovery_codes: RecoveryCodes;
  remote_cameras: RemoteCameras;
  remote_signals: RemoteSignals;
  sanctions: Sanctions;
  search_documents: SearchDocuments;
  search_rebuilds: SearchRebuilds;
  search_stemmer: SearchStemmer;
  seller_badges: SellerBadges;
  seller_trust: SellerTrust;
  sessions: Sessions;
  sign_ins: SignIns;
  site_switches: SiteSwitches;
  staff_notes: StaffNotes;
  statistics_achievements: StatisticsAchievements;
  statistics_games: StatisticsGames;
  statistics_levels: StatisticsLevels;
  statistics_months: StatisticsMonths;
  statistics_pairs: StatisticsPairs;
  statistics_players: StatisticsPlayers;
  tournament_board_wishes: TournamentBoardWishes;
  tournament_boards: TournamentBoards;
  tournament_calls: TournamentCalls;
  tournament_draws: TournamentDraws;
  tournament_entries: TournamentEntries;
  tournament_entry_players: TournamentEntryPlayers;
  tournament_evenings: TournamentEvenings;
  tournament_first_matches: TournamentFirstMatches;
  tournament_formats: TournamentFormats;
  tournament_guest_links: TournamentGuestLinks;
  tournament_held_matches: TournamentHeldMatches;
  tournament_in_play: TournamentInPlay;
  tournament_invitations: TournamentInvitations;
  tournament_late_entries: TournamentLateEntries;
  tournament_matches: TournamentMatches;
  tournament_organisers: TournamentOrganisers;
  tournament_qualified: TournamentQualified;
  tournament_qualifiers: TournamentQualifiers;
  tournament_series: TournamentSeries;
  tournament_series_dates: TournamentSeriesDates;
  tournament_series_results: TournamentSeriesResults;
  tournament_series_standings: TournamentSeriesStandings;
  tournament_steps: TournamentSteps;
  tournaments: Tournaments;
  training_results: TrainingResults;
  uploads: Uploads;
  user_blocks: UserBlocks;
  user_follows: UserFollows;
  usernames: Usernames;
  users: Users;
  verification_documents: VerificationDocuments;
  verifications: Verifications;
  waiting_list_entries: WaitingListEntries;
  watches: Watches;
  webhook_messages: WebhookMessages;
  webhook_states: WebhookStates;
  webhook_things: WebhookThings;
  webhooks: Webhooks;
  widgets: Widgets;
}
