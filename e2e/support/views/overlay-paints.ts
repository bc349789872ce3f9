import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { browserFlags, browserPath } from '../browser.ts';

/** What is run in the page before anything of it. */
const IN_PAGE = join(import.meta.dirname, 'overlay-in-page.js');

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
  await page.addInitScript({ path: IN_PAGE });
  await Promise.all([page.waitForResponse(/\/stream$/), page.goto(url)]);
  return {
    look: (slot, wanted) => look(page, slot, wanted),
    close: () => browser.close(),
  };
}

async function look(page: Page, slot: string, wanted: string): Promise<() => Promise<number>> {
  const call = `paintOf(${JSON.stringify(slot)}, ${JSON.stringify(wanted)})`;
  const painted = await page.evaluateHandle<{ time: Promise<number> }>(call);
  return () => painted.evaluate(({ time }) => time);
}
