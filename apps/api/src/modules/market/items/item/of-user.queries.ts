import { type Placeholders, prepared, preparedList } from '@oche/db';
import type { ItemIntent, ItemStatus } from '@oche/validators/market/schemas';
import { sql } from 'kysely';
import { cards } from './card.select.ts';
import { agreedCents, isUnblocked } from './item.select.ts';

interface Asked {
  userId: string;
  viewerId: string;
  isOwn: boolean;
  intent: ItemIntent | null;
  status: ItemStatus | null;
  before: number;
}

/** Ads of one member, the latest first: those that everybody sees, or the reader's own, in any state. */
export const listOfUser = preparedList('market.listOfUser', (db, p: Placeholders<Asked>, limit) =>
  cards(db, p)
    .select([
      'item.review',
      'item.revision',
      'item.expires_at as expiresAt',
      'item.takes_offers as takesOffers',
      agreedCents(p).as('agreedCents'),
    ])
    .where('item.seller_id', '=', p('userId'))
    .where('item.id', '<', p('before'))
    .where('item.status', '<>', sql<'draft'>`all('{draft,deleted}'::text[])`)
    .where(sql<boolean>`(${p('isOwn')}::boolean or (
          item.status in ('active', 'reserved') and item.review is null and ${isUnblocked(p)}
        ))`)
    .where(sql<boolean>`(${p('intent')}::text is null or item.intent = ${p('intent')})`)
    .where(sql<boolean>`(${p('status')}::text is null or item.status = ${p('status')})`)
    .orderBy('item.id', 'desc')
    .limit(limit),
);

export const getMember = prepared('market.getMember', (db, p: Placeholders<{ userId: string }>) =>
  db.selectFrom('users').select('id').where('id', '=', p('userId')),
);
