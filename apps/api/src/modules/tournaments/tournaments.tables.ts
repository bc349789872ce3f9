import {
  type CourseOutput,
  entryStatuses,
  matchStages,
  matchStatuses,
  type SeriesStanding,
  type TournamentEntry,
  type TournamentOfPlayer,
  type TournamentSummary,
  tournamentGames,
  tournamentStatuses,
  tournamentTypes,
} from '@oche/validators/tournaments/schemas';
import { column, nameOf, tableOf, tableOfList } from '../../lib/declared/tables.ts';

const { maybeNumber, maybeText, maybeTime, number, oneOf, text, texts, time, yesNo } = column;
const tag = 'Tournaments';
const tournament = '/tournaments/{id}';

const results = tableOf<CourseOutput>()({
  name: 'tournaments.results',
  procedure: 'tournaments.matches.list',
  path: `${tournament}/results`,
  tag,
  summary: 'Matches of a tournament with their results and times',
  fileName: { de: 'Ergebnisse', en: 'results' },
  columns: {
    match: number('Match', 'Match'),
    stage: oneOf(matchStages, 'Teil', 'Stage'),
    round: number('Runde', 'Round'),
    group: maybeText('Gruppe', 'Group'),
    first: maybeText('Erste Seite', 'First side'),
    second: maybeText('Zweite Seite', 'Second side'),
    firstLegs: maybeNumber('Legs der ersten', 'Legs of the first'),
    secondLegs: maybeNumber('Legs der zweiten', 'Legs of the second'),
    winner: maybeText('Gewonnen von', 'Won by'),
    status: oneOf(matchStatuses, 'Stand', 'Status'),
    gameId: maybeNumber('Spiel', 'Game'),
    board: maybeText('Board', 'Board'),
    expectedAt: maybeTime('Erwartet', 'Expected'),
    startedAt: maybeTime('Begonnen', 'Started'),
  },
  rows: ({ matches, entrants }) => {
    const names = new Map(entrants.map(({ id, name }) => [id, name]));
    const named = (player: number | 'nobody' | null | undefined) =>
      typeof player === 'number' ? (names.get(player) ?? null) : null;
    return matches.map(({ plan, players, score, winner, ...match }) => ({
      match: match.number,
      stage: plan.stage,
      round: plan.round,
      group: plan.group ?? null,
      first: named(players[0]),
      second: named(players[1]),
      firstLegs: score?.[0] ?? null,
      secondLegs: score?.[1] ?? null,
      winner: winner === null ? null : named(players[winner]),
      status: match.status,
      gameId: match.gameId,
      board: match.board,
      expectedAt: match.expectedAt,
      startedAt: match.startedAt,
    }));
  },
});

const tables = tableOf<CourseOutput>()({
  name: 'tournaments.tables',
  procedure: 'tournaments.matches.list',
  path: `${tournament}/tables`,
  tag,
  summary: 'The tables of a tournament, group by group',
  fileName: { de: 'Tabellen', en: 'tables' },
  columns: {
    group: maybeText('Gruppe', 'Group'),
    place: number('Platz', 'Place'),
    name: text('Name', 'Name'),
    played: number('Matches', 'Matches'),
    won: number('Siege', 'Won'),
    drawn: number('Unentschieden', 'Drawn'),
    lost: number('Niederlagen', 'Lost'),
    legsWon: number('Legs gewonnen', 'Legs won'),
    legsLost: number('Legs verloren', 'Legs lost'),
    points: number('Punkte', 'Points'),
    goesOn: yesNo('Kommt weiter', 'Goes on'),
  },
  rows: ({ tables, entrants }) => {
    const names = new Map(entrants.map(({ id, name }) => [id, name]));
    return tables.flatMap(({ group, rows, goOn }) =>
      rows.map(({ entrant, ...row }, index) => ({
        group,
        place: row.place,
        name: names.get(entrant) ?? '',
        played: row.played,
        won: row.won,
        drawn: row.drawn,
        lost: row.lost,
        legsWon: row.legsWon,
        legsLost: row.legsLost,
        points: row.points,
        goesOn: index < goOn,
      })),
    );
  },
});

const places = tableOf<CourseOutput>()({
  name: 'tournaments.places',
  procedure: 'tournaments.matches.list',
  path: `${tournament}/places`,
  tag,
  summary: 'Who was drawn at a tournament, with seeds and final places',
  fileName: { de: 'Plaetze', en: 'places' },
  columns: {
    place: maybeNumber('Platz', 'Place'),
    name: text('Name', 'Name'),
    players: texts('Es spielen', 'Players'),
    seed: maybeNumber('Setzplatz', 'Seed'),
    hasLeft: yesNo('Ausgestiegen', 'Has left'),
    entryId: number('Meldung', 'Entry'),
  },
  rows: ({ entrants }) => {
    // who has no place yet stands behind those who have one
    const rank = ({ place }: CourseOutput['entrants'][number]) => place ?? entrants.length + 1;
    return [...entrants]
      .sort((one, other) => rank(one) - rank(other))
      .map(({ id, place, name, players, seed, hasLeft }) => ({
        place,
        name,
        players: players.map((player) => player.name),
        seed,
        hasLeft,
        entryId: id,
      }));
  },
});

