import type { Game } from '@oche/darts/game';
import type { Visit } from '@oche/darts/visit';
import type { GameOutput } from '@oche/validators/games/schemas';
import { useState } from 'react';
import { useCounting } from '../../autoscoring/use-counting.ts';
import type { ScoringLine } from '../storage/scoring-line.ts';
import { wholeVisit } from './whole-visit.ts';

interface Options {
  output: GameOutput;
  line: ScoringLine;
  game: Game;
  /** whether this device scores the game now */
  isOn: boolean;
  /** whether a visit of before is being corrected */
  isCorrecting: boolean;
  /** @returns whether the game takes the visit */
  onVisit: (visit: Visit) => boolean;
}

/** A board that counts for the game on this device, in the place of its pad. */
export function useCountingHere({ output, line, game, isOn, isCorrecting, onVisit }: Options) {
  const { machine, ownSide } = output;
  const { next } = game.position;
  const [boards] = useState(() => line.boards?.(output.id) ?? null);
  /** the visit that is entered on the usual pad all the same */
  const [byHand, setByHand] = useState<number | null>(null);
  const isOwn =
    next !== undefined &&
    next.side !== machine?.side &&
    (ownSide === undefined || next.side === ownSide);
  const counting = useCounting({
    of: `game ${output.id}`,
    line: boards,
    isOn,
    canEnter: isOwn && !isCorrecting,
    onVisit: (darts) => onVisit(wholeVisit(game, darts)),
  });
  const { length } = game.entries;
  return {
    bar: boards && isOn ? { line: boards, counting } : null,
    counting,
    isShown: counting.board !== null && byHand !== length,
    onByHand: () => setByHand(length),
    /** on the usual pad */
    onTyped(visit: Visit): boolean {
      const isTaken = onVisit(visit);
      if (isTaken) counting.pass();
      return isTaken;
    },
  };
}
