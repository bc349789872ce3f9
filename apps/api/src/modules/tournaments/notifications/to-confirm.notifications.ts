import type { Locale } from '@oche/validators/locale';
import { z } from 'zod';
import { type NotificationTexts, notificationKind } from '../../../lib/declared/notifiable.ts';
import type { Deps } from '../../../lib/deps.ts';
import { isToConfirm, listSaid } from './to-confirm.queries.ts';

interface Said {
  tournamentId: number;
  tournamentName: string;
  opponent: string;
  own: number;
  others: number;
}

interface Words {
  label: string;
  title(said: Said): string;
  lead: string;
  button: string;
  footer: string;
}

const textsOf = ({ label, title, lead, button, footer }: Words): NotificationTexts<Said> => ({
  label,
  page: (said) => ({ title: title(said), excerpt: said.tournamentName }),
  push: (said) => ({ title: title(said), body: said.tournamentName }),
  mail: (said) => ({
    subject: title(said),
    paragraphs: [lead],
    facts: [],
    button,
    footer,
  }),
});

const texts: Record<Locale, NotificationTexts<Said>> = {
  de: textsOf({
    label: 'Ich soll ein Turnierergebnis bestätigen',
    title: ({ own, others, opponent }) => `Stimmt das? ${own}:${others} gegen ${opponent}`,
    lead: 'Die andere Seite hat das Ergebnis gemeldet. Bestätige es oder widersprich.',
    button: 'Antworten',
    footer: 'Diese Mail kommt, weil du bei einem Turnier mitspielst.',
  }),
  en: textsOf({
    label: 'I am to confirm a result of a tournament',
    title: ({ own, others, opponent }) => `Is that right? ${own}:${others} against ${opponent}`,
    lead: 'The other side has reported the result. Confirm it, or say that it is wrong.',
    button: 'Answer',
    footer: 'You get this mail because you play in a tournament.',
  }),
};

/** To the other side than the one that has reported a result. */
export const resultToConfirm = notificationKind<
  Deps,
  { matchId: number; tournamentId: number },
  Said
>({
  kind: 'tournaments.toConfirm',
  area: 'games',
  payload: z.object({ matchId: z.int(), tournamentId: z.int() }),
  groupOf: ({ matchId }) => `match/${matchId}`,
  placeOf: ({ tournamentId }) => `tournament/${tournamentId}`,
  pathOf: ({ tournamentId }) => `/tournaments/${tournamentId}`,
  // who is at the venue looks at the phone, not into the mail
  defaults: { mail: 'never', push: true },
  isTransactional: false,
  isVisible: isToConfirm,
  async read({ db }, told) {
    const rows = await listSaid(db, { ids: told.map(({ payload }) => payload.matchId) });
    const byMatch = new Map(rows.map((row) => [row.id, row]));
    return told.map(({ payload }) => byMatch.get(payload.matchId) ?? null);
  },
  texts,
});
