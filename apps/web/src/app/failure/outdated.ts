/** The messages of Chromium, Firefox, Safari and Vite for a module that could not be fetched. */
const MESSAGES =
  /dynamically imported module|module script failed|Unable to preload CSS|Failed to load module script/i;

/**
 * Whether a chunk of this version is missing, usually because a new version was deployed while the
 * tab was open.
 * @returns true if reloading the page helps
 */
export const isOutdated = (error: unknown): error is Error =>
  error instanceof Error && MESSAGES.test(error.message);

const RELOADED = 'oche:reloaded:';

/**
 * Reloads the page to get a missing chunk, once for each chunk and tab: if that did not help, the
 * reader decides. What was typed survives as a draft. Without a network the page would only be lost.
 */
export function reloadOnce({ message }: Error): void {
  if (!navigator.onLine) return;
  try {
    if (sessionStorage.getItem(RELOADED + message)) return;
    sessionStorage.setItem(RELOADED + message, 'yes');
  } catch {
    // without a storage nothing would remember that it has been tried
    return;
  }
  location.reload();
}
