import { useEffect, useState } from 'react';
import { useMediaQuery } from '../../../lib/devices/use-media-query.ts';

/** Long enough to find oneself in a table. */
const SHOWN_MS = 12_000;

/**
 * Goes from one scene to the next on its own, until somebody stops it; with reduced motion, somebody has to start it. A
 * scene that is gone is followed by the first one.
 * @param keys of the scenes, as they are now
 */
export function useRotation(keys: readonly string[]) {
  const [current, setCurrent] = useState(keys[0]);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const isTurning = chosen ?? !isStill;
  const index = Math.max(0, current === undefined ? 0 : keys.indexOf(current));
  const at = (place: number) => keys[(place + keys.length) % Math.max(1, keys.length)];
  const next = at(index + 1);

  useEffect(() => {
    if (!isTurning || next === undefined) return undefined;
    const timer = setTimeout(() => setCurrent(next), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isTurning, next]);

  return {
    index,
    isTurning,
    turn: setChosen,
    forward: () => setCurrent(next),
    back: () => setCurrent(at(index - 1)),
  };
}
