import { useEffect, useLayoutEffect } from 'react';

/* the server has no band to make slim */
const useBeforePaint = import.meta.env.SSR ? useEffect : useLayoutEffect;

/** Who has been in an area before needs its name and its ways, and no explanation. The page's head has the function. */
export function useSlimBand(pathname: string): void {
  useBeforePaint(() => window.slimBand?.(pathname), [pathname]);
}
