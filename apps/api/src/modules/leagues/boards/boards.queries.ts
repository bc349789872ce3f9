import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';
import type { BoardEvent } from '../../../lib/declared/board-hosts.ts';

/** What is played where a tablet is: until the sheet is complete its right holds. */
export const eventOfTablet = sql<BoardEvent>`
  select home_team.name || ' – ' || away_team.name as "eventName", board.name as "boardName",
    board.lounge_board_id as "loungeBoardId", division.revision,
    case fixture.status when 'planned' then 'upcoming' when 'live' then 'active' else 'over' end as status
  from league_fixtures as fixture
  join league_fixture_boards as board on board.fixture_id = fixture.id
  join league_divisions as division on division.id = fixture.division_id
  join league_entries as home on home.id = fixture.home_id
  join league_teams as home_team on home_team.id = home.team_id
  join league_entries as away on away.id = fixture.away_id
  join league_teams as away_team on away_team.id = away.team_id
  where fixture.id = tablet.host_id and board.id = tablet.board_id`;

interface OfFixture {
  fixtureId: number;
}

export const listBoards = prepared('leagues.listFixtureBoards', (db, p: Placeholders<OfFixture>) =>
  db
    .selectFrom('league_fixture_boards as board')
    .select([
      'board.id',
      'board.name',
      'board.lounge_board_id as loungeBoardId',
      sql<number | null>`(
        select game.number from league_games game
        where game.board_id = board.id and game.status in ('called', 'playing')
      )`.as('number'),
    ])
    .where('board.fixture_id', '=', p('fixtureId'))
    .orderBy('board.id'),
);

interface NewBoard extends OfFixture {
  name: string;
  loungeBoardId: number | null;
}

/** Returns no row for a name that is there already. */
export const insertBoard = prepared('leagues.insertFixtureBoard', (db, p: Placeholders<NewBoard>) =>
  db
    .insertInto('league_fixture_boards')
    .values({
      fixture_id: p('fixtureId'),
      name: p('name'),
      lounge_board_id: p('loungeBoardId'),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id'),
);

type OfBoard = OfFixture & { boardId: number };

/** Whoever is called to a board and hasn't begun is called anew. */
export const clearCallAt = prepared('leagues.clearCallAt', (db, p: Placeholders<OfBoard>) =>
  db
    .deleteFrom('league_games')
    .where('fixture_id', '=', p('fixtureId'))
    .where('board_id', '=', p('boardId'))
    .where('status', '=', 'called'),
);

/** What was played at a board stays on the sheet without it. */
export const leaveBoard = prepared('leagues.leaveFixtureBoard', (db, p: Placeholders<OfBoard>) =>
  db
    .updateTable('league_games')
    .set({ board_id: null })
    .where('fixture_id', '=', p('fixtureId'))
    .where('board_id', '=', p('boardId'))
    .where('status', '=', 'played'),
);

/** Not one at which somebody plays. */
export const deleteBoard = prepared('leagues.deleteFixtureBoard', (db, p: Placeholders<OfBoard>) =>
  db
    .deleteFrom('league_fixture_boards as board')
    .where('board.id', '=', p('boardId'))
    .where('board.fixture_id', '=', p('fixtureId'))
    .where(sql<boolean>`not exists (select from league_games game where game.board_id = board.id)`)
    .returning('board.id'),
);

/** The boards that the home lounge has, those of the team first. */
export const listHomeBoards = prepared('leagues.listHomeBoards', (db, p: Placeholders<OfFixture>) =>
  db
    .selectFrom('league_fixtures as fixture')
    .innerJoin('league_entries as host', (join) =>
      join.on(sql<boolean>`host.id = coalesce(fixture.host_id, fixture.home_id)`),
    )
    .innerJoin('league_teams as team', 'team.id', 'host.team_id')
    .innerJoin('lounge_boards as board', 'board.lounge_id', 'fixture.lounge_id')
    .select(['board.id', 'board.name'])
    .where('fixture.id', '=', p('fixtureId'))
    .where('board.removed_at', 'is', null)
    .where(sql<boolean>`(cardinality(team.board_ids) = 0 or board.id = any(team.board_ids))`)
    .orderBy('board.id')
    .limit(8),
);

interface Here {
  boardId: number;
}

/** The game that is called to a board, or played there. */
export const getGameHere = prepared('leagues.getGameHere', (db, p: Placeholders<Here>) =>
  db
    .selectFrom('league_games')
    .select(['number', 'status', 'game_id as gameId'])
    .where('board_id', '=', p('boardId'))
    .where('status', 'in', ['called', 'playing']),
);

/** The result at a board before. */
export const getLastHere = prepared('leagues.getLastGameHere', (db, p: Placeholders<Here>) =>
  db
    .selectFrom('league_games')
    .select(['number', 'legs_home as legsHome', 'legs_away as legsAway'])
    .where('board_id', '=', p('boardId'))
    .where('status', '=', 'played')
    .orderBy('entered_at', 'desc')
    .limit(1),
);

/** A game that is or was at a board: each has one. */
export const isGameHere = prepared(
  'leagues.isGameAtBoard',
  (db, p: Placeholders<Here & { gameId: number }>) =>
    db
      .selectFrom('league_games')
      .select('number')
      .where('board_id', '=', p('boardId'))
      .where('game_id', '=', p('gameId')),
);

export const getDivisionRevision = prepared(
  'leagues.getDivisionOfBoards',
  (db, p: Placeholders<OfFixture>) =>
    db
      .selectFrom('league_fixtures')
      .select('division_id as divisionId')
      .where('id', '=', p('fixtureId')),
);

/** The fixture whose evening it is at a board of a lounge. */
export const getAtLoungeBoard = prepared(
  'leagues.getAtLoungeBoard',
  (db, p: Placeholders<{ loungeBoardId: number }>) =>
    db
      .selectFrom('league_fixture_boards as board')
      .innerJoin('league_fixtures as fixture', 'fixture.id', 'board.fixture_id')
      .innerJoin('league_divisions as division', 'division.id', 'fixture.division_id')
      .innerJoin('league_seasons as season', 'season.id', 'division.season_id')
      .innerJoin('leagues as league', 'league.id', 'season.league_id')
      .select(['fixture.id as hostId', 'board.id as boardId'])
      .where('board.lounge_board_id', '=', p('loungeBoardId'))
      .where('fixture.status', '=', 'live')
      .where('league.hidden_at', 'is', null)
      .orderBy('fixture.id', 'desc')
      .limit(1),
);
