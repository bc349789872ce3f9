import type { Page } from '@playwright/test';

/** Notes which live streams a page has open. Call it before the page is loaded. */
export async function noteStreams(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const all: EventSource[] = [];
    Object.assign(window, { liveStreams: all });
    window.EventSource = class extends EventSource {
      constructor(...args: ConstructorParameters<typeof EventSource>) {
        super(...args);
        all.push(this);
      }
    };
  });
}

/** @returns how many live streams the page has open, or is about to open */
export const countStreams = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const all: EventSource[] = Reflect.get(window, 'liveStreams');
    return all.filter(({ readyState }) => readyState !== EventSource.CLOSED).length;
  });

/** Tells the page that its tab is in the background, or shown again; headless tabs always are. */
export const showTab = (page: Page, isShown: boolean): Promise<void> =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, !isShown);
