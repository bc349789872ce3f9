import { type Placeholders, prepared } from '@oche/db';
import { NEAR_POINTS } from '@oche/validators/lobby/limits';
import type { LobbyRules } from '@oche/validators/lobby/schemas';
import { sql } from 'kysely';
import { isApartAmong, isSeen, personColumns, sectionSeen, type Viewer } from '../people/index.ts';
import type { Alive } from './alive.ts';
import { isAlive, isThere } from './entry.queries.ts';

export interface Near extends Viewer, Alive {
  now: string;
  /** what the reader is taken for, in points */
  points: number;
  /** visitors see also what isn't for everybody's level: they can't join anyway */
  isVisitor: boolean;
  /** only games like this one, as JSON; null: all */
  rules: string | null;
  legs: number | null;
  withCamera: boolean | null;
  /** how far away ratings may be, whatever the others ask for */
  within: number | null;
  limit: number;
}
type P = Placeholders<Near>;

const suits = (p: P) => sql<boolean>`(
  ${p('rules')}::jsonb is null or (
    lobby_entries.rules = ${p('rules')}::jsonb and lobby_entries.legs = ${p('legs')}::integer
    and lobby_entries.with_camera = ${p('withCamera')}::boolean
  ))`;

const distance = (p: P) => sql<number>`abs(lobby_entries.rating - ${p('points')}::integer)`;

const isInReach = (p: P) => sql<boolean>`(
  ${p('isVisitor')}::boolean or (
    (not lobby_entries.is_near or ${distance(p)} <= ${sql.lit(NEAR_POINTS)})
    and (${p('within')}::integer is null or ${distance(p)} <= ${p('within')}::integer)
  ))`;

/**
 * Open games whose owners' ratings are nearest to the reader's, found from both sides along the index; without those
 * that the reader can't meet.
 */
export const listNear = prepared('lobby.listNear', (db, p: Placeholders<Near>) => {
  const side = (isAbove: boolean) =>
    db
      .selectFrom('lobby_entries')
      .innerJoin('users', 'users.id', 'lobby_entries.owner_id')
      .innerJoin('profiles', 'profiles.user_id', 'users.id')
      .leftJoin('ranking_ratings as rated', 'rated.user_id', 'users.id')
      .select([
        'lobby_entries.id as entryId',
        sql<LobbyRules>`lobby_entries.rules`.as('rules'),
        'lobby_entries.legs',
        'lobby_entries.with_camera as withCamera',
        'lobby_entries.is_near as isNear',
        'lobby_entries.rating as points',
        'lobby_entries.opened_at as openedAt',
        // members see each other's ratings in the rankings, whatever part of the profile is closed
        sql<boolean>`rated.user_id is not null
          and (${p('viewerId')}::text <> '' or ${sectionSeen(p, 'statistics')})`.as('isRated'),
        ...personColumns(p),
      ])
      .where(isAlive(p))
      .where('lobby_entries.rating', isAbove ? '>=' : '<', sql<number>`${p('points')}::integer`)
      .where('lobby_entries.owner_id', '<>', p('viewerId'))
      .where(suits(p))
      .where(isInReach(p))
      .where(isThere(p))
      .where(isSeen(p))
      .where(({ not }) => not(isApartAmong(p, sql.ref('lobby_entries.owner_id'))))
      .orderBy('lobby_entries.rating', isAbove ? 'asc' : 'desc')
      .orderBy('lobby_entries.id', isAbove ? 'asc' : 'desc')
      .limit(p('limit'));
  return db
    .selectFrom(
      db
        .selectFrom(side(true).as('above'))
        .selectAll()
        .unionAll(db.selectFrom(side(false).as('below')).selectAll())
        .as('near'),
    )
    .selectAll()
    .orderBy(sql`abs(near.points - ${p('points')}::integer)`)
    .orderBy('near.entryId')
    .limit(p('limit'));
});

/** How many wait, and how many play from afar; a game in which nothing happens for an hour is not played any more. */
export const getCounts = prepared(
  'lobby.getCounts',
  (db, p: Placeholders<Alive & { movedSince: string }>) =>
    db.selectNoFrom([
      sql<number>`(select count(*)::integer from lobby_entries where ${isAlive(p)})`.as('waiting'),
      // two at each
      sql<number>`(select 2 * count(*)::integer from games
        where is_remote and status = 'playing' and moved_at > ${p('movedSince')}::timestamptz)`.as(
        'playing',
      ),
    ]),
);

/** What is the reader's own: the game that is open or has just begun, and whether others see who waits. */
export const getOwn = prepared(
  'lobby.getOwn',
  (db, p: Placeholders<Alive & { userId: string; begunSince: string }>) =>
    db
      .selectFrom('profiles')
      .leftJoin('lobby_entries', 'lobby_entries.owner_id', 'profiles.user_id')
      .select([
        sql<boolean>`profiles.visibility = 'private'`.as('isHidden'),
        sql<number | null>`lobby_entries.id`.as('id'),
        sql<LobbyRules>`lobby_entries.rules`.as('rules'),
        sql<number>`lobby_entries.legs`.as('legs'),
        sql<boolean>`lobby_entries.with_camera`.as('withCamera'),
        sql<boolean>`lobby_entries.is_near`.as('isNear'),
        sql<string>`lobby_entries.opened_at`.as('openedAt'),
        sql<boolean>`coalesce(${isAlive(p)}, false)`.as('isOpen'),
        sql<number | null>`case
          when lobby_entries.seen_at > ${p('begunSince')}::timestamptz then lobby_entries.game_id
        end`.as('begun'),
      ])
      .where('profiles.user_id', '=', p('userId')),
);
