import { type Placeholders, prepared } from '@oche/db';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { personColumns, visiblePeople } from '../person.select.ts';
import { isSeen, type Viewer } from '../seen.select.ts';

const name = sql<string>`fold_name(users.first_name || ' ' || users.last_name)`;
/** While a name is being typed: those whose username, first or last name begins with a folded text. */
export const peopleBegun = (
  needle: string | RawBuilder<string>,
  limit: number,
): RawBuilder<unknown> =>
  sql`select * from people_named(${needle}::text, false, ${sql.lit(limit)})`;

/** Those, and those whose name contains it. */
export const peopleNamed = (needle: string, limit: number): RawBuilder<unknown> =>
  sql`select * from people_named(${needle}::text, true, ${sql.lit(limit)})`;

export const peopleSpelledLike = (word: string): RawBuilder<unknown> => sql`
  select users.id, ${name} as name
  from users_named_like(search_fold(${word})) alike
  join users on users.id = alike.user_id`;

/** Whether the viewer may find the member of the row `document`. Visitors find only public profiles. */
export const isPersonVisible = (p: Placeholders<Viewer>): RawBuilder<SqlBool> => sql`exists (
  select from users join profiles on profiles.user_id = users.id
  where users.id = document.id and ${isSeen(p)}
)`;

export const listPeopleFound = prepared(
  'people.listPeopleFound',
  (db, p: Placeholders<Viewer & { ids: readonly string[] }>) =>
    visiblePeople(db, p)
      .select(personColumns(p))
      .where('users.id', '=', sql<string>`any(array(select unnest(${p('ids')}::text[])))`),
);
