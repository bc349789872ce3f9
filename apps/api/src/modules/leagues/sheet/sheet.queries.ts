import { type DB, type Executor, isoTime, type Placeholders, prepared, type Tx } from '@oche/db';
import { sql, type Updateable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { GameRow } from '../core/game-row.ts';
import type { Substitution } from './loaded-sheet.ts';

interface OfFixture {
  fixtureId: number;
}

export const selectLineUps = (db: Executor, p: Placeholders<OfFixture>) =>
  db
    .selectFrom('league_line_ups')
    .select((eb) => [
      'name',
      'side',
      'players',
      sql<Substitution[]>`substitutions`.as('substitutions'),
      isoTime(eb.ref('named_at')).as('namedAt'),
    ])
    .where('fixture_id', '=', p('fixtureId'))
    .orderBy('name')
    .orderBy('side');

export const selectGames = (db: Executor, p: Placeholders<OfFixture>) =>
  db
    .selectFrom('league_games as game')
    .leftJoin('league_fixture_boards as board', 'board.id', 'game.board_id')
    .select([
      'game.number',
      'game.home_players as home',
      'game.away_players as away',
      'game.status',
      'game.legs_home as legsHome',
      'game.legs_away as legsAway',
      'game.game_id as gameId',
      'game.board_id as boardId',
      'board.name as board',
      'game.source',
    ])
    .where('game.fixture_id', '=', p('fixtureId'))
    .orderBy('game.number');

/** What a sheet is made of. */
export const readSheet = prepared('leagues.readSheet', (db, p: Placeholders<OfFixture>) =>
  db.selectNoFrom([
    jsonArrayFrom(selectLineUps(db, p)).as('lineUps'),
    jsonArrayFrom(selectGames(db, p)).as('games'),
  ]),
);

export async function updateFixture(
  tx: Tx,
  id: number,
  row: Updateable<DB['league_fixtures']>,
): Promise<void> {
  await tx
    .updateTable('league_fixtures')
    .set(row)
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

interface LineUp {
  fixtureId: number;
  name: string;
  side: number;
  players: number[];
  substitutions: string;
  by: string | null;
  now: Date;
  overridden: string | null;
}

export const saveLineUp = prepared('leagues.saveLineUp', (db, p: Placeholders<LineUp>) =>
  db
    .insertInto('league_line_ups')
    .values({
      fixture_id: p('fixtureId'),
      name: p('name'),
      side: p('side'),
      players: p('players'),
      substitutions: p('substitutions'),
      named_by: p('by'),
      named_at: p('now'),
      overridden: p('overridden'),
    })
    .onConflict((conflict) =>
      conflict.columns(['fixture_id', 'name', 'side']).doUpdateSet((eb) => ({
        players: eb.ref('excluded.players'),
        substitutions: eb.ref('excluded.substitutions'),
        named_by: eb.ref('excluded.named_by'),
        named_at: eb.ref('excluded.named_at'),
        overridden: eb.ref('excluded.overridden'),
      })),
    ),
);

/** Who named it, and what an officer let pass, stays. */
export const saveSubstitutions = prepared(
  'leagues.saveSubstitutions',
  (db, p: Placeholders<Pick<LineUp, 'fixtureId' | 'name' | 'side' | 'substitutions'>>) =>
    db
      .updateTable('league_line_ups')
      .set({ substitutions: p('substitutions') })
      .where('fixture_id', '=', p('fixtureId'))
      .where('name', '=', p('name'))
      .where('side', '=', p('side')),
);

interface Game {
  fixtureId: number;
  number: number;
  home: number[];
  away: number[];
}

export type Source = 'live' | 'captain' | 'tablet' | 'officer';

interface Result extends Game {
  legsHome: number;
  legsAway: number;
  source: Source;
  by: string | null;
  now: Date;
}

export const saveResult = prepared('leagues.saveGameResult', (db, p: Placeholders<Result>) =>
  db
    .insertInto('league_games')
    .values({
      fixture_id: p('fixtureId'),
      number: p('number'),
      home_players: p('home'),
      away_players: p('away'),
      status: 'played',
      legs_home: p('legsHome'),
      legs_away: p('legsAway'),
      source: p('source'),
      entered_by: p('by'),
      entered_at: p('now'),
    })
    .onConflict((conflict) =>
      conflict.columns(['fixture_id', 'number']).doUpdateSet((eb) => ({
        status: 'played',
        legs_home: eb.ref('excluded.legs_home'),
        legs_away: eb.ref('excluded.legs_away'),
        source: eb.ref('excluded.source'),
        entered_by: eb.ref('excluded.entered_by'),
        entered_at: eb.ref('excluded.entered_at'),
      })),
    ),
);

interface Begun extends Game {
  gameId: number;
  boardId: number | null;
  now: Date;
}

export const beginGame = prepared('leagues.beginSheetGame', (db, p: Placeholders<Begun>) =>
  db
    .insertInto('league_games')
    .values({
      fixture_id: p('fixtureId'),
      number: p('number'),
      home_players: p('home'),
      away_players: p('away'),
      status: 'playing',
      game_id: p('gameId'),
      board_id: p('boardId'),
      started_at: p('now'),
    })
    .onConflict((conflict) =>
      conflict.columns(['fixture_id', 'number']).doUpdateSet((eb) => ({
        status: 'playing',
        game_id: eb.ref('excluded.game_id'),
        started_at: eb.ref('excluded.started_at'),
      })),
    ),
);

export const clearGame = prepared(
  'leagues.clearSheetGame',
  (db, p: Placeholders<{ fixtureId: number; number: number }>) =>
    db
      .deleteFrom('league_games')
      .where('fixture_id', '=', p('fixtureId'))
      .where('number', '=', p('number'))
      .returning('game_id as gameId'),
);

export const clearGames = prepared('leagues.clearSheet', (db, p: Placeholders<OfFixture>) =>
  db
    .deleteFrom('league_games')
    .where('fixture_id', '=', p('fixtureId'))
    .returning('game_id as gameId'),
);

/** Puts results back on a sheet that was taken off it; what is there stays. */
export async function restoreGames(
  tx: Tx,
  fixtureId: number,
  games: readonly GameRow[],
): Promise<void> {
  if (games.length === 0) return;
  await tx
    .insertInto('league_games')
    .values(
      games.map((game) => ({
        fixture_id: fixtureId,
        number: game.number,
        home_players: game.home,
        away_players: game.away,
        status: game.status,
        legs_home: game.legsHome,
        legs_away: game.legsAway,
        game_id: game.gameId,
        source: game.source,
      })),
    )
    .onConflict((conflict) => conflict.columns(['fixture_id', 'number']).doNothing())
    .execute();
}

export const clearLineUps = prepared('leagues.clearLineUps', (db, p: Placeholders<OfFixture>) =>
  db.deleteFrom('league_line_ups').where('fixture_id', '=', p('fixtureId')),
);

export const getFixtureOfGame = prepared(
  'leagues.getFixtureOfGame',
  (db, p: Placeholders<{ gameId: number }>) =>
    db
      .selectFrom('league_games')
      .select(['fixture_id as fixtureId', 'number'])
      .where('game_id', '=', p('gameId')),
);

/** Accounts and names of players, for the games that they play. */
export const listPlayers = prepared(
  'leagues.listPlayersToPlay',
  (db, p: Placeholders<{ ids: number[] }>) =>
    db
      .selectFrom('league_players')
      .select(['id', 'user_id as userId', 'name'])
      .where('id', '=', sql<number>`any(${p('ids')}::bigint[])`),
);
