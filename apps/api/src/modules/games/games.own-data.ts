import type { OwnData } from '../../lib/declared/own-data.ts';
import type { Deps, MemberContext } from '../../lib/deps.ts';
import { eraseGuests } from './guests/erase.queries.ts';
import { leaveGames, listOpenOf } from './start/leaving.service.ts';

/**
 * A game belongs to both sides: its throws and its result stay, played by nobody. What only the member has seen goes.
 */
export const gamesOwnData: OwnData<Deps, MemberContext> = {
  counts: { games: { table: 'game_players', column: 'user_id' } },
  lists: {
    'games/games': {
      rows: (db, userId) =>
        db
          .selectFrom('game_players as own')
          .innerJoin('games as game', 'game.id', 'own.game_id')
          .select([
            'game.id',
            'game.kind',
            'game.setup',
            'game.visibility',
            'game.status',
            'own.side',
            'game.winner_side',
            'game.lounge_id',
            'game.created_at',
            'game.finished_at',
          ])
          .where('own.user_id', '=', userId)
          .orderBy('game.id'),
    },
    'games/legs': {
      rows: (db, userId) =>
        db
          .selectFrom('game_players as own')
          .innerJoin('game_legs as leg', 'leg.game_id', 'own.game_id')
          .select(['leg.game_id', 'leg.number', 'leg.entries'])
          .where('own.user_id', '=', userId)
          .orderBy('leg.game_id')
          .orderBy('leg.number'),
    },
    'games/results': {
      rows: (db, userId) =>
        db.selectFrom('game_results').selectAll().where('user_id', '=', userId).orderBy('game_id'),
    },
    'games/disputes': {
      rows: (db, userId) =>
        db
          .selectFrom('game_disputes')
          .select(['game_id', 'reason', 'disputed_at'])
          .where('disputed_by', '=', userId),
    },
    'games/training': {
      rows: (db, userId) =>
        db
          .selectFrom('training_results')
          .select(['kind', 'chosen', 'score', 'darts', 'thrown', 'finished_at'])
          .where('user_id', '=', userId)
          .orderBy('id'),
    },
    'games/party': {
      rows: (db, userId) =>
        db
          .selectFrom('party_games')
          .select(['kind', 'options', 'sides', 'thrown', 'places', 'own_side', 'finished_at'])
          .where('user_id', '=', userId)
          .orderBy('id'),
    },
  },
  consequences: listOpenOf,
  leave: leaveGames,
  async erase(_, tx, userId) {
    await tx.deleteFrom('training_results').where('user_id', '=', userId).execute();
    await tx.deleteFrom('party_games').where('user_id', '=', userId).execute();
    await tx.deleteFrom('game_pins').where('user_id', '=', userId).execute();
    await tx.deleteFrom('game_markers').where('user_id', '=', userId).execute();
    // a guest name under which the member has played before
    await tx
      .updateTable('game_players')
      .set({ claimed_name: null })
      .where('user_id', '=', userId)
      .execute();
    await tx
      .updateTable('game_disputes')
      .set({ reason: '–' })
      .where('disputed_by', '=', userId)
      .execute();
    await eraseGuests(tx, userId);
  },
};
