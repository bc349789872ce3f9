import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

/** Boards of a fixture at which nobody plays, and to which nobody is called. */
export const listFreeBoards = prepared(
  'leagues.listFreeBoards',
  (db, p: Placeholders<{ fixtureId: number }>) =>
    db
      .selectFrom('league_fixture_boards as board')
      .select('board.id')
      .where('board.fixture_id', '=', p('fixtureId'))
      .where(
        sql<boolean>`not exists (
          select from league_games game
          where game.board_id = board.id and game.status in ('called', 'playing')
        )`,
      )
      .orderBy('board.id'),
);

interface Call {
  fixtureId: number;
  number: number;
  home: number[];
  away: number[];
  boardId: number;
}

export const callGame = prepared('leagues.callGame', (db, p: Placeholders<Call>) =>
  db.insertInto('league_games').values({
    fixture_id: p('fixtureId'),
    number: p('number'),
    home_players: p('home'),
    away_players: p('away'),
    status: 'called',
    board_id: p('boardId'),
  }),
);

/** What is called and has not begun is called anew, e.g. when somebody else comes in. */
export const clearCalls = prepared(
  'leagues.clearCalls',
  (db, p: Placeholders<{ fixtureId: number }>) =>
    db
      .deleteFrom('league_games')
      .where('fixture_id', '=', p('fixtureId'))
      .where('status', '=', 'called'),
);
