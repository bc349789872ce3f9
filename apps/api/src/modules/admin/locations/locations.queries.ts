import type { Executor } from '@oche/db';
import type { AdminLoungeSort, AdminLoungeState } from '@oche/validators/admin/lists';
import type { LoungeType } from '@oche/validators/lounges/limits';
import { sql } from 'kysely';
import {
  countUpTo,
  isBehind,
  isFound,
  isReportedAs,
  type ListKey,
  type ListWish,
  openCase,
  standingHiding,
} from '../lists/lists.select.ts';

export interface LoungeWish extends ListWish {
  sort: AdminLoungeSort;
  state?: AdminLoungeState | undefined;
  loungeType?: LoungeType | undefined;
}

const KINDS = ['lounge'];

const keys: Record<AdminLoungeSort, ListKey> = {
  // the city follows the name in it
  name: { key: sql`thing.search_text`, type: 'text' },
  city: { key: sql`fold_text(thing.city)`, type: 'text' },
  hourlyRate: { key: sql`thing.price_per_hour_cents`, type: 'bigint' },
  createdAt: { key: sql`thing.id`, type: 'bigint' },
};

/** Each state, written like the condition of the index that has those lounges. */
const inState = {
  shown: sql<boolean>`thing.is_active`,
  inactive: sql<boolean>`not thing.is_active and thing.hidden_at is null`,
  hidden: sql<boolean>`thing.hidden_at is not null`,
} satisfies Record<AdminLoungeState, unknown>;

/** Two text indexes, each of one part of the lounges. */
const PARTS = [sql<boolean>`thing.is_active`, sql<boolean>`not thing.is_active`];

const found = (db: Executor, wish: LoungeWish) =>
  db
    .selectFrom('lounges as thing')
    .select(['thing.id', keys[wish.sort].key.as('key')])
    .where(isFound(sql`thing.search_text`, wish, PARTS))
    .where(isReportedAs(KINDS, wish))
    .$if(wish.state !== undefined, (rows) => rows.where(inState[wish.state ?? 'shown']))
    .$if(wish.loungeType !== undefined, (rows) =>
      rows.where('thing.lounge_type', '=', wish.loungeType ?? 'bar'),
    )
    .$if(wish.ownerId !== null, (rows) =>
      rows.where(
        sql<boolean>`thing.id in (
          select lounge_id from lounge_staff where user_id = ${wish.ownerId} and role = 'owner'
        )`,
      ),
    );

/** The next ones in their order, by id and by what they are sorted by. */
export const foundLounges = (db: Executor, wish: LoungeWish, limit: number) =>
  found(db, wish)
    .where(isBehind(keys[wish.sort], wish))
    .orderBy(keys[wish.sort].key, wish.direction)
    .orderBy('thing.id', wish.direction)
    .limit(limit);

export const listLounges = (db: Executor, wish: LoungeWish, limit: number) =>
  db
    .selectFrom(foundLounges(db, wish, limit).as('page'))
    .innerJoin('lounges as thing', 'thing.id', 'page.id')
    .leftJoin('lounge_staff as ownership', (join) =>
      join.onRef('ownership.lounge_id', '=', 'thing.id').on('ownership.role', '=', 'owner'),
    )
    .leftJoin('users as owner', 'owner.id', 'ownership.user_id')
    .select([
      'thing.id',
      'page.key',
      'thing.name',
      'thing.city',
      'thing.country',
      'thing.price_per_hour_cents as priceCents',
      'thing.lounge_type as loungeType',
      'thing.number_of_boards as numberOfBoards',
      'thing.rating',
      'thing.rating_count as reviewCount',
      'thing.is_active as isActive',
      'thing.hidden_at as hiddenAt',
      'thing.created_at as createdAt',
      'owner.id as ownerId',
      'owner.first_name as ownerFirstName',
      'owner.last_name as ownerLastName',
      openCase(KINDS).as('openCase'),
      standingHiding(KINDS).as('hiding'),
    ])
    .orderBy('page.key', wish.direction)
    .orderBy('page.id', wish.direction)
    .execute();

export const countLounges = (db: Executor, wish: LoungeWish, limit: number) =>
  countUpTo(db, found(db, wish), limit);
