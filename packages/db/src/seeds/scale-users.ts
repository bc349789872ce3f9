import { randomBytes } from 'node:crypto';
import type { Rows } from './scale-copy.ts';
import { scaleName } from './scale-text.ts';

/** Real postal codes, so that lists by distance have something to measure. */
const ZIP_CODES = ['10115', '20095', '50667', '60311', '70173', '80331', '01067', '28195'];

/** The ids of a run's members begin with this, followed by their numbers from 0. */
export const newUserPrefix = (): string => `s${randomBytes(4).toString('hex')}`;

/** @param joined ISO time */
export function userRows(count: number, prefix: string, joined: string): Rows {
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
      const { firstName, lastName } = scaleName(user);
      const zipCode = ZIP_CODES[user % ZIP_CODES.length] ?? null;
      return [id, `${id}@oche.test`, joined, firstName, lastName, zipCode, joined, joined];
    }),
  };
}
