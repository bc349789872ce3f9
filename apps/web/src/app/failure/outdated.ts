/** How browsers say that a module could not be fetched: Chromium, Firefox, Safari, Vite. */
const MESSAGES =
  /dynamically imported module|module script failed|Unable to preload CSS|Failed to load module script/i;

/**
 * A chunk of this version is gone, usually because a new one was deployed while the tab was open.
 * @returns true when loading the page anew is what helps
 */
export const isOutdated = (error: unknown): boolean =>
  error instanceof Error && MESSAGES.test(error.message);
