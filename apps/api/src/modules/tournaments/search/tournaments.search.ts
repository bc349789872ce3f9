import { linkableOf } from '../../../lib/declared/linkable.ts';
import type { Searchable, SearchKind } from '../../../lib/declared/searchable.ts';
import '../core/tournaments.events.ts';
import * as queries from './tournament-documents.queries.ts';

/** With this many participants their number counts as much as it can. */
const FULL_FIELD = Math.log(1 + 128);

const tournaments: SearchKind = {
  kind: 'tournament',
  type: 'tournament',
  category: 'tournaments',
  isNamed: true,
  prefers: 'latest',
  calledBy: {
    always:
      'turnier/turniere/turnieren/dartturnier/dartturniere/tournament/tournaments/wettkampf/' +
      'wettkämpfe/competition/competitions',
  },
  isSomewhere: true,
  isDated: true,
  source: {
    async documents(db, ids) {
      const rows = await queries.listDocuments(db, { ids });
      return rows.map((row) => ({
        id: String(row.id),
        title: row.name,
        keywords: [row.loungeName, row.loungeCity, row.location].filter(Boolean).join(' '),
        text: row.description ?? '',
        happenedAt: row.startsAt,
        weight: Math.min(1, Math.log(1 + row.enteredCount) / FULL_FIELD),
        latitude: row.latitude,
        longitude: row.longitude,
      }));
    },
    async idsAfter(db, after, limit) {
      const rows = await queries.listIds(db, { after: Number(after ?? 0), limit });
      return rows.map(({ id }) => String(id));
    },
  },
  isVisible: () => queries.isTournamentVisible,
  async hits(db, ids) {
    const rows = await queries.listDocuments(db, { ids });
    return rows.map((row) => ({
      id: String(row.id),
      title: row.name,
      path: `/tournaments/${row.id}`,
      text: row.description,
      category: null,
      groupId: null,
      author: null,
      location:
        row.location ?? ([row.loungeName, row.loungeCity].filter(Boolean).join(', ') || null),
      date: row.startsAt,
      participants: row.enteredCount,
      remark: row.loungeCity ?? row.location,
      imageUrl: null,
    }));
  },
};

export const tournamentLinks = linkableOf(tournaments, /^\/tournaments\/(\d{1,15})$/);

export const tournamentSearch: Searchable = {
  kinds: [tournaments],
  changed: {
    'tournament.described': async (_, { tournamentId }) => [
      { kind: 'tournament', ids: [String(tournamentId)] },
    ],
    // it may have moved, or have another name
    'lounge.changed': async (db, { loungeId }) => {
      const rows = await queries.listIdsAtLounge(db, { loungeId });
      return [{ kind: 'tournament', ids: rows.map(({ id }) => String(id)) }];
    },
    'lounge.hidden': async (db, { loungeId }) => {
      const rows = await queries.listAllAtLounge(db, { loungeId });
      return [{ kind: 'tournament', ids: rows.map(({ id }) => String(id)) }];
    },
  },
};
