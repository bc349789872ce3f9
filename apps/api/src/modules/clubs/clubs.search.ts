import type { Searchable, SearchKind } from '../../lib/declared/searchable.ts';
import './clubs.events.ts';
import * as queries from './search/club-documents.queries.ts';

/** With this many members the number counts as much as it can. */
const FULL_CLUB = Math.log(1 + 100);

const clubs: SearchKind = {
  kind: 'club',
  type: 'club',
  category: 'clubs',
  isNamed: true,
  prefers: 'heaviest',
  calledBy: {
    always:
      'verein/vereine/vereinen/dartverein/dartvereine/dartclub/dartclubs/dartsclub/dartklub/club/' +
      'clubs/klub/klubs',
  },
  isSomewhere: true,
  source: {
    async documents(db, ids) {
      const rows = await queries.listDocuments(db, { ids });
      return rows.map((row) => ({
        id: String(row.id),
        title: row.name,
        keywords: [row.city, row.loungeName].filter(Boolean).join(' '),
        text: row.description ?? '',
        happenedAt: row.createdAt,
        weight: Math.min(1, Math.log(1 + row.memberCount) / FULL_CLUB),
        latitude: row.latitude,
        longitude: row.longitude,
      }));
    },
    async idsAfter(db, after, limit) {
      const rows = await queries.listIds(db, { after: Number(after ?? 0), limit });
      return rows.map(({ id }) => String(id));
    },
  },
  isVisible: () => queries.isClubVisible,
  async hits(db, ids) {
    const rows = await queries.listDocuments(db, { ids });
    return rows.map((row) => ({
      id: String(row.id),
      title: row.name,
      path: `/clubs/${row.id}`,
      text: row.description,
      category: null,
      groupId: null,
      author: null,
      location: row.city,
      date: null,
      remark: row.city,
      imageUrl: null,
    }));
  },
};

export const clubSearch: Searchable = {
  kinds: [clubs],
  changed: {
    'club.changed': async (_, { clubId }) => [{ kind: 'club', ids: [String(clubId)] }],
    // it may have moved, or have another name
    'lounge.changed': async (db, { loungeId }) => {
      const rows = await queries.listIdsAtLounge(db, { loungeId });
      return [{ kind: 'club', ids: rows.map(({ id }) => String(id)) }];
    },
  },
};
