import type { Game, Turn } from '@oche/darts/game';
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

/** What a screen reader is told after a visit. */
export function sayTurn(game: Game, names: readonly string[], { say }: Texts): string {
  const turn = game.turns.at(-1);
  if (!turn) return '';
  const name = names[turn.side] ?? '';
  const { winner } = game.position.standing;
  if (winner !== undefined) return say.game({ name });
  const then = game.position.next ? say.next({ name: names[game.position.next.side] ?? '' }) : '';
  if (turn.isFinish) return `${say.leg({ name })} ${then}`;
  if (!isScored(turn)) return `${say.marks({ name, count: turn.marks })} ${then}`;
  const what = turn.isBust
    ? say.bust({ name, left: turn.after })
    : say.visit({ name, score: String(turn.points), left: turn.after });
  return `${what} ${then}`;
}
