import type { Player, ShownGame, Statistics } from '@oche/validators/statistics/schemas';
import { column, nameOf, tableOf, tableOfList } from '../../lib/declared/tables.ts';

const { maybeNumber, maybeText, maybeYesNo, number, oneOf, text, time } = column;
const tag = 'Players';
const player = '/players/{username}';

/** Statistics that are not for the reader have no rows. */
const of =
  <Row>(rowsOf: (statistics: Statistics) => Row[]) =>
  ({ statistics }: Player): Row[] =>
    statistics ? rowsOf(statistics) : [];

const figures = tableOf<Player>()({
  name: 'statistics.figures',
  procedure: 'statistics.player',
  path: `${player}/figures`,
  tag,
  summary: 'What a player has done; one row, and none where it is not for the reader',
  fileName: { de: 'Statistik', en: 'statistics' },
  errors: ['MEMBER_NOT_FOUND'],
  columns: {
    games: number('Spiele', 'Games'),
    won: number('Gewonnen', 'Won'),
    lost: number('Nicht gewonnen', 'Not won'),
    winRate: maybeNumber('Siegquote in Prozent', 'Win rate in percent'),
    legsWon: number('Legs gewonnen', 'Legs won'),
    legsLost: number('Legs verloren', 'Legs lost'),
    average: maybeNumber('Average', 'Average'),
    firstNine: maybeNumber('Erste neun', 'First nine'),
    checkoutRate: maybeNumber('Doppelquote in Prozent', 'Checkout rate in percent'),
    checkouts: number('Checkouts', 'Checkouts'),
    dartsAtDouble: number('Darts auf Doppel', 'Darts at double'),
    highestFinish: maybeNumber('Höchstes Finish', 'Highest finish'),
    bestLeg: maybeNumber('Bestes Leg in Darts', 'Best leg in darts'),
    marksPerRound: maybeNumber('Marks pro Runde', 'Marks per round'),
    rating: maybeNumber('Wertung', 'Rating'),
  },
  rows: of(({ figures: all, rating }) => [
    {
      games: all.games,
      won: all.won,
      lost: all.lost,
      winRate: all.winRate,
      legsWon: all.legsWon,
      legsLost: all.legsLost,
      average: all.average,
      firstNine: all.firstNine,
      checkoutRate: all.checkoutRate,
      checkouts: all.checkouts,
      dartsAtDouble: all.dartsAtDouble,
      highestFinish: all.highestFinish,
      bestLeg: all.bestLeg,
      marksPerRound: all.marksPerRound,
      rating: rating?.points ?? null,
    },
  ]),
});

const months = tableOf<Player>()({
  name: 'statistics.months',
  procedure: 'statistics.player',
  path: `${player}/months`,
  tag,
  summary: 'The averages of a player month by month, the oldest first',
  fileName: { de: 'Monate', en: 'months' },
  errors: ['MEMBER_NOT_FOUND'],
  columns: {
    month: text('Monat', 'Month'),
    games: number('Spiele', 'Games'),
    average: maybeNumber('Average', 'Average'),
  },
  rows: of(({ months: all }) =>
    all.map(({ month, games, average }) => ({ month, games, average })),
  ),
});

const visits = tableOf<Player>()({
  name: 'statistics.visits',
  procedure: 'statistics.player',
  path: `${player}/visits`,
  tag,
  summary: 'How many visits of a player made how many points, in steps of twenty',
  fileName: { de: 'Aufnahmen', en: 'visits' },
  errors: ['MEMBER_NOT_FOUND'],
  columns: {
    from: number('Punkte von', 'Points from'),
    to: number('Punkte bis', 'Points to'),
    visits: number('Aufnahmen', 'Visits'),
  },
  rows: of(({ figures: { visits: steps } }) =>
    steps.map((count, step) => ({
      from: step * 20,
      to: step === steps.length - 1 ? 180 : step * 20 + 19,
      visits: count,
    })),
  ),
});

const doubles = tableOf<Player>()({
  name: 'statistics.doubles',
  procedure: 'statistics.player',
  path: `${player}/doubles`,
  tag,
  summary: 'How often a player has thrown at each double, and hit it',
  fileName: { de: 'Doppel', en: 'doubles' },
  errors: ['MEMBER_NOT_FOUND'],
  columns: {
    double: number('Doppel', 'Double'),
    thrown: number('Darts', 'Darts'),
    hit: number('Treffer', 'Hits'),
  },
  rows: of(({ figures: { doubles: all } }) =>
    all.map(({ number: double, thrown, hit }) => ({ double, thrown, hit })),
  ),
});

const gameColumns = {
  gameId: maybeNumber('Nummer', 'Id'),
  finishedAt: time('Ende', 'End'),
  kind: oneOf(['x01', 'cricket'], 'Art', 'Kind'),
  startScore: maybeNumber('Startpunkte', 'Start score'),
  opponent: maybeText('Gegner', 'Opponent'),
  isWon: maybeYesNo('Gewonnen', 'Won'),
  legsWon: number('Legs gewonnen', 'Legs won'),
  legsLost: number('Legs verloren', 'Legs lost'),
  average: maybeNumber('Average', 'Average'),
};

const gameRow = ({ opponent, ...game }: ShownGame) => ({
  gameId: game.gameId,
  finishedAt: game.finishedAt,
  kind: game.kind,
  startScore: game.startScore,
  opponent: opponent && nameOf(opponent),
  isWon: game.isWon,
  legsWon: game.legsWon,
  legsLost: game.legsLost,
  average: game.average,
});

const games = tableOf<Player>()({
  name: 'statistics.games',
  procedure: 'statistics.player',
  path: `${player}/games`,
  tag,
  summary: 'The last games of a player, as the profile shows them',
  fileName: { de: 'Letzte-Spiele', en: 'last-games' },
  errors: ['MEMBER_NOT_FOUND'],
  columns: gameColumns,
  rowName: 'PlayerGameRow',
  rows: of(({ form }) => form.map(gameRow)),
});

const meetings = tableOfList<ShownGame>()({
  name: 'statistics.meetings',
  procedure: 'statistics.meetings',
  path: `${player}/meetings/{opponent}`,
  tag,
  summary: 'The games of two players against each other, the latest first',
  fileName: { de: 'Begegnungen', en: 'meetings' },
  errors: ['MEMBER_NOT_FOUND'],
  columns: gameColumns,
  rowName: 'PlayerGameRow',
  row: gameRow,
});

export const statisticsTables = [figures, months, visits, doubles, games, meetings];
