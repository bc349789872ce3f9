import type { ChallengeGame, ChallengeOutput } from '@oche/validators/challenges/schemas';
import { idOfText } from '@oche/validators/id-text';
import { textParam } from '../../../lib/addresses/search-params.ts';

/** What the address says about the game that is to be started. */
export interface StartSearch {
  opponent?: string;
  lounge?: number;
  board?: number;
  /** a game that is to be played again */
  rematch?: number;
  /** of two who have agreed to meet */
  challenge?: number;
}

/** What of the address the page understands. */
export const startSearchOf = (
  search: { readonly [name in keyof StartSearch]: unknown },
): StartSearch => ({
  opponent: textParam(search.opponent, 100),
  lounge: idOfText(search.lounge),
  board: idOfText(search.board),
  rematch: idOfText(search.rematch),
  challenge: idOfText(search.challenge),
});

/** The same, with what two have agreed on. */
export interface Wanted extends StartSearch {
  game?: ChallengeGame;
}

/** @param challenge null where there is none, or none for this member */
export function wantedOf(search: StartSearch, challenge: ChallengeOutput | null): Wanted {
  if (!challenge?.meeting) return search;
  const { partner, booking } = challenge.meeting;
  return {
    ...search,
    opponent: partner?.person.id,
    lounge: booking?.lounge.id ?? challenge.lounge?.id,
    board: booking?.boards[0]?.id,
    game: challenge.game,
  };
}
