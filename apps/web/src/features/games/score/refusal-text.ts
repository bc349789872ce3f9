import type { Game } from '@oche/darts/game';
import type { Move } from '@oche/darts/moves';
import type { Refusal } from '@oche/darts/visit';
import type { TextsOf } from '../../../i18n/namespaces.ts';
import { scoreText, visitNumber } from './turn-text.ts';

interface Where {
  game: Game;
  names: readonly string[];
  texts: TextsOf<'games/score'>;
}

/** Why a move can't be; a correction also says which later visit is in its way. */
export function refusalText(refusal: Refusal, move: Move, { game, names, texts }: Where): string {
  const { refused } = refusal;
  const entry = 'entry' in refusal ? refusal.entry : undefined;
  if (move.kind === 'correct' && entry !== move.index) {
    const later = game.turns.find((turn) => turn.entry === entry);
    if (later) {
      return texts.visits.impossible({
        name: names[later.side] ?? '',
        number: visitNumber(game, later),
        score: scoreText(later, texts),
      });
    }
  }
  const total = move.kind !== 'undo' && 'total' in move.entry ? String(move.entry.total) : '';
  return texts.refused[refused]({ total });
}
