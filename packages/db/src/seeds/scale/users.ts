import { randomBytes } from 'node:crypto';
import type { PoolClient } from 'pg';
import { copy, type Rows } from './copy.ts';
import { readableTexts, type ScaleTexts } from './text.ts';

/** Real postal codes, so that lists by distance have something to measure. */
const ZIP_CODES = ['10115', '20095', '50667', '60311', '70173', '80331', '01067', '28195'];

/** With more of them at once, and few names, looking for free usernames would take minutes. */
const FEW_USERS = 100_000;

const PROFILES_BY_NAME = `
  insert into profiles (user_id, username)
  select id, take_username(id, first_name, last_name) from users
  where not exists (select from profiles where user_id = users.id)`;

const PROFILES_BY_ID = `
  with named as (
    insert into usernames (username, user_id)
    select id, id from users where not exists (select from profiles where user_id = users.id)
    returning username, user_id
  )
  insert into profiles (user_id, username) select user_id, username from named`;

/** The ids of a run's members begin with this, followed by their numbers from 0. */
export const newUserPrefix = (): string => `s${randomBytes(4).toString('hex')}`;

/**
 * Adds members with their profiles. While checks are skipped (`writeMuch`) the trigger that makes
 * profiles is, too.
 * @param joined ISO time
 */
export async function insertUsers(
  client: PoolClient,
  count: number,
  prefix: string,
  joined: string,
  nameOf: ScaleTexts['name'] = readableTexts.name,
): Promise<void> {
  await copy(client, 'users', userRows(count, prefix, joined, nameOf));
  await client.query(count > FEW_USERS ? PROFILES_BY_ID : PROFILES_BY_NAME);
  await client.query('select write_missing_member_rows()');
}

function userRows(count: number, prefix: string, joined: string, nameOf: ScaleTexts['name']): Rows {
  return {
    columns: [
      'id',
      'email',
      'email_verified_at',
      'first_name',
      'last_name',
      'zip_code',
      'terms_accepted_at',
      'created_at',
    ],
    cells: Array.from({ length: count }, (_, user) => {
      const id = `${prefix}${user}`;
      const { firstName, lastName } = nameOf(user);
      const zipCode = ZIP_CODES[user % ZIP_CODES.length] ?? null;
      return [id, `${id}@oche.test`, joined, firstName, lastName, zipCode, joined, joined];
    }),
  };
}
