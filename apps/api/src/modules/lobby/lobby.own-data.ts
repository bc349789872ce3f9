import type { OwnData } from '../../lib/declared/own-data.ts';
import type { Deps, MemberContext } from '../../lib/deps.ts';
import { closeGame } from './entry.service.ts';

/** Somebody waits for half an hour at most; what came of it is a game. */
export const lobbyOwnData: OwnData<Deps, MemberContext> = {
  lists: {
    'lobby/open': {
      rows: (db, userId) =>
        db
          .selectFrom('lobby_entries')
          .select(['rules', 'legs', 'with_camera', 'is_near', 'rating', 'opened_at'])
          .where('owner_id', '=', userId),
    },
  },
  leave: closeGame,
  async erase(_, tx, userId) {
    await tx.deleteFrom('lobby_entries').where('owner_id', '=', userId).execute();
  },
};
