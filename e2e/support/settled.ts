import type { Page } from '@playwright/test';

/**
 * Waits until all colours have changed, e.g. those of a button that can be pressed from now on. Elements
 * that are removed meanwhile don't matter, and what moves for ever isn't waited for. Where one inherits
 * a colour, its change begins when that of its parent ends.
 */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const running = () =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
        );
    do {
      await Promise.allSettled(running().map(({ finished }) => finished));
      await new Promise(requestAnimationFrame);
    } while (running().length > 0);
  });
