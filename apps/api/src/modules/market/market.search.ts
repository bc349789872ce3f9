import type { Executor, PreparedList } from '@oche/db';
import { euroOf } from '@oche/validators/money';
import { linkableOf } from '../../lib/declared/linkable.ts';
import type { Searchable, SearchKind, StoredStems } from '../../lib/declared/searchable.ts';
import { toPicture } from '../uploads/index.ts';
import './market.events.ts';
import * as queries from './search/item-documents.queries.ts';
import { listIdsOfQueries } from './searches/stems.queries.ts';
import { renewSearches } from './searches/stems.service.ts';

/** With this many favourites their number counts as much as it can. */
const MANY_FAVOURITES = Math.log(1 + 50);

/** Walks along a table by its numbers. */
const walking =
  (list: PreparedList<{ after: number }, { id: number }>) =>
  async (db: Executor, after: string | null, limit: number): Promise<string[]> => {
    const rows = await list(db, { after: Number(after ?? 0), limit });
    return rows.map(({ id }) => String(id));
  };

/** The list's own words of ads, and queries that wait for ads. */
const stored: StoredStems[] = [
  {
    kind: 'item words',
    idsAfter: walking(queries.listIds),
    async renew({ db }, ids) {
      await queries.renewWords(db, { ids: ids.map(Number) });
    },
  },
  { kind: 'item searches', idsAfter: walking(listIdsOfQueries), renew: renewSearches },
];

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

export const itemLinks = linkableOf(items, /^\/marketplace\/(\d{1,15})$/);

export const itemSearch: Searchable = {
  kinds: [items],
  stored,
  changed: {
    'item.changed': async (_, { itemId }) => [{ kind: 'item', ids: [String(itemId)] }],
  },
};
