import type { Executor } from '@oche/db';
import type { AdminItemSort, AdminItemState } from '@oche/validators/admin/lists';
import type { ItemCategory } from '@oche/validators/market/limits';
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

export interface ItemWish extends ListWish {
  sort: AdminItemSort;
  state?: AdminItemState | undefined;
  category?: ItemCategory | undefined;
}

/** The kinds that an ad can have in the moderators' queue: reported, or waiting for approval. */
const KINDS = ['item', 'listing'];

const title = sql<string>`fold_text(thing.title)`;

const keys: Record<AdminItemSort, ListKey> = {
  title: { key: title, type: 'text' },
  price: { key: sql`thing.price_cents`, type: 'bigint' },
  createdAt: { key: sql`thing.id`, type: 'bigint' },
};

const inState = {
  shown: sql<boolean>`thing.status in ('active', 'reserved') and thing.review is null`,
  over: sql<boolean>`thing.status in ('sold', 'paused', 'expired') and thing.review is null`,
  waiting: sql<boolean>`thing.review = 'waiting'`,
  rejected: sql<boolean>`thing.review = 'rejected'`,
  hidden: sql<boolean>`thing.review = 'blocked'`,
} satisfies Record<AdminItemState, unknown>;

/** Whatever was published once and not deleted. */
const found = (db: Executor, wish: ItemWish) =>
  db
    .selectFrom('market_items as thing')
    .select(['thing.id', keys[wish.sort].key.as('key')])
    .where(sql<boolean>`thing.status not in ('draft', 'deleted')`)
    .where(isFound(title, wish))
    .where(isReportedAs(KINDS, wish))
    .$if(wish.state !== undefined, (rows) => rows.where(inState[wish.state ?? 'shown']))
    .$if(wish.category !== undefined, (rows) =>
      rows.where('thing.category', '=', wish.category ?? 'other'),
    )
    .$if(wish.ownerId !== null, (rows) => rows.where('thing.seller_id', '=', wish.ownerId ?? ''));

/** The next ones in their order, by id and by what they are sorted by. */
export const foundItems = (db: Executor, wish: ItemWish, limit: number) =>
  found(db, wish)
    .where(isBehind(keys[wish.sort], wish))
    .orderBy(keys[wish.sort].key, wish.direction)
    .orderBy('thing.id', wish.direction)
    .limit(limit);

export const listItems = (db: Executor, wish: ItemWish, limit: number) =>
  db
    .selectFrom(foundItems(db, wish, limit).as('page'))
    .innerJoin('market_items as thing', 'thing.id', 'page.id')
    .leftJoin('users as owner', 'owner.id', 'thing.seller_id')
    .select([
      'thing.id',
      'page.key',
      'thing.title',
      'thing.category',
      'thing.condition',
      'thing.intent',
      'thing.price_cents as priceCents',
      'thing.city',
      'thing.status',
      'thing.review',
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

export const countItems = (db: Executor, wish: ItemWish, limit: number) =>
  countUpTo(db, found(db, wish), limit);
