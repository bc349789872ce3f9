import { useEffect, useState } from 'react';

const COUNT_MS = 200;

/**
 * A number that counts to its next value in a fifth of a second, as a caption does. Whoever wants less
 * motion sees the new one at once, and so do screen readers and pages without JavaScript.
 */
export function Counted({ value }: { value: number }) {
  const [shown, setShown] = useState(value);
  const [target, setTarget] = useState(value);
  const [from, setFrom] = useState(value);
  if (target !== value) {
    setFrom(shown);
    setTarget(value);
  }
  useEffect(() => {
    if (from === target) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return setShown(target);
    const start = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const share = Math.min(1, (now - start) / COUNT_MS);
      setShown(Math.round(from + (target - from) * share));
      if (share < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [from, target]);
  return <>{shown}</>;
}
