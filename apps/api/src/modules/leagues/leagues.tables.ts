import type { DivisionOutput, FixtureOutput } from '@oche/validators/leagues/fixture';
import type { LeagueSummary } from '@oche/validators/leagues/league';
import {
  fixtureStatuses,
  registrationStatuses,
  seasonStatuses,
} from '@oche/validators/leagues/limits';
import type { LeaguePlayer, Registration } from '@oche/validators/leagues/team';
import { column, tableOf, tableOfList } from '../../lib/declared/tables.ts';
import { figureTables, nameOfPlayer } from './figures/figures.tables.ts';

const { maybeNumber, maybeText, maybeTime, number, oneOf, text, texts, time } = column;
const tag = 'Leagues';
const division = '/leagues/divisions/{id}';

const standings = tableOf<DivisionOutput>()({
  name: 'leagues.standings',
  procedure: 'leagues.divisions.get',
  path: `${division}/table`,
  tag,
  summary: 'The table of a division',
  fileName: { de: 'Tabelle', en: 'table' },
  columns: {
    place: number('Platz', 'Place'),
    team: text('Team', 'Team'),
    played: number('Begegnungen', 'Played'),
    won: number('Siege', 'Won'),
    drawn: number('Unentschieden', 'Drawn'),
    lost: number('Niederlagen', 'Lost'),
    gamesWon: number('Spiele gewonnen', 'Games won'),
    gamesLost: number('Spiele verloren', 'Games lost'),
    legsWon: number('Legs gewonnen', 'Legs won'),
    legsLost: number('Legs verloren', 'Legs lost'),
    points: number('Punkte', 'Points'),
    penalty: number('Strafpunkte', 'Penalty points'),
    teamId: number('Team-Nummer', 'Team id'),
  },
  rows: ({ standings }) =>
    standings.map(({ name: team, games, legs, ...row }) => ({
      place: row.place,
      team,
      played: row.played,
      won: row.won,
      drawn: row.drawn,
      lost: row.lost,
      gamesWon: games[0],
      gamesLost: games[1],
      legsWon: legs[0],
      legsLost: legs[1],
      points: row.points,
      penalty: row.penalty,
      teamId: row.teamId,
    })),
});

const fixtures = tableOf<DivisionOutput>()({
  name: 'leagues.fixtures',
  procedure: 'leagues.divisions.get',
  path: `${division}/fixtures`,
  tag,
  summary: 'The fixtures of a division with their results',
  fileName: { de: 'Spielplan', en: 'fixtures' },
  columns: {
    round: number('Spieltag', 'Round'),
    startsAt: maybeTime('Beginn', 'Start'),
    home: text('Heim', 'Home'),
    away: text('Gast', 'Away'),
    place: maybeText('Spielort', 'Venue'),
    status: oneOf(fixtureStatuses, 'Stand', 'Status'),
    gamesHome: number('Spiele Heim', 'Games home'),
    gamesAway: number('Spiele Gast', 'Games away'),
    legsHome: number('Legs Heim', 'Legs home'),
    legsAway: number('Legs Gast', 'Legs away'),
    pointsHome: maybeNumber('Punkte Heim', 'Points home'),
    pointsAway: maybeNumber('Punkte Gast', 'Points away'),
    fixtureId: number('Nummer', 'Id'),
  },
  rows: ({ fixtures, teams }) => {
    const names = new Map(teams.map(({ entryId, name }) => [entryId, name]));
    return fixtures.map(({ games, legs, points, lounge, venue, ...row }) => ({
      round: row.round,
      startsAt: row.startsAt,
      home: names.get(row.homeId) ?? '',
      away: names.get(row.awayId) ?? '',
      place: lounge?.name ?? venue,
      status: row.status,
      gamesHome: games[0],
      gamesAway: games[1],
      legsHome: legs[0],
      legsAway: legs[1],
      pointsHome: points?.[0] ?? null,
      pointsAway: points?.[1] ?? null,
      fixtureId: row.id,
    }));
  },
});

const squad = tableOf<Registration[]>()({
  name: 'leagues.squad',
  procedure: 'leagues.squads.list',
  path: '/leagues/entries/{entryId}/squad',
  tag,
  summary: 'Who is registered for a team in a season',
  fileName: { de: 'Aufgebot', en: 'squad' },
  columns: {
    player: maybeText('Name', 'Name'),
    status: oneOf(registrationStatuses, 'Meldung', 'Registration'),
    askedAt: time('Gemeldet am', 'Registered on'),
    decidedAt: maybeTime('Entschieden am', 'Decided on'),
    playerId: number('Nummer', 'Id'),
  },
  rows: (registrations) =>
    registrations.map(({ player, status, askedAt, decidedAt }) => ({
      player: nameOfPlayer(player),
      status,
      askedAt,
      decidedAt,
      playerId: player.id,
    })),
});

const games = tableOf<FixtureOutput>()({
  name: 'leagues.fixtureGames',
  procedure: 'leagues.fixtures.get',
  path: '/leagues/fixtures/{id}/games',
  tag,
  summary: 'The sheet of a fixture, game by game',
  fileName: { de: 'Spielbericht', en: 'games' },
  columns: {
    game: number('Spiel', 'Game'),
    block: text('Teil', 'Part'),
    home: texts('Spieler Heim', 'Players home'),
    away: texts('Spieler Gast', 'Players away'),
    legsHome: maybeNumber('Legs Heim', 'Legs home'),
    legsAway: maybeNumber('Legs Gast', 'Legs away'),
    status: oneOf(['waiting', 'open', 'called', 'playing', 'played', 'skipped'], 'Stand', 'Status'),
    board: maybeText('Board', 'Board'),
    gameId: maybeNumber('Spielnummer', 'Game id'),
  },
  rows: ({ sheet }) => {
    const named = (players: readonly LeaguePlayer[]) =>
      players.map((player) => nameOfPlayer(player) ?? '–');
    return sheet.map(({ number: game, block, home, away, legs, status, board, gameId }) => ({
      game,
      block,
      home: named(home),
      away: named(away),
      legsHome: legs?.[0] ?? null,
      legsAway: legs?.[1] ?? null,
      status,
      board,
      gameId,
    }));
  },
});

const list = tableOfList<LeagueSummary>()({
  name: 'leagues.list',
  procedure: 'leagues.list',
  path: '/leagues',
  tag,
  summary: 'Leagues, those with most teams first',
  fileName: { de: 'Ligen', en: 'leagues' },
  columns: {
    id: number('Nummer', 'Id'),
    name: text('Name', 'Name'),
    region: text('Region', 'Region'),
    teamCount: number('Teams', 'Teams'),
    season: maybeText('Saison', 'Season'),
    seasonStatus: column.maybeOneOf(seasonStatuses, 'Stand der Saison', 'Status of the season'),
  },
  row: ({ id, name, region, teamCount, season }) => ({
    id,
    name,
    region,
    teamCount,
    season: season?.name ?? null,
    seasonStatus: season?.status ?? null,
  }),
});

export const leagueTables = [standings, fixtures, ...figureTables, squad, games, list];
