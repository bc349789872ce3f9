import { useHydrated } from '@tanstack/react-router';
import { useState } from 'react';

export type View = 'week' | 'day';

/** From this width on there is room for a week. */
const WIDE = '(min-width: 48em)';

/**
 * Week or day: what the reader has chosen, else what fits the screen.
 * @returns null until the browser can tell the width
 */
export function useView(): [View | null, (view: View) => void] {
  const [chosen, setChosen] = useState<View | null>(null);
  const isHydrated = useHydrated();
  if (chosen) return [chosen, setChosen];
  if (!isHydrated) return [null, setChosen];
  return [matchMedia(WIDE).matches ? 'week' : 'day', setChosen];
}
