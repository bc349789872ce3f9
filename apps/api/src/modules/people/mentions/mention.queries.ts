import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';
import { everybody } from '../person.select.ts';
import { seenBy, type Viewer } from '../seen.select.ts';

interface Wanted extends Viewer {
  usernames: readonly string[];
  /** members who are named in the text already, and stay so whoever they are seen by now */
  kept: readonly string[];
}

/** Of these usernames, those whose members the writer sees. */
export const listNamed = prepared('people.listNamed', (db, p: Placeholders<Wanted>) =>
  everybody(db)
    .select(['users.id', 'profiles.username'])
    .where('profiles.username', '=', sql<string>`any(${p('usernames')}::citext[])`)
    .where((eb) =>
      eb.or([
        eb(seenBy(p), '<>', 'none'),
        eb('users.id', '=', sql<string>`any(${p('kept')}::text[])`),
      ]),
    ),
);

/** The same for all readers of a text, so that they can share it. */
const VISITOR: Viewer = { viewerId: '', isStaff: false };

/** The usernames of these members, and whether they may be linked: whether visitors and members see their names. */
export const listMentioned = prepared(
  'people.listMentioned',
  (db, p: Placeholders<{ ids: readonly string[] }>) =>
    everybody(db)
      .select([
        'users.id as userId',
        'profiles.username',
        sql<boolean>`${seenBy((key) => VISITOR[key])} <> 'none'`.as('isLinked'),
      ])
      .where('users.id', '=', sql<string>`any(${p('ids')}::text[])`),
);
