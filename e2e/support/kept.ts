import { expect, type Page, test } from './test.ts';

/** Seven hundred files take seven seconds, and three times as long beside other tests. Milliseconds. */
const LIMIT_MS = 60_000;

/**
 * Waits until the service worker is in charge of the page and has kept all files of the build. The test gets the time
 * that this may take.
 */
export async function buildIsKept(page: Page): Promise<void> {
  const isKept = () =>
    page.evaluate(async () => {
      if (!navigator.serviceWorker.controller) return false;
      const worker = await (await fetch('/sw.js')).text();
      const [list = ''] = /\/assets\/files-[\w-]{8}\.json/.exec(worker) ?? [];
      const files: string[] = await (await fetch(list)).json();
      const kept = await Promise.all(files.map((file) => caches.match(file)));
      return files.length > 0 && kept.every(Boolean);
    });
  test.setTimeout(test.info().timeout + LIMIT_MS);
  await expect.poll(isKept, { timeout: LIMIT_MS }).toBe(true);
}
