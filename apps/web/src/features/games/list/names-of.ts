import type { GameCard } from '@oche/validators/games/lists';
import { fullName } from '../../../lib/person-name.ts';

/**
 * The players of a side as lists name them.
 * @param unknown in place of who has not accepted yet
 */
export const namesOf = (players: GameCard['players'], unknown: string): string =>
  players
    .map(({ person, guestName }) => guestName ?? (person ? fullName(person) : unknown))
    .join(' & ');
