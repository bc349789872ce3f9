import type { GameOutput } from '@oche/validators/games/schemas';
import { toMachine } from './machine.ts';
import type { PlayerRow } from './watched.select.ts';

/**
 * A player as others see them. Members who were named by somebody else, and have not accepted, are
 * named to the players only.
 */
export function toPlayer(player: PlayerRow, isAmong: boolean): GameOutput['players'][number] {
  const { side, place, guestName, hasAccepted, userId, username, machineAverage } = player;
  const isNamed = userId !== null && username !== null && (isAmong || hasAccepted);
  return {
    side,
    position: place,
    guestName,
    ...(machineAverage !== null && { machine: toMachine(machineAverage) }),
    hasAccepted,
    person: isNamed
      ? {
          id: userId,
          username,
          firstName: player.firstName ?? '',
          lastName: player.lastName ?? '',
          profileImageUrl: player.profileImageUrl,
          userType: null,
          role: null,
        }
      : null,
  };
}
