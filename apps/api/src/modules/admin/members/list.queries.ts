import type { Executor } from '@oche/db';
import type { ActivitySpan, MemberListInput, MemberSort } from '@oche/validators/admin-members';
import { type RawBuilder, sql } from 'kysely';
import { memberColumns } from './member.select.ts';

/** What a list is asked for. Times are ISO, and the end of a period isn't part of it. */
export interface MemberSearch {
  sort: MemberSort;
  direction: 'asc' | 'desc';
  /** the words of the search; all of them have to be found */
  words: readonly string[];
  role: MemberListInput['role'];
  status: MemberListInput['status'];
  joinedFrom: string | null;
  joinedUntil: string | null;
  active: { span: ActivitySpan; since: string } | null;
  concern: MemberListInput['concern'];
  now: string;
  /** the last row of the page before */
  after: { key: string; id: string } | null;
  limit: number;
}

/** By what a list is sorted, each along an index, with the type of a cursor's key. */
const KEYS: Record<MemberSort, { key: RawBuilder<string>; id: string; type: string }> = {
  joined: { key: sql`users.created_at`, id: 'users.id', type: 'timestamptz' },
  active: {
    key: sql`activity.last_active_at`,
    id: 'activity.user_id',
    type: 'timestamptz',
  },
  name: { key: sql`words.sort_name`, id: 'words.user_id', type: 'text' },
  username: { key: sql`profiles.username`, id: 'profiles.user_id', type: 'citext' },
  email: { key: sql`users.email`, id: 'users.id', type: 'citext' },
};

/** Fewer letters have no part of a name that the index could look for; then it is a word's beginning. */
const PART_MIN = 3;

/**
 * A page of all members. It is planned anew for what is asked: a rare name or role is looked up and sorted, while for
 * what nearly everybody has the list is read in its order until the page is full. So it is no prepared statement,
 * which would have one plan for all.
 */
export function listMembers(db: Executor, search: MemberSearch) {
  const { key, id, type } = KEYS[search.sort];
  const isUp = search.direction === 'asc';
  let query = db
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.user_id', 'users.id')
    .innerJoin('member_words as words', 'words.user_id', 'users.id')
    .innerJoin('member_activity as activity', 'activity.user_id', 'users.id')
    .select(memberColumns)
    .select(key.as('sortKey'))
    .where('users.status', '<>', 'deleted');
  for (const word of search.words) query = query.where(hasWord(word));
  if (search.role) query = query.where('users.role', '=', search.role);
  if (search.status) query = query.where(hasStatus(search.status, search.now));
  if (search.joinedFrom) query = query.where('users.created_at', '>=', search.joinedFrom);
  if (search.joinedUntil) query = query.where('users.created_at', '<', search.joinedUntil);
  if (search.active) {
    const { span, since } = search.active;
    query = query.where('activity.last_active_at', span === 'dormant' ? '<' : '>=', since);
  }
  if (search.concern === 'unconfirmed') query = query.where('users.email_verified_at', 'is', null);
  // an array, so that each of them is looked up by the key
  if (search.concern === 'reported') {
    query = query.where(
      sql<boolean>`users.id = any(array(
        select distinct author_id from moderation_cases where closed_at is null and author_id is not null
      ))`,
    );
  }
  if (search.after) {
    const { key: from, id: fromId } = search.after;
    query = query.where(
      sql<boolean>`(${key}, ${sql.ref(id)}) ${sql.raw(isUp ? '>' : '<')}
        (${from}::${sql.raw(type)}, ${fromId}::text)`,
    );
  }
  const direction = sql.raw(search.direction);
  return query
    .orderBy(sql`${key} ${direction}`)
    .orderBy(sql`${sql.ref(id)} ${direction}`)
    .limit(search.limit);
}

/** A word as it is typed, or as names are folded. */
function hasWord(word: string): RawBuilder<boolean> {
  const [before, escaped] = [word.length < PART_MIN ? '% ' : '%', word.replace(/[\\%_]/g, '\\$&')];
  const typed = sql`words.words like ${`${before}${escaped}%`}`;
  const folded = sql`words.words like ${before}::text || fold_name(${escaped}) || '%'`;
  return sql<boolean>`(${typed} or ${folded})`;
}

/** A suspension ends by itself. */
function hasStatus(status: NonNullable<MemberSearch['status']>, now: string): RawBuilder<boolean> {
  const isOver = sql`users.suspended_until <= ${now}::timestamptz`;
  if (status === 'banned') return sql<boolean>`users.status = 'banned'`;
  return status === 'suspended'
    ? sql<boolean>`(users.status = 'suspended' and (${isOver}) is not true)`
    : sql<boolean>`(users.status = 'active' or (users.status = 'suspended' and ${isOver}))`;
}
