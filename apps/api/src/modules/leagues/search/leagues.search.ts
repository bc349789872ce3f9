import { linkableOf } from '../../../lib/declared/linkable.ts';
import type { Searchable, SearchKind } from '../../../lib/declared/searchable.ts';
import '../core/leagues.events.ts';
import * as queries from './league-documents.queries.ts';

/** With this many teams their number counts as much as it can. */
const FULL_LEAGUE = Math.log(1 + 64);

const leagues: SearchKind = {
  kind: 'league',
  type: 'league',
  category: 'leagues',
  isNamed: true,
  prefers: 'heaviest',
  calledBy: {
    always: 'liga/ligen/dartliga/dartligen/league/leagues/ligabetrieb/ligaspiel/ligaspiele',
  },
  source: {
    async documents(db, ids) {
      const rows = await queries.listDocuments(db, { ids });
      return rows.map((row) => ({
        id: String(row.id),
        title: row.name,
        keywords: [row.region, row.teams].filter(Boolean).join(' '),
        text: row.description ?? '',
        happenedAt: row.createdAt,
        weight: Math.min(1, Math.log(1 + row.teamCount) / FULL_LEAGUE),
      }));
    },
    async idsAfter(db, after, limit) {
      const rows = await queries.listIds(db, { after: Number(after ?? 0), limit });
      return rows.map(({ id }) => String(id));
    },
  },
  isVisible: () => queries.isLeagueVisible,
  async hits(db, ids) {
    const rows = await queries.listDocuments(db, { ids });
    return rows.map((row) => ({
      id: String(row.id),
      title: row.name,
      path: `/leagues/${row.id}`,
      text: row.description,
      category: null,
      groupId: null,
      author: null,
      location: row.region,
      date: null,
      remark: row.region,
      imageUrl: null,
    }));
  },
};

export const leagueSearch: Searchable = {
  kinds: [leagues],
  changed: {
    'league.described': async (_, { leagueId }) => [{ kind: 'league', ids: [String(leagueId)] }],
  },
};

export const leagueLinks = linkableOf(leagues, /^\/leagues\/(\d{1,15})$/);
