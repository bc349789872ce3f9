import { checkoutHints } from '@oche/darts/checkout';
import { type Game, replay, type Turn } from '@oche/darts/game';
import { isOver } from '@oche/darts/match';
import { marksPerRound, statisticsOf } from '@oche/darts/statistics';
import { isRefusal } from '@oche/darts/visit';
import type { GameOutput } from '@oche/validators/games/schemas';
import type { GameState, GameVisit } from '@oche/validators/games/state';

/** What of a game its entries don't say. */
export type Described = Pick<
  GameOutput,
  'id' | 'status' | 'players' | 'lounge' | 'boardName' | 'winnerSide' | 'createdAt' | 'finishedAt'
>;

const BESIDE = ' / ';
const UNKNOWN = '–';

/** How a game stands, with what captions and lights would have to reckon otherwise. */
export function stateOf(described: Described, game: Game, revision: number): GameState {
  const { setup, position } = game;
  const { standing, leg, next } = position;
  const { rules } = setup;
  return {
    id: described.id,
    status: described.status,
    revision,
    rules,
    format: setup.format,
    sides: setup.sides.map((_, side) => {
      const players = playersOf(described, side);
      const remaining = 'remaining' in leg ? (leg.remaining[side] ?? null) : null;
      const last = game.turns.findLast((turn) => turn.side === side);
      return {
        name: players.map(({ name }) => name ?? UNKNOWN).join(BESIDE),
        players,
        sets: standing.sets[side] ?? 0,
        legs: standing.legs[side] ?? 0,
        remaining,
        points: 'remaining' in leg ? null : (leg.points[side] ?? 0),
        marks: 'remaining' in leg ? null : [...(leg.marks[side] ?? [])],
        ...numbersOf(game, side),
        dartsThrown: dartsOf(game, side),
        route:
          rules.game === 'x01' && remaining !== null && !isOver(standing)
            ? routeFrom(remaining, rules.out)
            : null,
        lastVisit: last ? visitOf(described, game, last) : null,
      };
    }),
    leg: standing.leg + 1,
    first: standing.first ?? null,
    next: next ?? null,
    winner: standing.winner ?? described.winnerSide,
    isOver: described.status !== 'playing' && described.status !== 'invited',
    lounge: described.lounge,
    board: described.boardName,
    createdAt: described.createdAt,
    finishedAt: described.finishedAt,
  };
}

/** The same of what the web plays anew. @throws when its entries contradict each other */
export const toState = (output: GameOutput): GameState =>
  stateOf(output, played(output), output.revision);

/** All visits of such a game. @throws when its entries contradict each other */
export function visitsOf(output: GameOutput): GameVisit[] {
  const game = played(output);
  return game.turns.map((turn) => visitOf(output, game, turn));
}

function played({ rules, format, first, players, entries }: GameOutput): Game {
  const sides = Array.from(
    { length: Math.max(...players.map(({ side }) => side)) + 1 },
    (_, side) => players.filter((player) => player.side === side).length,
  );
  const game = replay({ rules, format, sides, first }, entries);
  if (isRefusal(game)) throw new Error(`the game contradicts itself: ${game.refused}`);
  return game;
}

/** A visit of a game as it is told. */
export function visitOf(described: Described, game: Game, turn: Turn): GameVisit {
  const { side, player, leg, points, dartsThrown, darts, isFinish } = turn;
  const isX01 = 'before' in turn;
  return {
    side,
    player,
    name: playersOf(described, side)[player]?.name ?? null,
    leg: leg + 1,
    points,
    darts: darts ? [...darts] : null,
    dartsThrown,
    before: isX01 ? turn.before : null,
    remaining: isX01 ? turn.after : null,
    isBust: isX01 && turn.isBust,
    checkout: isX01 && isFinish ? points : null,
    won: isFinish ? wonBy(game, turn) : null,
  };
}

/** What a visit that finished a leg has won. */
function wonBy({ setup, entries }: Game, { entry, side }: Turn): GameVisit['won'] {
  const before = replay(setup, entries.slice(0, entry));
  const after = replay(setup, entries.slice(0, entry + 1));
  if (isRefusal(before) || isRefusal(after)) return 'leg';
  const { standing } = after.position;
  if (isOver(standing)) return 'game';
  return (standing.sets[side] ?? 0) > (before.position.standing.sets[side] ?? 0) ? 'set' : 'leg';
}

function playersOf({ players }: Described, side: number): GameState['sides'][number]['players'] {
  return players
    .filter((player) => player.side === side)
    .map(({ person, guestName }) => ({
      name: person ? `${person.firstName} ${person.lastName}`.trim() : guestName,
      userId: person?.id ?? null,
      username: person?.username ?? null,
    }));
}

function numbersOf(game: Game, side: number) {
  const turns = game.turns.filter((turn) => turn.side === side);
  const { rules } = game.setup;
  if (rules.game === 'cricket') {
    const marked = turns.flatMap((turn) => ('marks' in turn ? [turn] : []));
    return {
      average: marksPerRound(marked) ?? null,
      firstNineAverage: null,
      checkoutRate: null,
      highestFinish: 0,
      maximums: 0,
    };
  }
  const counting = turns.flatMap((turn) => ('before' in turn ? [turn] : []));
  const numbers = statisticsOf(rules, counting);
  return {
    average: numbers.average ?? null,
    firstNineAverage: numbers.firstNineAverage ?? null,
    checkoutRate: numbers.checkouts.rate ?? null,
    highestFinish: numbers.highestFinish,
    maximums: numbers.visits.is180,
  };
}

const dartsOf = ({ turns, position }: Game, side: number): number =>
  turns
    .filter((turn) => turn.side === side && turn.leg === position.standing.leg)
    .reduce((sum, { dartsThrown }) => sum + dartsThrown, 0);

function routeFrom(remaining: number, out: Parameters<typeof checkoutHints>[2]['out']) {
  const [route] = checkoutHints(remaining, 3, { out });
  return route?.leaves === 0 ? [...route.darts] : null;
}
