import type { gameRules } from '@oche/validators/games/schemas';
import type { TournamentGame } from '@oche/validators/tournaments/schemas';
import type { z } from 'zod';
import { AppError } from '../../../lib/errors.ts';

type Rules = z.output<typeof gameRules>;

const usual: Record<TournamentGame, Rules | null> = {
  '501': { game: 'x01', start: 501, in: 'straight', out: 'double' },
  '301': { game: 'x01', start: 301, in: 'straight', out: 'double' },
  cricket: { game: 'cricket', scoring: 'standard' },
  // the scorer doesn't know it: results are entered by hand
  'around-the-clock': null,
};

/**
 * The rules of a game as the scorer takes them; null where it doesn't know the game.
 * @throws AppError TOURNAMENT_RULES_UNFIT for rules of another game
 */
export function rulesOf(game: TournamentGame, rules: Rules | undefined): Rules | null {
  const standard = usual[game];
  if (rules === undefined) return standard;
  const isSame =
    standard?.game === 'x01' && rules.game === 'x01'
      ? rules.start === standard.start
      : rules.game === standard?.game;
  if (!isSame) throw new AppError('TOURNAMENT_RULES_UNFIT');
  return rules;
}
