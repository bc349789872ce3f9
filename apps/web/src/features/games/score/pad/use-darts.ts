import { apply, type Game } from '@oche/darts/game';
import { type DartsVisit, isRefusal } from '@oche/darts/visit';
import { useState } from 'react';

const A_VISIT = 3;

interface Options {
  /** @returns whether it was accepted */
  onVisit: (visit: DartsVisit) => boolean;
  onUndo: () => void;
  onInput: () => void;
}

/**
 * A visit dart by dart: it is whole with its third dart, or with the one that ends it.
 */
export function useDarts(game: Game, { onVisit, onUndo, onInput }: Options) {
  const [thrown, setThrown] = useState<readonly string[]>([]);
  const enter = (darts: readonly string[]) => {
    setThrown([]);
    if (!onVisit({ darts })) setThrown(thrown);
  };
  return {
    thrown,
    throwDart(dart: string): void {
      const darts = [...thrown, dart];
      const isWhole = darts.length === A_VISIT || !isRefusal(apply(game, { darts }));
      if (isWhole) enter(darts);
      else {
        setThrown(darts);
        onInput();
      }
    },
    /** Darts that nobody has entered have hit nothing. */
    missRest: () => enter(filled(thrown)),
    takeBack(): void {
      if (thrown.length > 0) setThrown(thrown.slice(0, -1));
      else onUndo();
    },
    /** the game if the other darts miss */
    preview(): Game {
      const after = thrown.length > 0 ? apply(game, { darts: filled(thrown) }) : game;
      return isRefusal(after) ? game : after;
    },
  };
}

const filled = (thrown: readonly string[]): readonly string[] => [
  ...thrown,
  ...Array.from({ length: A_VISIT - thrown.length }, () => '0'),
];
