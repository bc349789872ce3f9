import type { Setup } from '@oche/darts/game';
import type { GameFacts } from '../games.policy.ts';

/** Who plays on which side, and how many sides there are. */
interface Sides {
  setup: Pick<Setup, 'sides'>;
  members: GameFacts['members'];
}

/** How long the other side can take before a result counts as confirmed. */
export const CONFIRM_HOURS = 24;

/**
 * The sides that have to confirm a result: all but the side of who entered it. Who plays nowhere and
 * only scored for others speaks for no side.
 */
export function sidesToConfirm({ setup, members }: Sides, endedBy: string | null): number[] {
  const own = members.find(({ userId }) => userId === endedBy)?.side;
  return setup.sides.flatMap((_, side) => (side === own ? [] : [side]));
}

/**
 * A result waits for the others, if there is somebody on each of their sides who can confirm it. Alone
 * and against guests it stays casual.
 */
export function statusAtEnd(game: Sides, endedBy: string | null): 'finished' | 'casual' {
  const sides = sidesToConfirm(game, endedBy);
  const hasMember = (side: number) =>
    game.members.some((member) => member.side === side && member.hasAccepted);
  return game.setup.sides.length > 1 && sides.every(hasMember) ? 'finished' : 'casual';
}
