import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';
import type { PictureRow } from '../../../uploads/index.ts';

/** What the rules need to decide whether an item can be talked about with this member. */
export const getTalk = prepared(
  'talk.get',
  (db, p: Placeholders<{ itemId: number; buyerId: string }>) =>
    db
      .selectFrom('market_items as item')
      .leftJoin('market_deals as deal', (join) =>
        join
          .onRef('deal.item_id', '=', 'item.id')
          .on('deal.buyer_id', '=', p('buyerId'))
          .on('deal.status', '<>', 'cancelled'),
      )
      .leftJoin('conversations as conversation', (join) =>
        join.on(
          'conversation.about',
          '=',
          sql`'market/' || item.id || '/' || ${p('buyerId')}::text`,
        ),
      )
      .select([
        'item.id',
        'item.seller_id as sellerId',
        'item.status',
        'item.review',
        'deal.status as dealStatus',
        'conversation.id as conversationId',
      ])
      .where('item.id', '=', p('itemId')),
);

/** Items that conversations are about, in any state; their price is what these two have agreed on, if they have. */
export const listSubjects = prepared(
  'talk.listSubjects',
  (db, p: Placeholders<{ itemIds: number[]; buyerIds: string[] }>) =>
    db
      .selectFrom(
        sql<{ itemId: number; buyerId: string }>`(
          select * from unnest(${p('itemIds')}::bigint[], ${p('buyerIds')}::text[])
            as asked ("itemId", "buyerId")
        )`.as('pair'),
      )
      .innerJoin('market_items as item', 'item.id', 'pair.itemId')
      .leftJoin('market_deals as deal', (join) =>
        join
          .onRef('deal.item_id', '=', 'item.id')
          .onRef('deal.buyer_id', '=', 'pair.buyerId')
          .on('deal.status', '<>', 'cancelled'),
      )
      .select([
        'item.id',
        'pair.buyerId',
        'item.title',
        'item.city',
        'item.status',
        'item.review',
        sql<number | null>`coalesce(deal.price_cents, item.price_cents)`.as('priceCents'),
        'item.seller_id as sellerId',
        sql<PictureRow | null>`(
          select json_build_object('id', upload.id, 'width', upload.width, 'height', upload.height,
            'widths', upload.widths, 'colour', upload.colour)
          from market_item_pictures picture join uploads upload on upload.id = picture.upload_id
          where picture.item_id = item.id order by picture.position limit 1
        )`.as('picture'),
      ]),
);
