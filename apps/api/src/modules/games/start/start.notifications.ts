import { z } from 'zod';
import { type NotificationKind, notificationKind } from '../../../lib/declared/notifiable.ts';
import type { Deps } from '../../../lib/deps.ts';
import { isOwnDeclined, isStillAsked, listToldGames } from './invitation.queries.ts';
import { declinedTexts, invitedTexts, type ToldGame } from './invitation-texts.ts';

const gamePayload = z.object({ gameId: z.int() });
type AboutGame = z.infer<typeof gamePayload>;

const aboutGame: Omit<
  NotificationKind<Deps, AboutGame, ToldGame>,
  'kind' | 'isVisible' | 'texts'
> = {
  area: 'games',
  payload: gamePayload,
  groupOf: ({ gameId }) => `game/${gameId}`,
  placeOf: ({ gameId }) => `game/${gameId}`,
  pathOf: ({ id }) => `/games/${id}`,
  // who stands at the board looks at the phone, not into the mail
  defaults: { mail: 'never', push: true },
  isTransactional: false,
  async read({ db }, told) {
    const rows = await listToldGames(db, { ids: told.map(({ payload }) => payload.gameId) });
    const games = new Map(rows.map((row) => [row.id, row]));
    return told.map(({ payload }) => games.get(payload.gameId) ?? null);
  },
};

/** To members whom somebody has asked to play. */
export const gameInvited = notificationKind({
  ...aboutGame,
  kind: 'games.invited',
  isVisible: isStillAsked,
  texts: invitedTexts,
});

/** To whoever has started the game. */
export const gameDeclined = notificationKind({
  ...aboutGame,
  kind: 'games.declined',
  isVisible: isOwnDeclined,
  texts: declinedTexts,
});

export const gameNotifications = [gameInvited, gameDeclined];
