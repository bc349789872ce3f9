import type { Tx } from '@oche/db';
import { z } from 'zod';
import { notificationKind } from '../../../lib/declared/notifiable.ts';
import type { Deps } from '../../../lib/deps.ts';
import { eventIdOf } from '../../../lib/events/event-id.ts';
import { announce } from '../../notifications/index.ts';
import { isPlayingFor, listFollowers, listPlaying } from './plays-now.queries.ts';
import { type PlayingNow, playsNowTexts } from './plays-now-texts.ts';

const KIND = 'games.playsNow';

/** To whoever follows a player: it stays in the list as long as there is something to watch. */
export const playsNow = notificationKind<Deps, { gameId: number }, PlayingNow>({
  kind: KIND,
  area: 'games',
  payload: z.object({ gameId: z.int() }),
  groupOf: ({ gameId }) => `game/${gameId}`,
  placeOf: ({ gameId }) => `game/${gameId}`,
  pathOf: ({ id }) => `/games/${id}`,
  // whoever looks in can watch; nobody is called for it who hasn't asked to be
  defaults: { mail: 'never', push: false },
  isTransactional: false,
  isVisible: isPlayingFor,
  async read({ db }, told) {
    const rows = await listPlaying(db, {
      ids: told.map(({ payload }) => payload.gameId),
      memberIds: told.map(({ recipientId }) => recipientId),
    });
    const games = new Map(rows.map((row) => [`${row.id} ${row.memberId}`, row]));
    return told.map(
      ({ payload, recipientId }) => games.get(`${payload.gameId} ${recipientId}`) ?? null,
    );
  },
  texts: playsNowTexts,
  async audience(db, { gameId }, after, limit) {
    const rows = await listFollowers(db, { gameId, kind: KIND, after, limit });
    return rows.map(({ userId }) => userId);
  },
});

/** Tells those who follow a player, once a game. */
export const tellFollowers = (tx: Tx, gameId: number): Promise<void> =>
  announce(tx, playsNow, { eventId: eventIdOf(`${KIND} ${gameId}`), payload: { gameId } });
