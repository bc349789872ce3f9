import type { GameStatus } from '@oche/validators/games/schemas';
import type { RemoteSignal } from '@oche/validators/remote/schemas';

/** What the rules need to know of a member's picture in a game. */
export interface PictureFacts {
  status: GameStatus;
  /** whether the two have agreed to show their boards */
  withCamera: boolean;
  /** whether the member has accepted, and is neither suspended nor banned */
  isIn: boolean;
  /** the members of the other side who have accepted */
  others: readonly { name: string; isIn: boolean; isApart: boolean; isFriend: boolean }[];
}

/**
 * Why there is no picture between two sides: the game is not being played, or one of them may not, whichever; null
 * when there may be one. The reason says nothing of who has blocked whom.
 */
export function endOf({
  status,
  withCamera,
  isIn,
  others,
}: PictureFacts): 'over' | 'closed' | null {
  if (status !== 'playing') return 'over';
  const isOpen =
    withCamera &&
    isIn &&
    others.some((other) => other.isIn) &&
    !others.some(({ isApart }) => isApart);
  return isOpen ? null : 'closed';
}

/** Who may show each other their network address: sides that are friends, each with each. */
export const areFriends = ({ others }: Pick<PictureFacts, 'others'>): boolean =>
  others.length > 0 && others.every(({ isFriend }) => isFriend);

/** Whether a signal names an address that isn't the relay's. */
export function namesAddress(signal: RemoteSignal): boolean {
  const lines =
    'sdp' in signal
      ? signal.sdp.split(/\r?\n/).filter((line) => line.startsWith('a=candidate:'))
      : 'candidates' in signal
        ? signal.candidates.map(({ candidate }) => candidate)
        : [];
  return lines.some((line) => line !== '' && !/ typ relay( |$)/.test(line));
}
