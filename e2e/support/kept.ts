import { expect, type Page } from './test.ts';

/** Waits until the service worker is in charge of the page and has kept all files of the build. */
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
  await expect.poll(isKept, { timeout: 20_000 }).toBe(true);
}
