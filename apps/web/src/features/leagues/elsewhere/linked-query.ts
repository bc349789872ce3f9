const STALE_MS = 30_000;

/**
 * How a card below a text asks: whoever reads the thread again sees what has happened meanwhile.
 * @param isRunning asks on by itself: the page's stream is the thread's
 */
export const asItStands = (isRunning: boolean) => ({
  retry: false,
  staleTime: STALE_MS,
  refetchOnWindowFocus: true,
  refetchInterval: isRunning ? STALE_MS : (false as const),
});
