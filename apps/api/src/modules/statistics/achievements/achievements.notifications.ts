import { z } from 'zod';
import { notificationKind } from '../../../lib/declared/notifiable.ts';
import type { Deps } from '../../../lib/deps.ts';
import { isStillAchieved, listTold } from './told.queries.ts';
import { achievedTexts, type ToldAchievements } from './told.ts';

const payload = z.object({ gameId: z.int() });

/** To whoever played: all that was achieved in one game is one entry. */
export const achieved = notificationKind<Deps, z.infer<typeof payload>, ToldAchievements>({
  kind: 'statistics.achieved',
  area: 'games',
  payload,
  groupOf: ({ gameId }) => `achieved/${gameId}`,
  placeOf: ({ gameId }) => `achieved/${gameId}`,
  pathOf: ({ username }) => `/players/${username}#achievements`,
  defaults: { mail: 'never', push: true },
  isTransactional: false,
  isVisible: isStillAchieved,
  async read({ db }, told) {
    const rows = await listTold(db, {
      userIds: told.map(({ recipientId }) => recipientId),
      gameIds: told.map(({ payload: { gameId } }) => gameId),
    });
    const byGame = Map.groupBy(rows, ({ userId, gameId }) => `${userId} ${gameId}`);
    return told.map(({ recipientId, payload: { gameId } }) => {
      const own = byGame.get(`${recipientId} ${gameId}`);
      const [first] = own ?? [];
      if (!own || !first) return null;
      return { username: first.username, kinds: own.map(({ kind }) => kind) };
    });
  },
  texts: achievedTexts,
});

export const statisticsNotifications = [achieved];
