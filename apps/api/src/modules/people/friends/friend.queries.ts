import { type Placeholders, prepared, preparedList, type Tx } from '@oche/db';
import { sql } from 'kysely';
import { everybody, personColumns } from '../person.select.ts';
import type { TieKey } from '../relations/tie-list.ts';
import type { Viewer } from '../seen.select.ts';
import { isNamedToTied } from './tied.select.ts';

interface FriendPage extends Viewer, TieKey {
  /** part of a name or username; empty for all */
  query: string;
}

/** The viewer's friends, the latest first. */
export const listFriends = preparedList(
  'people.listFriends',
  (db, p: Placeholders<FriendPage>, limit) =>
    everybody(db)
      .innerJoin('friendships as friend', 'friend.friend_id', 'users.id')
      .select(personColumns(p))
      .select('friend.since')
      .where('friend.user_id', '=', p('viewerId'))
      .where((eb) =>
        eb(
          eb.refTuple('friend.since', 'friend.friend_id'),
          '<',
          eb.tuple(p('since'), p('beforeId')),
        ),
      )
      .where(isNamedToTied)
      .where(
        sql<boolean>`(${p('query')}::text = '' or strpos(
          fold_name(users.first_name || ' ' || users.last_name || ' ' || profiles.username::text),
          fold_name(${p('query')}::text)
        ) > 0)`,
      )
      .orderBy('friend.since', 'desc')
      .orderBy('friend.friend_id', 'desc')
      .limit(limit),
);

const tied = (rows: ReturnType<typeof sql>, other: ReturnType<typeof sql>) => sql<number>`(
  select count(*)::int from ${rows} as tie
  join users on users.id = tie.${other}
  join profiles on profiles.user_id = users.id
  where ${isNamedToTied}
)`;

/** How many of each the member has, as their lists show them. */
export const countTies = prepared('people.countTies', (db, p: Placeholders<{ userId: string }>) => {
  const of = (table: string, own: string) =>
    sql`(select * from ${sql.ref(table)} where ${sql.ref(own)} = ${p('userId')}::text)`;
  return db.selectNoFrom([
    tied(of('friendships', 'user_id'), sql`friend_id`).as('friends'),
    tied(of('friend_requests', 'addressee_id'), sql`requester_id`).as('incoming'),
    tied(of('friend_requests', 'requester_id'), sql`addressee_id`).as('outgoing'),
  ]);
});

export const areFriends = prepared(
  'people.areFriends',
  (db, p: Placeholders<{ one: string; other: string }>) =>
    db
      .selectFrom('friendships')
      .select('since')
      .where('user_id', '=', p('one'))
      .where('friend_id', '=', p('other')),
);

interface Pair {
  one: string;
  other: string;
}

/** Both rows; the profiles of both are locked. */
export async function insertFriendship(
  tx: Tx,
  { one, other, now }: Pair & { now: Date },
): Promise<void> {
  await tx
    .insertInto('friendships')
    .values([
      { user_id: one, friend_id: other, since: now },
      { user_id: other, friend_id: one, since: now },
    ])
    .execute();
}

/** Nothing when they are no friends. */
export async function deleteFriendship(tx: Tx, { one, other }: Pair): Promise<void> {
  await tx
    .deleteFrom('friendships')
    .where((eb) =>
      eb.or([
        eb.and([eb('user_id', '=', one), eb('friend_id', '=', other)]),
        eb.and([eb('user_id', '=', other), eb('friend_id', '=', one)]),
      ]),
    )
    .execute();
}
