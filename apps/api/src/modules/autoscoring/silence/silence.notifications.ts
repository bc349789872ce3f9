import type { Locale } from '@oche/validators/locale';
import { z } from 'zod';
import { type NotificationTexts, notificationKind } from '../../../lib/declared/notifiable.ts';
import type { Deps } from '../../../lib/deps.ts';
import { findCared, isCarer, listTold } from './silence.queries.ts';

const payload = z.object({ boardId: z.int() });

interface ToldBoard {
  id: number;
  name: string;
  loungeId: number | null;
  lounge: string | null;
}

const placeOf = ({ name, lounge }: ToldBoard) => (lounge === null ? name : `${lounge}: ${name}`);

const texts: Record<Locale, NotificationTexts<ToldBoard>> = {
  de: {
    label: 'Boards, die nicht mehr mitzählen',
    page: (board) => ({
      title: `${board.name} zählt nicht mehr mit`,
      excerpt: board.lounge,
    }),
    push: (board) => ({
      title: `${board.name} zählt nicht mehr mit`,
      body: `${placeOf(board)} meldet sich seit zehn Minuten nicht.`,
    }),
    mail: (board) => ({
      subject: `${placeOf(board)} zählt nicht mehr mit`,
      paragraphs: [
        `Das Board ${placeOf(board)} meldet sich seit zehn Minuten nicht, obwohl gerade daran gespielt wird.`,
        'Sieh nach, ob Kamera, Strom und Netz da sind und das Programm neben dem Board läuft. Solange lässt sich von Hand schreiben.',
      ],
      button: 'Zu den Boards',
      footer: 'Davon hörst du höchstens einmal am Abend.',
    }),
  },
  en: {
    label: 'Boards that have stopped counting',
    page: (board) => ({
      title: `${board.name} has stopped counting`,
      excerpt: board.lounge,
    }),
    push: (board) => ({
      title: `${board.name} has stopped counting`,
      body: `Nothing was heard of ${placeOf(board)} for ten minutes.`,
    }),
    mail: (board) => ({
      subject: `${placeOf(board)} has stopped counting`,
      paragraphs: [
        `Nothing was heard of the board ${placeOf(board)} for ten minutes, although somebody is playing at it.`,
        'See whether camera, power and network are there, and whether the program beside the board is running. Until then the score can be kept by hand.',
      ],
      button: 'To the boards',
      footer: 'You hear of this once an evening at most.',
    }),
  },
};

/** To whoever has the board at home, or the team of its lounge. */
export const boardSilent = notificationKind<Deps, z.infer<typeof payload>, ToldBoard>({
  kind: 'autoscoring.silent',
  area: 'games',
  payload,
  groupOf: ({ boardId }) => `counting-board/${boardId}`,
  placeOf: ({ boardId }) => `counting-board/${boardId}`,
  pathOf: ({ loungeId }) =>
    loungeId === null ? '/games/boards' : `/venues/${loungeId}/manage/boards`,
  // a mail is read the next day; who can do something about it has the phone at hand
  defaults: { mail: 'never', push: true },
  isTransactional: false,
  isVisible: isCarer,
  async read({ db }, told) {
    const rows = await listTold(db, { ids: told.map((one) => one.payload.boardId) });
    const boards = new Map(rows.map((row) => [row.id, row]));
    return told.map((one) => boards.get(one.payload.boardId) ?? null);
  },
  texts,
  concerns: async (db, userId) => (await findCared.first(db, { userId })) !== undefined,
});
