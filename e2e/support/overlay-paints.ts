import { chromium, type Page } from '@playwright/test';
import { browserFlags, browserPath } from './browser.ts';

/** An overlay as a program for streams has it. */
export interface OpenedOverlay {
  /**
   * Begins to look at a slot.
   * @returns what waits until its text is the wanted one and has been painted, in milliseconds since 1970
   */
  look(slot: string, wanted: string): Promise<() => Promise<number>>;
  close(): Promise<void>;
}

/** Opens it with a browser of its own, outside of the tests. */
export async function openOverlay(url: string): Promise<OpenedOverlay> {
  const browser = await chromium.launch({
    executablePath: await browserPath(),
    args: browserFlags,
  });
  const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
  await Promise.all([page.waitForResponse(/\/stream$/), page.goto(url)]);
  return {
    look: (slot, wanted) => look(page, slot, wanted),
    close: () => browser.close(),
  };
}

async function look(page: Page, slot: string, wanted: string): Promise<() => Promise<number>> {
  const painted = await page.evaluateHandle(
    ([name, text]) => {
      const shown = document.querySelector(`[data-slot="${name}"]`);
      if (!shown) throw new Error(`there is no slot ${name}`);
      const time = new Promise<number>((done) => {
        // a frame's callbacks run before it is painted, and messages after that
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done(Date.now());
        const observer = new MutationObserver(() => {
          if (shown.textContent !== text) return;
          observer.disconnect();
          requestAnimationFrame(() => port2.postMessage(null));
        });
        observer.observe(shown, { childList: true, characterData: true, subtree: true });
      });
      // a promise itself would be waited for
      return { time };
    },
    [slot, wanted] as const,
  );
  return () => painted.evaluate(({ time }) => time);
}
