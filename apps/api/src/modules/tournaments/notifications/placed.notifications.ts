import type { Locale } from '@oche/validators/locale';
import { z } from 'zod';
import { type NotificationTexts, notificationKind } from '../../../lib/declared/notifiable.ts';
import type { Deps } from '../../../lib/deps.ts';
import { hasPlace, listPlaces } from './placed.queries.ts';
import { listMembersIn } from './told.queries.ts';

interface Place {
  id: number;
  name: string;
  place: number;
  /** how many have a place */
  of: number;
}

interface Words {
  label: string;
  title(place: Place): string;
  won: string;
  ended: string;
  button: string;
  footer: string;
}

const textsOf = ({ label, title, ...words }: Words): NotificationTexts<Place> => ({
  label,
  page: (place) => ({ title: title(place), excerpt: place.name }),
  push: (place) => ({ title: title(place), body: place.name }),
  mail: (place) => ({
    subject: `${title(place)} · ${place.name}`,
    paragraphs: [place.place === 1 ? words.won : words.ended],
    facts: [],
    button: words.button,
    footer: words.footer,
  }),
});

const texts: Record<Locale, NotificationTexts<Place>> = {
  de: textsOf({
    label: 'Mein Platz am Ende eines Turniers',
    title: ({ place, of }) => (place === 1 ? `Gewonnen! 1 von ${of}` : `Platz ${place} von ${of}`),
    won: 'Das Turnier ist aus, und du stehst ganz oben. Glückwunsch!',
    ended: 'Das Turnier ist aus. Alle Ergebnisse und Würfe stehen auf der Seite.',
    button: 'Zu den Ergebnissen',
    footer: 'Diese Mail kommt, weil du bei einem Turnier mitgespielt hast.',
  }),
  en: textsOf({
    label: 'My place at the end of a tournament',
    title: ({ place, of }) => (place === 1 ? `You won! 1st of ${of}` : `Place ${place} of ${of}`),
    won: 'The tournament is over, and you came out on top. Congratulations!',
    ended: 'The tournament is over. All results and throws are on its page.',
    button: 'To the results',
    footer: 'You get this mail because you played in a tournament.',
  }),
};

/** To everybody who has played to the end. */
export const placed = notificationKind<Deps, { tournamentId: number }, Place>({
  kind: 'tournaments.placed',
  area: 'games',
  payload: z.object({ tournamentId: z.int() }),
  groupOf: ({ tournamentId }) => `tournament/${tournamentId}`,
  placeOf: ({ tournamentId }) => `tournament/${tournamentId}`,
  pathOf: ({ id }) => `/tournaments/${id}`,
  defaults: { mail: 'daily', push: true },
  isTransactional: false,
  isVisible: hasPlace,
  async audience(db, { tournamentId }, after, limit) {
    const rows = await listMembersIn(db, { tournamentId, after, limit });
    return rows.map(({ userId }) => userId);
  },
  async read({ db }, told) {
    const places = await listPlaces(db, {
      ids: told.map(({ payload }) => payload.tournamentId),
      userIds: told.map(({ recipientId }) => recipientId),
    });
    return told.map(
      ({ payload, recipientId }) =>
        places.find(({ id, userId }) => id === payload.tournamentId && userId === recipientId) ??
        null,
    );
  },
  texts,
});
