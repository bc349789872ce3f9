import { euroOf } from '@oche/validators/money';
import { linkableOf } from '../../lib/declared/linkable.ts';
import type { Searchable, SearchKind } from '../../lib/declared/searchable.ts';
import { toPicture } from '../uploads/index.ts';
import './market.events.ts';
import * as queries from './search/item-documents.queries.ts';

/** So many favourites count as much as can be. */
const MANY_FAVOURITES = Math.log(1 + 50);

const items: SearchKind = {
  kind: 'item',
  type: 'item',
  category: 'marketplace',
  isNamed: true,
  prefers: 'latest',
  source: {
    async documents(db, ids) {
      const rows = await queries.listDocuments(db, { ids });
      return rows.map((row) => ({
        id: String(row.id),
        title: row.title,
        keywords: [row.brand, row.model, row.city].filter(Boolean).join(' '),
        text: row.description,
        happenedAt: row.shownAt,
        weight: Math.min(1, Math.log(1 + row.favouriteCount) / MANY_FAVOURITES),
        latitude: row.latitude,
        longitude: row.longitude,
        authorId: row.sellerId,
      }));
    },
    async idsAfter(db, after, limit) {
      const rows = await queries.listIds(db, { after: Number(after ?? 0), limit });
      return rows.map(({ id }) => String(id));
    },
  },
  isVisible: queries.isItemVisible,
  async hits(db, ids) {
    const rows = await queries.listDocuments(db, { ids });
    return rows.map((row) => ({
      id: String(row.id),
      title: row.title,
      path: `/marketplace/${row.id}`,
      text: row.description,
      category: null,
      groupId: null,
      author: null,
      location: [row.zipCode, row.city].filter(Boolean).join(' ') || null,
      date: row.shownAt,
      ad: { intent: row.intent, category: row.category, price: euroOf(row.priceCents) },
      remark: row.city,
      imageUrl: row.picture && narrowest(toPicture(row.picture)),
    }));
  },
};

const narrowest = ({ sources, url }: ReturnType<typeof toPicture>): string =>
  sources[0]?.url ?? url;

export const itemLinks = linkableOf(items, /^\/marketplace\/(\d{1,15})$/);

export const itemSearch: Searchable = {
  kinds: [items],
  changed: {
    'item.changed': async (_, { itemId }) => [{ kind: 'item', ids: [String(itemId)] }],
  },
};
