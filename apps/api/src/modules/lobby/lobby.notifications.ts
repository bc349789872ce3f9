import { z } from 'zod';
import { notificationKind } from '../../lib/declared/notifiable.ts';
import type { Deps } from '../../lib/deps.ts';
import { isBegunFor, listBegun } from './told.queries.ts';

interface Begun {
  id: number;
  /** first name of who has come */
  other: string;
  /** 301, 501 …, or Cricket */
  game: string;
}

/** To the member who waits, wherever they are meanwhile. */
export const joined = notificationKind<Deps, { gameId: number }, Begun>({
  kind: 'lobby.joined',
  area: 'games',
  payload: z.object({ gameId: z.int() }),
  groupOf: ({ gameId }) => `game/${gameId}`,
  placeOf: ({ gameId }) => `game/${gameId}`,
  pathOf: ({ id }) => `/games/${id}/score`,
  // whoever waits stands at the board
  defaults: { mail: 'never', push: true },
  isTransactional: false,
  isVisible: isBegunFor,
  async read({ db }, told) {
    const rows = await listBegun(db, {
      ids: told.map(({ payload }) => payload.gameId),
      memberIds: told.map(({ recipientId }) => recipientId),
    });
    const games = new Map(rows.map((row) => [`${row.id} ${row.memberId}`, row]));
    return told.map(({ payload, recipientId }) => {
      const row = games.get(`${payload.gameId} ${recipientId}`);
      return row ? { id: row.id, other: row.other, game: row.start ?? 'Cricket' } : null;
    });
  },
  texts: {
    de: {
      label: 'Jemand spielt mein offenes Spiel aus der Lobby',
      page: ({ other, game }) => ({ title: `${other} ist da: ${game} aus der Ferne läuft` }),
      push: ({ other, game }) => ({ title: `${other} ist da`, body: `${game}, ihr könnt werfen.` }),
      mail: ({ other, game }) => ({
        subject: `${other} spielt dein offenes Spiel`,
        paragraphs: [`${other} spielt mit dir ${game} aus der Ferne.`],
        button: 'Zum Spiel',
        footer: 'In der Lobby warten auch andere.',
      }),
    },
    en: {
      label: 'Somebody joins my open game in the lobby',
      page: ({ other, game }) => ({ title: `${other} is here: your remote ${game} is on` }),
      push: ({ other, game }) => ({ title: `${other} is here`, body: `${game}, game on.` }),
      mail: ({ other, game }) => ({
        subject: `${other} joined your open game`,
        paragraphs: [`${other} plays ${game} with you, from afar.`],
        button: 'To the game',
        footer: 'Others are waiting in the lobby, too.',
      }),
    },
  },
});
