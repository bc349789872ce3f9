import type { GameCard } from '@oche/validators/games/lists';
import { type GameOutput, gameStatuses } from '@oche/validators/games/schemas';
import { column, nameOf, tableOf, tableOfList } from '../../lib/declared/tables.ts';
import { visitsOf } from './stream/state.ts';

const { maybeNumber, maybeOneOf, maybeText, maybeTime, number, oneOf, text, texts, time, yesNo } =
  column;
const tag = 'Games';

const visits = tableOf<GameOutput>()({
  name: 'games.visits',
  procedure: 'games.get',
  path: '/games/{id}/visits',
  tag,
  summary: 'Every visit of a game in its order',
  fileName: { de: 'Aufnahmen', en: 'visits' },
  columns: {
    leg: number('Leg', 'Leg'),
    side: number('Seite', 'Side'),
    name: maybeText('Name', 'Name'),
    darts: texts('Darts', 'Darts'),
    points: number('Punkte', 'Points'),
    dartsThrown: number('Geworfene Darts', 'Darts thrown'),
    before: maybeNumber('Rest davor', 'Before'),
    remaining: maybeNumber('Rest danach', 'Remaining'),
    isBust: yesNo('Überworfen', 'Bust'),
    checkout: maybeNumber('Checkout', 'Checkout'),
    won: maybeOneOf(['leg', 'set', 'game'], 'Gewinnt', 'Wins'),
  },
  rows: (game) =>
    visitsOf(game).map(({ side, darts, ...visit }) => ({
      leg: visit.leg,
      side: side + 1,
      name: visit.name,
      darts: darts ?? [],
      points: visit.points,
      dartsThrown: visit.dartsThrown,
      before: visit.before,
      remaining: visit.remaining,
      isBust: visit.isBust,
      checkout: visit.checkout,
      won: visit.won,
    })),
});

const own = tableOfList<GameCard>()({
  name: 'games.own',
  procedure: 'games.list',
  path: '/users/games',
  tag,
  summary: 'One’s own games, the latest first',
  fileName: { de: 'Spiele', en: 'games' },
  isForMembers: true,
  without: ['latitude', 'longitude', 'zipCode', 'country', 'radius', 'state'],
  always: { of: 'own' },
  columns: {
    id: number('Nummer', 'Id'),
    createdAt: time('Beginn', 'Start'),
    finishedAt: maybeTime('Ende', 'End'),
    status: oneOf(gameStatuses, 'Stand', 'Status'),
    game: oneOf(['x01', 'cricket'], 'Art', 'Kind'),
    startScore: maybeNumber('Startpunkte', 'Start score'),
    first: text('Erste Seite', 'First side'),
    second: text('Zweite Seite', 'Second side'),
    legsFirst: maybeNumber('Legs der ersten', 'Legs of the first'),
    legsSecond: maybeNumber('Legs der zweiten', 'Legs of the second'),
    winnerSide: maybeNumber('Gewonnen von Seite', 'Won by side'),
    lounge: maybeText('Lounge', 'Lounge'),
  },
  row: ({ rules, score, winnerSide, lounge, players, ...game }) => {
    const side = (wanted: number) =>
      players
        .filter((player) => player.side === wanted)
        .map(({ person, guestName }) => (person ? nameOf(person) : (guestName ?? '–')))
        .join(' / ');
    return {
      id: game.id,
      createdAt: game.createdAt,
      finishedAt: game.finishedAt,
      status: game.status,
      game: rules.game,
      startScore: rules.game === 'x01' ? rules.start : null,
      first: side(0),
      second: side(1),
      legsFirst: score[0]?.legs ?? null,
      legsSecond: score[1]?.legs ?? null,
      winnerSide: winnerSide === null ? null : winnerSide + 1,
      lounge: lounge?.name ?? null,
    };
  },
});

export const gameTables = [visits, own];
