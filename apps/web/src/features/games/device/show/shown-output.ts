import type { GameOutput } from '@oche/validators/games/schemas';
import type { RouterOutputs } from '../../../../lib/trpc.ts';

/** As the parts of a game's page want to know it. */
export const shownOutput = (
  shown: RouterOutputs['games']['device']['getShown'],
): Pick<
  GameOutput,
  'status' | 'rules' | 'format' | 'first' | 'players' | 'entries' | 'lounge' | 'boardName'
> => ({
  status: shown.winnerSide === null ? 'playing' : 'casual',
  rules: shown.rules,
  format: shown.format,
  first: shown.first,
  players: shown.sides.flatMap((names, side) =>
    names.map((guestName, position) => ({
      side,
      position,
      person: null,
      guestName,
      hasAccepted: true,
    })),
  ),
  entries: shown.entries,
  lounge: null,
  boardName: null,
});
