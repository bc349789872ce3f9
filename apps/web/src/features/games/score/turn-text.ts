import { bullFor, endedLeg, type Game, type Turn } from '@oche/darts/game';
import type { X01Turn } from '@oche/darts/x01';
import type { TextsOf } from '../../../i18n/namespaces.ts';
import { dartText } from '../dart-text.ts';

type Texts = TextsOf<'games/score'>;
/** A visit of X01, which may be a bust. */
export type ScoredTurn = Turn & X01Turn;

export const isScored = (turn: Turn): turn is ScoredTurn => 'isBust' in turn;

/** What a visit was: its points, its darts at cricket, or that it was a bust. */
export function scoreText(turn: Turn, texts: Texts): string {
  if (!isScored(turn)) return turn.darts?.map(dartText).join(' ') ?? '';
  return turn.isBust ? texts.visits.bust() : String(turn.points);
}

/** A side's place in the leg: its first visit is 1. */
export const visitNumber = (game: Game, turn: Turn): number =>
  game.turns.filter(
    ({ leg, side, entry }) => leg === turn.leg && side === turn.side && entry <= turn.entry,
  ).length;

/** What a screen reader is told after an entry. */
export function sayTurn(game: Game, names: readonly string[], { say }: Texts): string {
  const { setup, position, turns, entries } = game;
  const { winner, isDrawn } = position.standing;
  const nameOf = (side: number) => names[side] ?? '';
  if (winner !== undefined) return say.game({ name: nameOf(winner) });
  if (isDrawn) return say.drawn();
  const then = position.next
    ? say.next({ name: nameOf(position.next.side) })
    : bullFor(setup, position) === 'leg'
      ? say.bull()
      : '';
  const ended = endedLeg(game);
  if (ended) return `${say.leg({ name: nameOf(ended.side) })} ${then}`;
  const turn = turns.at(-1);
  if (!turn || turn.entry !== entries.length - 1) return entries.length > 0 ? then : '';
  const name = nameOf(turn.side);
  if (!isScored(turn)) return `${say.marks({ name, count: turn.marks })} ${then}`;
  const what = turn.isBust
    ? say.bust({ name, left: turn.after })
    : say.visit({ name, score: String(turn.points), left: turn.after });
  return `${what} ${then}`;
}
