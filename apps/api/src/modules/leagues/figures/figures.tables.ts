import type {
  LeagueFigures,
  MemberFigures,
  PlayerFigures,
  PlayerSums,
  TeamFigures,
} from '@oche/validators/leagues/figures';
import type { LeaguePlayer } from '@oche/validators/leagues/team';
import { column, nameOf, tableOf } from '../../../lib/declared/tables.ts';

const { maybeNumber, maybeText, number, text } = column;
const tag = 'Leagues';

/** Null for members whom the reader may not see. */
export const nameOfPlayer = ({ person, name }: LeaguePlayer): string | null =>
  person ? nameOf(person) : name;

const sums = {
  fixtures: number('Begegnungen', 'Fixtures'),
  singles: number('Einzel', 'Singles'),
  singlesWon: number('Einzel gewonnen', 'Singles won'),
  doubles: number('Doppel', 'Doubles'),
  doublesWon: number('Doppel gewonnen', 'Doubles won'),
  legs: number('Legs', 'Legs'),
  legsWon: number('Legs gewonnen', 'Legs won'),
  average: maybeNumber('Average', 'Average'),
  firstNine: maybeNumber('Erste neun', 'First nine'),
  maxima: number('180er', 'Maximums'),
  bestFinish: maybeNumber('Bestes Finish', 'Best finish'),
  shortestLeg: maybeNumber('Kürzestes Leg', 'Shortest leg'),
};

const sumsOf = (of: PlayerSums): PlayerSums => ({
  fixtures: of.fixtures,
  singles: of.singles,
  singlesWon: of.singlesWon,
  doubles: of.doubles,
  doublesWon: of.doublesWon,
  legs: of.legs,
  legsWon: of.legsWon,
  average: of.average,
  firstNine: of.firstNine,
  maxima: of.maxima,
  bestFinish: of.bestFinish,
  shortestLeg: of.shortestLeg,
});

const figures = tableOf<LeagueFigures>()({
  name: 'leagues.figures',
  procedure: 'leagues.fixtures.figures',
  path: '/leagues/divisions/{id}/figures',
  tag,
  summary: 'What the players of a division have done, best of singles first',
  fileName: { de: 'Einzelwertung', en: 'figures' },
  columns: {
    player: maybeText('Name', 'Name'),
    team: text('Team', 'Team'),
    ...sums,
    playerId: number('Nummer', 'Id'),
  },
  rows: (players) =>
    players.map(({ player, team, ...row }) => ({
      player: nameOfPlayer(player),
      team,
      ...sumsOf(row),
      playerId: player.id,
    })),
});

const teamFigures = tableOf<TeamFigures>()({
  name: 'leagues.teamFigures',
  procedure: 'leagues.squads.figures',
  path: '/leagues/entries/{entryId}/figures',
  tag,
  summary: 'What a team has done in a season, player by player, best of singles first',
  fileName: { de: 'Teamwertung', en: 'team-figures' },
  columns: {
    player: maybeText('Name', 'Name'),
    ...sums,
    playerId: number('Nummer', 'Id'),
  },
  rows: ({ players }) =>
    players.map(({ player, ...row }) => ({
      player: nameOfPlayer(player),
      ...sumsOf(row),
      playerId: player.id,
    })),
});

const seasons = {
  tag,
  rowName: 'LeagueSeasonRow',
  fileName: { de: 'Saisons', en: 'seasons' },
  columns: {
    league: text('Liga', 'League'),
    season: text('Saison', 'Season'),
    division: text('Staffel', 'Division'),
    team: text('Team', 'Team'),
    ...sums,
  },
  rows: ({ seasons }: Pick<MemberFigures, 'seasons'>) =>
    seasons.map(({ league, season, division, team, ...row }) => ({
      league: league.name,
      season: season.name,
      division: division.name,
      team: team.name,
      ...sumsOf(row),
    })),
};

const ofPlayer = tableOf<PlayerFigures>()({
  ...seasons,
  name: 'leagues.seasonsOfPlayer',
  procedure: 'leagues.players.figures',
  path: '/leagues/players/{id}/seasons',
  summary: 'What a player has done season by season, the latest first',
});

const ofMember = tableOf<MemberFigures>()({
  ...seasons,
  name: 'leagues.seasonsOfMember',
  procedure: 'leagues.players.ofMember',
  path: '/leagues/user/{userId}/seasons',
  summary: 'What a member has done in leagues, as far as they show it; the latest season first',
});

export const figureTables = [figures, teamFigures, ofPlayer, ofMember];
