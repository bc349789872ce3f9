import { expect, type Page } from './test.ts';

/** Waits until the service worker is in charge of the page and has kept all files of the build. */
export async function buildIsKept(page: Page): Promise<void> {
  const isKept = () =>
    page.evaluate(async () => {
      if (!navigator.serviceWorker.controller) return false;
      const worker = await (await fetch('/sw.js')).text();
      const files = new Set(worker.match(/\/assets\/[\w.-]+-[\w-]{8}\.(js|css|woff2)/g));
      const kept = await Promise.all([...files].map((file) => caches.match(file)));
      return files.size > 0 && kept.every(Boolean);
    });
  await expect.poll(isKept, { timeout: 20_000 }).toBe(true);
}