const entries = tableOfList<TournamentEntry>()({
  name: 'tournaments.entries',
  procedure: 'tournaments.entries.list',
  path: `${tournament}/entries`,
  tag,
  summary: 'Who takes part in a tournament, in the order of registration',
  fileName: { de: 'Meldungen', en: 'entries' },
  columns: {
    number: number('Meldung', 'Entry'),
    name: text('Name', 'Name'),
    players: texts('Es spielen', 'Players'),
    status: oneOf(entryStatuses, 'Stand', 'Status'),
    seed: maybeNumber('Setzplatz', 'Seed'),
    isCheckedIn: yesNo('Eingecheckt', 'Checked in'),
    registeredAt: time('Gemeldet am', 'Registered on'),
    entryId: number('Nummer', 'Id'),
  },
  row: ({ players, ...entry }) => ({
    number: entry.number,
    name: entry.name,
    players: players.map(({ person, guestName }) => (person ? nameOf(person) : (guestName ?? '–'))),
    status: entry.status,
    seed: entry.seed,
    isCheckedIn: entry.isCheckedIn,
    registeredAt: entry.registeredAt,
    entryId: entry.id,
  }),
});

const list = tableOfList<TournamentSummary>()({
  name: 'tournaments.list',
  procedure: 'tournaments.list',
  path: '/tournaments',
  tag,
  summary: 'Public tournaments; what is still to come first',
  fileName: { de: 'Turniere', en: 'tournaments' },
  columns: {
    id: number('Nummer', 'Id'),
    name: text('Name', 'Name'),
    status: oneOf(tournamentStatuses, 'Stand', 'Status'),
    startDate: time('Beginn', 'Start'),
    venue: maybeText('Ort', 'Venue'),
    city: maybeText('Stadt', 'City'),
    type: oneOf(tournamentTypes, 'Modus', 'Format'),
    game: oneOf(tournamentGames, 'Spiel', 'Game'),
    teamSize: number('Je Team', 'In a team'),
    participants: number('Gemeldet', 'Registered'),
    maxParticipants: number('Plätze', 'Seats'),
    entryFee: number('Startgeld in Euro', 'Entry fee in euro'),
    winner: maybeText('Gewonnen von', 'Won by'),
  },
  row: ({ venue, ...one }) => ({
    id: one.id,
    name: one.name,
    status: one.status,
    startDate: one.startDate,
    venue: venue?.name ?? one.location,
    city: venue?.city ?? null,
    type: one.tournamentType,
    game: one.gameFormat,
    teamSize: one.teamSize,
    participants: one.participantCount,
    maxParticipants: one.maxParticipants,
    entryFee: one.entryFee,
    winner: one.winnerName,
  }),
});

const ofPlayer = tableOfList<TournamentOfPlayer>()({
  name: 'tournaments.ofPlayer',
  procedure: 'tournaments.ofPlayer',
  path: '/players/{username}/tournaments',
  tag,
  summary: 'The tournaments of a player that are over, the latest announced first',
  errors: ['MEMBER_NOT_FOUND'],
  fileName: { de: 'Turniere', en: 'tournaments' },
  columns: {
    id: number('Nummer', 'Id'),
    name: text('Name', 'Name'),
    status: oneOf(tournamentStatuses, 'Stand', 'Status'),
    startDate: time('Beginn', 'Start'),
    where: maybeText('Ort', 'Venue'),
    place: maybeNumber('Platz', 'Place'),
    participants: number('Teilnehmende', 'Participants'),
  },
  row: (one) => ({
    id: one.id,
    name: one.name,
    status: one.status,
    startDate: one.startDate,
    where: one.where,
    place: one.place,
    participants: one.participantCount,
  }),
});

const standings = tableOfList<SeriesStanding>()({
  name: 'tournaments.seriesStandings',
  procedure: 'tournaments.series.standings',
  path: '/tournaments/series/{id}/standings',
  tag,
  summary: 'The table of a series of tournaments',
  fileName: { de: 'Gesamtwertung', en: 'standings' },
  columns: {
    rank: number('Platz', 'Place'),
    name: text('Name', 'Name'),
    username: text('Benutzername', 'Username'),
    points: number('Punkte', 'Points'),
    evenings: number('Abende', 'Evenings'),
    wins: number('Siege', 'Wins'),
    maximums: number('180er', 'Maximums'),
    highestFinish: number('Höchstes Finish', 'Highest finish'),
  },
  row: ({ person, evenings, ...standing }) => ({
    rank: standing.rank,
    name: nameOf(person),
    username: person.username,
    points: standing.points,
    evenings: evenings.length,
    wins: standing.wins,
    maximums: standing.maximums,
    highestFinish: standing.highestFinish,
  }),
});

export const tournamentTables = [results, tables, places, entries, list, ofPlayer, standings];
