import type { Placeholders } from '@oche/db';
import { type RawBuilder, sql } from 'kysely';

/** The facts about the reader that decide what they see of the queue and the log. */
export interface StaffReader {
  isAdmin: boolean;
  isSite: boolean;
  /** parts of the site, as `moderates` of the actor has them */
  scopes: readonly string[];
}

/**
 * The same as `moderates` of `lib/actor.ts`, for rows with a scope: a test compares the two.
 * @param column e.g. `"case".scope`
 */
export const inScope = (p: Placeholders<StaffReader>, column: RawBuilder<string>) =>
  sql<boolean>`case when ${column} = 'admin' then ${p('isAdmin')}::boolean
    else ${p('isSite')}::boolean
      or split_part(${column}, '/', 1) = any(${p('scopes')}::text[])
      or ${column} = any(${p('scopes')}::text[]) end`;
