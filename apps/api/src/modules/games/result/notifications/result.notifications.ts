import { z } from 'zod';
import { type NotificationKind, notificationKind } from '../../../../lib/declared/notifiable.ts';
import type { Deps } from '../../../../lib/deps.ts';
import { isOwnGameIn, listToldResults } from './told-game.queries.ts';
import { resultFor } from './told-result.service.ts';
import { decidedTexts, disputedTexts, type ToldResult, toConfirmTexts } from './told-words.ts';

const payload = z.object({ gameId: z.int() });
type AboutGame = z.infer<typeof payload>;

const aboutResult: Omit<
  NotificationKind<Deps, AboutGame, ToldResult>,
  'kind' | 'isVisible' | 'texts'
> = {
  area: 'games',
  payload,
  groupOf: ({ gameId }) => `game/${gameId}`,
  placeOf: ({ gameId }) => `game/${gameId}`,
  pathOf: ({ gameId }) => `/games/${gameId}`,
  defaults: { mail: 'never', push: true },
  isTransactional: false,
  async read({ db }, told) {
    const rows = await listToldResults(db, { ids: told.map((one) => one.payload.gameId) });
    const games = new Map(rows.map((row) => [row.id, row]));
    return told.map((one) => {
      const game = games.get(one.payload.gameId);
      return game ? resultFor(game, one.recipientId) : null;
    });
  },
};

/** To the side that didn't score, as long as it has to answer. */
export const resultToConfirm = notificationKind({
  ...aboutResult,
  kind: 'games.toConfirm',
  isVisible: isOwnGameIn('finished'),
  texts: toConfirmTexts,
});

/** To the others who played. */
export const resultDisputed = notificationKind({
  ...aboutResult,
  kind: 'games.disputed',
  defaults: { mail: 'now', push: true },
  isVisible: isOwnGameIn('disputed'),
  texts: disputedTexts,
});

/** To all who played: what moderators have made of it. */
export const resultDecided = notificationKind({
  ...aboutResult,
  kind: 'games.decided',
  defaults: { mail: 'now', push: true },
  isVisible: isOwnGameIn('completed', 'annulled'),
  texts: decidedTexts,
});

export const resultNotifications = [resultToConfirm, resultDisputed, resultDecided];
