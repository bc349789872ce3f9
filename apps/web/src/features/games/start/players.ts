import type { KnownPlayer } from '@oche/validators/games/start';
import type { RouterInputs } from '../../../lib/trpc.ts';

export type Side = RouterInputs['games']['start']['sides'][number];

/** Somebody who is to play: a member who was chosen, or what was typed. */
export interface Picked {
  /** stays the same while others come and go */
  key: number;
  chosen: KnownPlayer | null;
  typed: string;
}

export const isFilled = ({ chosen, typed }: Picked): boolean =>
  chosen !== null || typed.trim() !== '';

export const playerOf = ({ chosen, typed }: Picked): Side[number] =>
  chosen === null
    ? { guestName: typed }
    : 'person' in chosen
      ? { userId: chosen.person.id }
      : chosen.machine
        ? { machine: { average: chosen.machine.average } }
        : { guestName: chosen.guestName };

export const pickOf = (player: KnownPlayer): Side[number] =>
  playerOf({ key: 0, chosen: player, typed: '' });

/** First names, as they stand on the slate. */
export const nameOf = (player: KnownPlayer): string =>
  'person' in player ? player.person.firstName : player.guestName;

export const isSame = (one: KnownPlayer | null, other: KnownPlayer): boolean => {
  if (one === null) return false;
  if ('person' in one) return 'person' in other && one.person.id === other.person.id;
  return 'guestName' in other && one.guestName === other.guestName;
};
