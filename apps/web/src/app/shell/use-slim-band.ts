import { useLocation } from '@tanstack/react-router';
import { useEffect, useLayoutEffect } from 'react';
import { bandOf, knowArea, readKnownAreas } from '../../lib/storage/known-areas.ts';

/* the server has no band to make slim; there, the page's first script does it */
const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** Who has been in an area before needs its name and its ways, and no explanation. */
export function useSlimBand(): void {
  const pathname = useLocation({ select: (location) => location.pathname });
  useBeforePaint(() => {
    const band = bandOf(pathname, readKnownAreas());
    if (band) document.documentElement.dataset.known = band;
    else delete document.documentElement.dataset.known;
    knowArea(pathname);
  }, [pathname]);
}
