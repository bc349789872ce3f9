import { type Game, replay, type Setup } from '@oche/darts/game';
import { isRefusal } from '@oche/darts/visit';
import type { deviceGame } from '@oche/validators/games/device';
import type { z } from 'zod';
import { AppError } from '../../../lib/errors.ts';

type DeviceGame = Omit<z.output<typeof deviceGame>, 'secret'>;

export const setupOf = ({ rules, format, sides, first }: Omit<DeviceGame, 'entries'>): Setup => ({
  rules,
  format,
  sides: sides.map((names) => names.length),
  // alone nobody is asked who begins
  first: sides.length === 1 ? 0 : first,
});

/**
 * A device's game, played again: nothing of it is believed.
 * @throws AppError VISIT_IMPOSSIBLE, with the entry and the reason
 */
export function replayed(setup: Setup, entries: DeviceGame['entries']): Game {
  const game = replay(setup, entries);
  if (!isRefusal(game)) return game;
  throw new AppError('VISIT_IMPOSSIBLE', {
    details: { known: 0, index: game.entry, reason: game.refused },
  });
}
