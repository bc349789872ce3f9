import { type Placeholders, prepared } from '@oche/db';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { personColumns, visiblePeople } from '../person.select.ts';
import { seenBy, type Viewer } from '../seen.select.ts';

const name = sql<string>`fold_name(users.first_name || ' ' || users.last_name)`;
const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
/** The index of names needs three consecutive letters. */
const TRIGRAM = /[\p{L}\p{N}]{3}/u;

/** The expressions have an index each. */
const begins = (key: RawBuilder<string>, needle: string) =>
  sql`${key} collate "C" >= ${needle} and ${key} collate "C" < ${needle} || chr(1114111)`;

/** Those whose username, first or last name begins with a folded text, or whose name contains it. */
export function peopleNamed(needle: string, limit: number): RawBuilder<unknown> {
  const byLastName = sql<string>`fold_name(users.last_name || ' ' || users.first_name)`;
  const byUsername = sql<string>`fold_name(profiles.username::text)`;
  const cut = sql`limit ${sql.lit(limit)}`;
  const inName = sql`select id from users where ${name} like ${`%${literally(needle)}%`} ${cut}`;
  return sql`
    select users.id, ${name} as name, users.created_at as happened_at
    from users where users.id in (
      (select id from users where ${begins(name, needle)} ${cut})
      union (select id from users where ${begins(byLastName, needle)} ${cut})
      union (select user_id from profiles where ${begins(byUsername, needle)} ${cut})
      ${TRIGRAM.test(needle) ? sql`union (${inName})` : sql``}
    ) ${cut}`;
}

export const peopleSpelledLike = (word: string): RawBuilder<unknown> => sql`
  select users.id, ${name} as name
  from users_named_like(search_fold(${word})) alike
  join users on users.id = alike.user_id`;

/** Whether this viewer may find the member of the row `document`. Visitors find only public profiles. */
export const isPersonVisible = (viewer: Viewer): RawBuilder<SqlBool> => {
  const seen = seenBy((key) => viewer[key]);
  return sql`exists (
    select from users join profiles on profiles.user_id = users.id
    where users.id = document.id
      and ${viewer.viewerId ? sql`${seen} <> 'none'` : sql`${seen} = 'full'`}
  )`;
};

export const listPeopleFound = prepared(
  'people.listPeopleFound',
  (db, p: Placeholders<Viewer & { ids: readonly string[] }>) =>
    visiblePeople(db, p)
      .select(personColumns(p))
      .where('users.id', '=', sql<string>`any(${p('ids')}::text[])`),
);
