import { errorCodes } from '@oche/validators/errors';
import { z } from 'zod';
import { type NotificationKind, notificationKind } from '../../../lib/declared/notifiable.ts';
import type { Deps } from '../../../lib/deps.ts';
import * as refused from './refused.queries.ts';
import { finalRefusedTexts, type Refused, seriesRefusedTexts } from './refused-words.ts';
import { registrationTexts } from './registration-words.ts';
import * as told from './told.queries.ts';
import type { ToldTournament } from './told-tournament.ts';
import { toldTexts } from './words.ts';

const payload = z.object({ tournamentId: z.int() });
type AboutTournament = z.infer<typeof payload>;

const aboutTournament: Omit<
  NotificationKind<Deps, AboutTournament, ToldTournament>,
  'kind' | 'isVisible' | 'texts'
> = {
  area: 'games',
  payload,
  groupOf: ({ tournamentId }) => `tournament/${tournamentId}`,
  placeOf: ({ tournamentId }) => `tournament/${tournamentId}`,
  pathOf: ({ id }) => `/tournaments/${id}`,
  defaults: { mail: 'now', push: true },
  isTransactional: false,
  async read({ db }, items) {
    const ids = items.map((item) => item.payload.tournamentId);
    const rows = await told.listTold(db, { ids });
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id) ?? null);
  },
};

const toAllIn: Pick<NotificationKind<Deps, AboutTournament>, 'audience'> = {
  async audience(db, { tournamentId }, after, limit) {
    const rows = await told.listMembersIn(db, { tournamentId, after, limit });
    return rows.map(({ userId }) => userId);
  },
};

/** To a member whom an organiser has entered. */
export const entryMade = notificationKind({
  ...aboutTournament,
  kind: 'tournaments.registered',
  isVisible: told.isInRunning,
  texts: toldTexts('registered'),
});

/** To whoever gets a seat from the waiting list: they have to know in time. */
export const movedUp = notificationKind({
  ...aboutTournament,
  kind: 'tournaments.movedUp',
  isTransactional: true,
  isVisible: told.hasSeat,
  texts: toldTexts('movedUp'),
});

export const checkInOpen = notificationKind({
  ...aboutTournament,
  ...toAllIn,
  kind: 'tournaments.checkInOpen',
  defaults: { mail: 'never', push: true },
  isVisible: told.isInUpcoming,
  texts: toldTexts('checkInOpen'),
});

export const tournamentCancelled = notificationKind({
  ...aboutTournament,
  ...toAllIn,
  kind: 'tournaments.cancelled',
  isTransactional: true,
  isVisible: told.isInCancelled,
  texts: toldTexts('cancelled'),
});

export const invited = notificationKind({
  ...aboutTournament,
  kind: 'tournaments.invited',
  isVisible: told.isInvitedNow,
  texts: toldTexts('invited'),
});

/** To whoever runs it, several together. */
export const registrations = notificationKind({
  ...aboutTournament,
  kind: 'tournaments.registrations',
  pathOf: ({ id }) => `/tournaments/${id}/entries`,
  defaults: { mail: 'daily', push: false },
  isVisible: told.isOrganising,
  texts: registrationTexts,
  async audience(db, { tournamentId }, after, limit) {
    const rows = await told.listOrganisersOf(db, { tournamentId, after, limit });
    return rows.map(({ userId }) => userId);
  },
  concerns: async (db, userId) => (await told.organisesAny.first(db, { userId })) !== undefined,
});

/** To whoever has qualified for a final, and is entered there. */
export const qualified = notificationKind({
  ...aboutTournament,
  kind: 'tournaments.qualified',
  isTransactional: true,
  isVisible: told.isInRunning,
  texts: toldTexts('qualified'),
});

const code = z.enum(errorCodes);
const finalPayload = z.object({ tournamentId: z.int(), code });

/** To those who run a final, when the house can't enter somebody who has qualified. */
export const finalRefused = notificationKind<Deps, z.infer<typeof finalPayload>, Refused>({
  kind: 'tournaments.finalRefused',
  area: 'games',
  payload: finalPayload,
  groupOf: aboutTournament.groupOf,
  placeOf: aboutTournament.placeOf,
  pathOf: ({ id }) => `/tournaments/${id}/entries`,
  defaults: { mail: 'now', push: true },
  isTransactional: false,
  isVisible: told.isPreparing,
  async read(deps, items) {
    const finals = await aboutTournament.read(deps, items);
    return finals.map((final, index) => {
      const item = items[index];
      return final && item ? { ...final, code: item.payload.code } : null;
    });
  },
  texts: finalRefusedTexts,
  audience: registrations.audience,
  concerns: registrations.concerns,
});

const refusedPayload = z.object({ seriesId: z.int(), code });

/** To whoever runs a series whose evenings are refused: nobody else can mend it. */
export const seriesRefused = notificationKind<Deps, z.infer<typeof refusedPayload>, Refused>({
  kind: 'tournaments.seriesRefused',
  area: 'games',
  payload: refusedPayload,
  groupOf: ({ seriesId }) => `tournamentSeries/${seriesId}`,
  placeOf: ({ seriesId }) => `tournamentSeries/${seriesId}`,
  pathOf: ({ id }) => `/tournaments/series/${id}`,
  defaults: { mail: 'now', push: true },
  isTransactional: false,
  isVisible: refused.isRunningSeries,
  async read({ db }, items) {
    const ids = items.map((item) => item.payload.seriesId);
    const rows = await refused.listToldSeries(db, { ids });
    const byId = new Map(rows.map((row) => [row.id, row]));
    return items.map(({ payload: { seriesId, code } }) => {
      const series = byId.get(seriesId);
      return series ? { ...series, code } : null;
    });
  },
  texts: seriesRefusedTexts,
  concerns: async (db, userId) => (await refused.runsAnySeries.first(db, { userId })) !== undefined,
});

export const tournamentNotifications = [
  entryMade,
  movedUp,
  checkInOpen,
  tournamentCancelled,
  invited,
  registrations,
  qualified,
  finalRefused,
  seriesRefused,
];
