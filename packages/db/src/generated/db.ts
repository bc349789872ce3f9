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

export interface AccountTokens {
  created_at: Generated<Timestamp>;
  expires_at: Timestamp;
  payload: Generated<Json>;
  purpose: 'verify-email' | 'reset-password' | 'change-email-old' | 'change-email-new' | 'link-oidc';
  token_hash: string;
  used_at: Timestamp | null;
  user_id: string;
}

export interface ExternalIdentities {
  created_at: Generated<Timestamp>;
  issuer: string;
  subject: string;
  user_id: string;
}

export interface ForumCategories {
  created_at: Generated<Timestamp>;
  description: string | null;
  id: GeneratedAlways<number>;
  is_active: Generated<boolean>;
  name: string;
  position: Generated<number>;
}

export interface ForumPosts {
  author_id: string;
  content: string;
  created_at: Generated<Timestamp>;
  deleted_at: Timestamp | null;
  deleted_by: string | null;
  edited_at: Timestamp | null;
  id: GeneratedAlways<number>;
  number: number;
  parent_post_id: number | null;
  quoted_post_id: number | null;
  quoted_text: string | null;
  revision: number;
  root_number: number;
  thread_id: number;
}

export interface ForumSubforums {
  category_id: number;
  created_at: Generated<Timestamp>;
  description: string | null;
  id: GeneratedAlways<number>;
  is_active: Generated<boolean>;
  is_locked: Generated<boolean>;
  name: string;
  position: Generated<number>;
  post_count: Generated<number>;
  thread_count: Generated<number>;
}

export interface ForumThreads {
  author_id: string;
  created_at: Generated<Timestamp>;
  deleted_at: Timestamp | null;
  deleted_by: string | null;
  id: GeneratedAlways<number>;
  is_announcement: Generated<boolean>;
  is_locked: Generated<boolean>;
  is_pinned: Generated<boolean>;
  last_post_at: Generated<Timestamp>;
  last_post_author_id: string;
  last_post_number: Generated<number>;
  next_number: Generated<number>;
  post_count: Generated<number>;
  revision: Generated<number>;
  subforum_id: number;
  title: string;
}

export interface IdempotencyKeys {
  created_at: Generated<Timestamp>;
  key: string;
  operation: string;
  result_id: number;
  user_id: string;
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

export interface RateLimits {
  expire: number | null;
  key: string;
  points: Generated<number>;
}

export interface RecoveryCodes {
  code_hash: string;
  used_at: Timestamp | null;
  user_id: string;
}

export interface Sessions {
  created_at: Generated<Timestamp>;
  expires_at: Timestamp;
  id_hash: string;
  last_seen_at: Generated<Timestamp>;
  public_id: Generated<string>;
  second_factor_passed: Generated<boolean>;
  user_agent: string | null;
  user_id: string;
}

export interface Users {
  country: Generated<'DE' | 'AT' | 'CH' | 'LI'>;
  created_at: Generated<Timestamp>;
  email: string;
  email_verified_at: Timestamp | null;
  first_name: string;
  id: string;
  last_name: string;
  locale: Generated<'de' | 'en'>;
  password_hash: string | null;
  profile_image_url: string | null;
  role: Generated<'user' | 'moderator' | 'admin'>;
  status: Generated<'active' | 'suspended' | 'banned'>;
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

export interface DB {
  account_tokens: AccountTokens;
  external_identities: ExternalIdentities;
  forum_categories: ForumCategories;
  forum_posts: ForumPosts;
  forum_subforums: ForumSubforums;
  forum_threads: ForumThreads;
  idempotency_keys: IdempotencyKeys;
  postal_codes: PostalCodes;
  rate_limits: RateLimits;
  recovery_codes: RecoveryCodes;
  sessions: Sessions;
  users: Users;
}
