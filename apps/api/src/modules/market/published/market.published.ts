import { itemIntents, itemStatuses } from '@oche/validators/market/limits';
import { z } from 'zod';
import { publishedKind } from '../../../lib/declared/published.ts';
import {
  asSeen,
  hearableBy,
  linksSchema,
  linksTo,
  memberSchema,
  momentSchema,
  nameOf,
} from '../../../lib/declared/published-parts.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { getItem } from '../items/item/item.service.ts';
import * as told from '../market.outside.ts';
import { around } from './around.service.ts';

const data = z.object({
  id: z.int(),
  ...linksSchema,
  title: z.string(),
  intent: z.enum(itemIntents),
  status: z.enum(itemStatuses),
  price: z.number().nullable().describe('euro; null where none is named'),
  location: z.string().nullable(),
  seller: memberSchema,
  publishedAt: momentSchema.nullable(),
});

const about = {
  scope: 'market' as const,
  data,
  narrows: ['item', 'member', 'site'],
  thingOf: ({ itemId }: told.ItemIds) => `item/${itemId}`,
  around,
  async read(ctx: MemberContext, { itemId }: told.ItemIds) {
    const item = await asSeen(getItem(ctx, { id: itemId }));
    if (!item) return null;
    return {
      id: item.id,
      ...linksTo(ctx.env, `/marketplace/${item.id}`, `/marketplace/${item.id}`),
      title: item.title,
      intent: item.intent,
      status: item.status,
      price: item.price,
      location: item.location,
      seller: { id: item.seller.id, name: nameOf(item.seller) },
      publishedAt: item.publishedAt,
    };
  },
};

export const marketPublished = [
  publishedKind({
    ...about,
    ...told.itemPublished,
    texts: {
      de: { name: 'Neue Anzeige', about: 'Eine Anzeige ist zu sehen, zum ersten Mal oder wieder.' },
      en: { name: 'New ad', about: 'An ad can be seen, for the first time or again.' },
    },
  }),
  publishedKind({
    ...about,
    ...told.itemReserved,
    texts: {
      de: { name: 'Anzeige reserviert', about: 'Die Sache ist für jemanden zurückgelegt.' },
      en: { name: 'Ad reserved', about: 'The thing is kept for somebody.' },
    },
  }),
  publishedKind({
    ...about,
    ...told.itemReleased,
    texts: {
      de: { name: 'Anzeige wieder frei', about: 'Die Sache ist doch noch zu haben.' },
      en: { name: 'Ad free again', about: 'The thing can be had after all.' },
    },
  }),
  publishedKind({
    ...about,
    ...told.itemSold,
    texts: {
      de: {
        name: 'Anzeige verkauft',
        about: 'Die Sache ist verkauft. Das hört, wer sie verkauft oder gekauft hat.',
      },
      en: {
        name: 'Ad sold',
        about: 'The thing is sold. Who has sold or bought it hears of it.',
      },
    },
  }),
];

export const hearableItems = hearableBy({
  kind: 'item',
  texts: { de: 'Anzeige', en: 'Ad' },
  path: /^\/marketplace\/(\d{1,15})$/,
  pathOf: (id) => `/marketplace/${id}`,
  read: (ctx: MemberContext, id) => getItem(ctx, { id }),
  show: ({ title, isOwn }) => ({ name: title, isRun: isOwn }),
});
