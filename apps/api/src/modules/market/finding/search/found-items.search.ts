import type { Executor, PreparedList } from '@oche/db';
import { euroOf } from '@oche/validators/money';
import { linkableOf } from '../../../../lib/declared/linkable.ts';
import type { SearchKind } from '../../../../lib/declared/searchable.ts';
import { toPicture } from '../../../uploads/index.ts';
import * as queries from './item-documents.queries.ts';
import { readItemWish } from './item-wish.ts';

/** With this many favourites their number counts as much as it can. */
const MANY_FAVOURITES = Math.log(1 + 50);

/** Walks along a table by its numbers. */
export const walking =
  (list: PreparedList<{ after: number }, { id: number }>) =>
  async (db: Executor, after: string | null, limit: number): Promise<string[]> => {
    const rows = await list(db, { after: Number(after ?? 0), limit });
    return rows.map(({ id }) => String(id));
  };

/** Ads, as the site's search and the list find them. */
export const foundItems: SearchKind = {
  kind: 'item',
  type: 'item',
  category: 'marketplace',
  isNamed: true,
  prefers: 'latest',
  calledBy: {
    always:
      'marktplatz/marketplace/anzeige/anzeigen/inserat/inserate/kaufen/verkaufen/verkauf/' +
      'flohmarkt/buy/sell/for sale',
  },
  isSomewhere: true,
  readWish: readItemWish,
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
    idsAfter: walking(queries.listIds),
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

export const itemLinks = linkableOf(foundItems, /^\/marketplace\/(\d{1,15})$/);
