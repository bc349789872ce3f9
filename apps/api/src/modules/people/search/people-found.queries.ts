import { type Placeholders, prepared } from '@oche/db';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { personColumns, visiblePeople } from '../person.select.ts';
import { seenBy, type Viewer } from '../seen.select.ts';

const name = sql<string>`fold_name(users.first_name || ' ' || users.last_name)`;
const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
/** The index of names needs three consecutive letters. */
const TRIGRAM = /[\p{L}\p{N}]{3}/u;

const lastName = sql<string>`fold_name(users.last_name || ' ' || users.first_name)`;
const username = sql<string>`fold_name(profiles.username::text)`;

/** The expressions have an index each. */
const begins = (key: RawBuilder<string>, needle: string) =>
  sql`${key} collate "C" >= ${needle}::text and ${key} collate "C" < ${needle} || chr(1114111)`;

/** The ids of those whose username, first or last name begins with a folded text. */
const idsBegun = (needle: string, cut: RawBuilder<unknown>) => sql`
  (select id from users where ${begins(name, needle)} ${cut})
  union (select id from users where ${begins(lastName, needle)} ${cut})
  union (select user_id from profiles where ${begins(username, needle)} ${cut})`;

const named = (ids: RawBuilder<unknown>, cut: RawBuilder<unknown>) => sql`
  select users.id, ${name} as name, users.created_at as happened_at
  from users where users.id in (${ids}) ${cut}`;

const cutAt = (limit: number) => sql`limit ${sql.lit(limit)}`;

/** While a name is being typed: its beginning, found along the indexes. */
export const peopleBegun = (needle: string, limit: number): RawBuilder<unknown> =>
  named(idsBegun(needle, cutAt(limit)), cutAt(limit));

/** Those whose username, first or last name begins with a folded text, or whose name contains it. */
export function peopleNamed(needle: string, limit: number): RawBuilder<unknown> {
  const cut = cutAt(limit);
  const inName = sql`select id from users where ${name} like ${`%${literally(needle)}%`} ${cut}`;
  const ids = idsBegun(needle, cut);
  return named(TRIGRAM.test(needle) ? sql`${ids} union (${inName})` : ids, cut);
}

export const peopleSpelledLike = (word: string): RawBuilder<unknown> => sql`
  select users.id, ${name} as name
  from users_named_like(search_fold(${word})) alike
  join users on users.id = alike.user_id`;

/** Whether the viewer may find the member of the row `document`. Visitors find only public profiles. */
export const isPersonVisible = (p: Placeholders<Viewer>): RawBuilder<SqlBool> => sql`exists (
  select from users join profiles on profiles.user_id = users.id
  where users.id = document.id
    and ${seenBy(p)} = any(case when ${p('viewerId')}::text = '' then '{full}' else '{full,name}' end::text[])
)`;

export const listPeopleFound = prepared(
  'people.listPeopleFound',
  (db, p: Placeholders<Viewer & { ids: readonly string[] }>) =>
    visiblePeople(db, p)
      .select(personColumns(p))
      .where('users.id', '=', sql<string>`any(${p('ids')}::text[])`),
);
