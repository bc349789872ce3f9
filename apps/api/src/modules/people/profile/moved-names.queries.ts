import type { Tx } from '@oche/db';
import { sql } from 'kysely';

export interface MovedName {
  userId: string;
  username: string;
}

/**
 * Takes the names that are free and can be usernames; of two that want the same one the first gets it.
 * @returns who has got one, with the name that is free again
 */
export async function takeNames(tx: Tx, names: readonly MovedName[]) {
  const { rows } = await sql<{ former: string }>`
    with wanted as (
      select distinct on (lower(username)) user_id, username
      from unnest(${names.map(({ userId }) => userId)}::text[], ${names.map(({ username }) => username)}::text[])
        with ordinality as wish(user_id, username, position)
      where username ~* '^[a-z0-9]+([._-][a-z0-9]+)*$' and username ~* '[a-z]' and length(username) between 3 and 30
      order by lower(username), position
    ), taken as (
      insert into usernames (username, user_id) select username, user_id from wanted
      on conflict (username) do nothing
      returning username, user_id
    ), former as (
      select profiles.user_id, profiles.username from profiles join taken using (user_id)
    ), named as (
      update profiles set username = taken.username from taken
      where profiles.user_id = taken.user_id
      returning profiles.user_id
    )
    select former.username as former from former join named using (user_id)
  `.execute(tx);
  return rows.map(({ former }) => former);
}

export const freeNames = (tx: Tx, names: readonly string[]) =>
  tx
    .deleteFrom('usernames')
    .where('username', '=', sql<string>`any(${names}::citext[])`)
    .where('held_until', 'is', null)
    .execute();
