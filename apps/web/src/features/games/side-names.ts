import type { GameOutput } from '@oche/validators/games/schemas';
import { useTexts } from '../../i18n/react.tsx';
import { sidesOf } from './setup.ts';

/** What stands on the slate: first names where that is enough. */
export function useSideNames({ players }: Pick<GameOutput, 'players'>): readonly string[] {
  const texts = useTexts('games');
  return sidesOf(players).map((side) =>
    side
      .map(({ person, guestName, machine }) =>
        // a level says against whom one plays
        machine?.level
          ? `${guestName} ${machine.level}`
          : (guestName ?? person?.firstName ?? texts.unknownPlayer()),
      )
      .join(' & '),
  );
}
