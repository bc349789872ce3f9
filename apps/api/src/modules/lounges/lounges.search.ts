import { linkableOf } from '../../lib/declared/linkable.ts';
import type { Searchable, SearchKind } from '../../lib/declared/searchable.ts';
import './lounges.events.ts';
import { findPlaces } from './places/named-place.service.ts';
import { findOrigin } from './places/origin.service.ts';
import * as queries from './search/lounge-documents.queries.ts';
import { readLoungeWish } from './search/lounge-wish.ts';

/** With this many reviews their number counts as much as it can. */
const FULL_REVIEWS = Math.log(1 + 100);

const lounges: SearchKind = {
  kind: 'lounge',
  type: 'lounge',
  category: 'lounges',
  isNamed: true,
  prefers: 'heaviest',
  calledBy: {
    always:
      'lounge/lounges/kneipe/kneipen/bar/bars/lokal/lokale/pub/pubs/venue/venues/dartkneipe/dartbar/' +
      'dartlokal/dartlounge/darthalle/spielort/spielorte/freies board/freie boards/board frei/boards frei/' +
      'free board/free boards',
    besidePlace:
      'halle/hallen/spielen/spielt/darten/dartspielen/werfen/trainieren/play/playing/throw/boards',
  },
  isSomewhere: true,
  readWish: readLoungeWish,
  source: {
    async documents(db, ids) {
      const rows = await queries.listLoungeDocuments(db, { ids });
      return rows.map((row) => ({
        id: String(row.id),
        title: row.name,
        keywords: [row.city, row.zipCode, row.address].filter(Boolean).join(' '),
        text: [row.description, row.setupDescription].filter(Boolean).join(' '),
        happenedAt: row.createdAt,
        weight: ((row.rating ?? 0) / 5) * Math.min(1, Math.log(1 + row.ratingCount) / FULL_REVIEWS),
        latitude: row.latitude,
        longitude: row.longitude,
      }));
    },
    idsAfter: async (db, after, limit) => {
      const rows = await queries.listLoungeIds(db, { after: Number(after ?? 0), limit });
      return rows.map(({ id }) => String(id));
    },
  },
  isVisible: () => queries.isLoungeVisible,
  async hits(db, ids) {
    const rows = await queries.listLoungeDocuments(db, { ids });
    return rows.map((row) => ({
      id: String(row.id),
      title: row.name,
      path: `/venues/${row.id}`,
      text: row.description ?? row.setupDescription,
      category: null,
      groupId: null,
      author: null,
      location: [row.zipCode, row.city].filter(Boolean).join(' '),
      date: null,
      remark: row.city,
      imageUrl: null,
    }));
  },
};

export const loungeLinks = linkableOf(lounges, /^\/venues\/(\d{1,15})$/);

export const loungeSearch: Searchable = {
  kinds: [lounges],
  changed: {
    'lounge.changed': async (_, { loungeId }) => [{ kind: 'lounge', ids: [String(loungeId)] }],
  },
  findOrigin,
  findPlaces,
};
