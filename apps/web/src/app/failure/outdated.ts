/** The messages of Chromium, Firefox, Safari and Vite for a module that could not be fetched. */
const MESSAGES =
  /dynamically imported module|module script failed|Unable to preload CSS|Failed to load module script/i;

/**
 * Whether a chunk of this version is missing, usually because a new version was deployed while the
 * tab was open.
 * @returns true if reloading the page helps
 */
export const isOutdated = (error: unknown): boolean =>
  error instanceof Error && MESSAGES.test(error.message);
