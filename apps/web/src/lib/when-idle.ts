/** Safari has no idle callback. */
function later(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, 2000);
}

/**
 * Does something when the page has been loaded and has nothing else to do.
 * @returns a function that cancels it
 */
export function whenIdle(work: () => void): () => void {
  const stop = new AbortController();
  const start = () => later(() => stop.signal.aborted || work());
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true, signal: stop.signal });
  return () => stop.abort();
}
