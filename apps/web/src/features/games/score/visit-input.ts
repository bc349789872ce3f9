import { dartsAtDoubleChoices, dartsOfCheckout } from '@oche/darts/at-double';
import type { Game } from '@oche/darts/game';
import type { TotalVisit } from '@oche/darts/visit';

/** What a scorer still has to ask about a total. */
export interface Question {
  total: number;
  /** possible numbers of darts of a checkout; empty if that is clear */
  dartsThrown: readonly number[];
}

/** @returns null when a total says everything */
export function questionAbout(game: Game, total: number): Question | null {
  const { rules } = game.setup;
  const { leg, next } = game.position;
  if (rules.game !== 'x01' || !next || !('remaining' in leg)) return null;
  if (leg.remaining[next.side] !== total) return null;
  const dartsThrown = dartsOfCheckout(total, rules.out);
  return dartsThrown.length > 1 ? { total, dartsThrown } : null;
}

/** How many darts may have been thrown at a double; one number if that is clear. */
export function atDoubleChoices(game: Game, visit: TotalVisit): readonly number[] {
  const { rules } = game.setup;
  const { leg, next } = game.position;
  if (rules.game !== 'x01' || !next || !('remaining' in leg)) return [];
  const remaining = leg.remaining[next.side] ?? rules.start;
  if (remaining === visit.total) {
    const [least = 3] = dartsOfCheckout(remaining, rules.out);
    return dartsAtDoubleChoices(remaining, { finishedWith: visit.dartsThrown ?? least }, rules.out);
  }
  // above that no dart of the visit can have been thrown at a double
  if (remaining - visit.total > 50) return [0];
  const left = remaining - visit.total;
  const isBust = left < (rules.out === 'straight' ? 0 : 2);
  return dartsAtDoubleChoices(remaining, isBust ? 'bust' : { scored: visit.total }, rules.out);
}
