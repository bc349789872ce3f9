import type { Executor } from '@oche/db';
import type { ActivitySpan, MemberListInput, MemberSort } from '@oche/validators/admin/members';
import { type RawBuilder, sql } from 'kysely';
import { memberColumns } from './member.select.ts';

/** What a list is asked for. Times are ISO, and the end of a period isn't part of it. */
export interface MemberSearch {
  sort: MemberSort;
  direction: 'asc' | 'desc';
  /** whether addresses are searched and read, as admins do; moderators find members by their names */
  hasAddresses: boolean;
  /** the words of the search, all of which have to be found; none where it is known who has them */
  words: readonly string[];
  /** who has the words of the search; null where there are too many, or no search */
  found: readonly string[] | null;
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

/** With fewer letters there is no part of a name that the index could look for; then it is the beginning of a word. */
const PART_MIN = 3;

/** Those who have all of these words, in no order: whoever gets as many as asked for knows that there are more. */
export async function findByWords(
  db: Executor,
  { words, hasAddresses }: Pick<MemberSearch, 'words' | 'hasAddresses'>,
  limit: number,
): Promise<string[]> {
  const conditions = words.map((word) => hasWord(word, hasAddresses));
  const { rows } = await sql<{ id: string }>`
    select user_id as id from member_words as words
    where ${sql.join(conditions, sql` and `)}
    limit ${sql.lit(limit)}`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * A page of all members. It is planned each time for what is asked: a rare name or role is looked up and sorted, while
 * for what nearly everybody has the list is read in its order until the page is full. So it is no prepared statement,
 * which would have one plan for all. What is said of the members is read only for those of the page.
 */
export function listMembers(db: Executor, search: MemberSearch) {
  const direction = sql.raw(search.direction);
  return db
    .selectFrom(pageOf(search).as('page'))
    .innerJoin('users', 'users.id', 'page.id')
    .innerJoin('profiles', 'profiles.user_id', 'users.id')
    .innerJoin('member_activity as activity', 'activity.user_id', 'users.id')
    .select(memberColumns)
    .select('page.sortKey')
    .$if(search.hasAddresses, (rows) => rows.select('users.email'))
    .orderBy(sql`page."sortKey" ${direction}`)
    .orderBy(sql`page.id ${direction}`);
}

/** Who is on the page, and where; it reads only the tables that decide that. */
function pageOf(search: MemberSearch) {
  const { sort, words, active, after } = search;
  const { key, id, type } = KEYS[sort];
  const direction = sql.raw(search.direction);
  const tables = [
    sql`users`,
    ...(sort === 'username' ? [sql`join profiles on profiles.user_id = users.id`] : []),
    ...(sort === 'name' || words.length > 0
      ? [sql`join member_words as words on words.user_id = users.id`]
      : []),
    ...(sort === 'active' || active
      ? [sql`join member_activity as activity on activity.user_id = users.id`]
      : []),
  ];
  const conditions = conditionsOf(search);
  if (after) {
    const order = sql.raw(search.direction === 'asc' ? '>' : '<');
    conditions.push(sql`(${key}, ${sql.ref(id)}) ${order}
      (${after.key}::${sql.raw(type)}, ${after.id}::text)`);
  }
  return sql<{ id: string; sortKey: string }>`(
    select ${sql.ref(id)} as id, ${key} as "sortKey" from ${sql.join(tables, sql` `)}
    where ${sql.join(conditions, sql` and `)}
    order by ${key} ${direction}, ${sql.ref(id)} ${direction}
    limit ${sql.lit(search.limit)}
  )`;
}

function conditionsOf(search: MemberSearch): RawBuilder<unknown>[] {
  const {
    words,
    hasAddresses,
    found,
    role,
    status,
    now,
    joinedFrom,
    joinedUntil,
    active,
    concern,
  } = search;
  const conditions: RawBuilder<unknown>[] = [sql`users.status <> 'deleted'`];
  for (const word of words) conditions.push(hasWord(word, hasAddresses));
  if (found) conditions.push(sql`users.id = any(${found}::text[])`);
  if (role) conditions.push(sql`users.role = ${role}`);
  if (status) conditions.push(hasStatus(status, now));
  if (joinedFrom) conditions.push(sql`users.created_at >= ${joinedFrom}::timestamptz`);
  if (joinedUntil) conditions.push(sql`users.created_at < ${joinedUntil}::timestamptz`);
  if (active) {
    const order = sql.raw(active.span === 'dormant' ? '<' : '>=');
    conditions.push(sql`activity.last_active_at ${order} ${active.since}::timestamptz`);
  }
  if (concern === 'unconfirmed') conditions.push(sql`users.email_verified_at is null`);
  // an array, so that each of them is looked up by the key
  if (concern === 'reported') {
    conditions.push(sql`users.id = any(array(
      select distinct author_id from moderation_cases where closed_at is null and author_id is not null
    ))`);
  }
  return conditions;
}

/** A word as it is typed, or as names are folded; `names_of` has no address in it. */
function hasWord(word: string, hasAddresses: boolean): RawBuilder<boolean> {
  const [local, domain] = word.split('@');
  // the parts of a domain are in most rows, and the index would go through all of them
  if (hasAddresses && local && domain) {
    return sql<boolean>`(${hasWord(`${local}@`, true)} and strpos(words.words, ${word}) > 0)`;
  }
  const text = hasAddresses ? sql`words.words` : sql`names_of(words.words)`;
  const [before, escaped] = [word.length < PART_MIN ? '% ' : '%', word.replace(/[\\%_]/g, '\\$&')];
  const typed = sql`${text} like ${`${before}${escaped}%`}`;
  const folded = sql`${text} like ${before}::text || fold_name(${escaped}) || '%'`;
  return sql<boolean>`(${typed} or ${folded})`;
}

/** A suspension ends on its own. */
function hasStatus(status: NonNullable<MemberSearch['status']>, now: string): RawBuilder<boolean> {
  const isOver = sql`users.suspended_until <= ${now}::timestamptz`;
  if (status === 'banned') return sql<boolean>`users.status = 'banned'`;
  return status === 'suspended'
    ? sql<boolean>`(users.status = 'suspended' and (${isOver}) is not true)`
    : sql<boolean>`(users.status = 'active' or (users.status = 'suspended' and ${isOver}))`;
}
