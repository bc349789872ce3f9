import { useHydrated } from '@tanstack/react-router';
import { useState } from 'react';

export type View = 'week' | 'day';

/** From here on a week has room. */
const WIDE = '(min-width: 48em)';

/**
 * Week or day: what the reader chose, else what fits the screen.
 * @returns null until the browser can be asked how wide it is
 */
export function useView(): [View | null, (view: View) => void] {
  const [chosen, setChosen] = useState<View | null>(null);
  const isHydrated = useHydrated();
  if (chosen) return [chosen, setChosen];
  if (!isHydrated) return [null, setChosen];
  return [matchMedia(WIDE).matches ? 'week' : 'day', setChosen];
}
