import { type BrowserContext, test as base, type Page } from '@playwright/test';
import { appIsThere } from './app.ts';
import { type RoleName, signedIn, visitor } from './roles.ts';
import { baseUrl } from './server.ts';

export * from '@playwright/test';

/** Who looks at a page. */
export type Reader = RoleName | 'visitor';

interface TestFixtures {
  closesPages: undefined;
}
interface WorkerFixtures {
  waitsForApp: undefined;
  /**
   * A page for tests that only look. It stays open for the next ones of the worker, so that they have
   * the files that are loaded already; what a test changes in it, it has to change back.
   */
  lookAs: (reader: Reader) => Promise<Page>;
}

/** What stays open for the next tests. */
const kept = new Set<BrowserContext>();

export const test = base.extend<TestFixtures, WorkerFixtures>({
  // What a test opens in other browsers would otherwise stay open as long as its worker runs: each of
  // those pages goes on following its live streams, of which a member can have only some.
  closesPages: [
    async ({ browser }, use) => {
      const before = new Set(browser.contexts());
      await use(undefined);
      const own = browser.contexts().filter((one) => !before.has(one) && !kept.has(one));
      await Promise.all(own.map((context) => context.close()));
    },
    { auto: true },
  ],
  // A page from the server is read before the app runs in it. What a person does meanwhile isn't lost (pages/landing.spec.ts),
  // but that is no order to rely on in other tests: so whoever opens a page has the app, unless they want the bare answer.
  waitsForApp: [
    async ({ browser }, use) => {
      const page = await browser.newPage();
      const proto: Page = Object.getPrototypeOf(page);
      await page.close();
      const { goto, reload } = proto;
      proto.goto = async function (this: Page, url, options) {
        const answer = await goto.call(this, url, options);
        if (options?.waitUntil !== 'commit') await appIsThere(this);
        return answer;
      };
      proto.reload = async function (this: Page, options) {
        const answer = await reload.call(this, options);
        if (options?.waitUntil !== 'commit') await appIsThere(this);
        return answer;
      };
      await use(undefined);
      Object.assign(proto, { goto, reload });
    },
    { scope: 'worker', auto: true },
  ],
  lookAs: [
    async ({ browser }, use) => {
      const pages = new Map<Reader, Page>();
      await use(async (reader) => {
        const page =
          pages.get(reader) ??
          (await browser.newPage({
            baseURL: baseUrl,
            locale: 'de-DE',
            timezoneId: 'Europe/Berlin',
            serviceWorkers: 'block',
            // as wide as a desk's, where all columns are there
            viewport: { width: 1440, height: 900 },
            storageState: reader === 'visitor' ? visitor : signedIn(reader),
          }));
        pages.set(reader, page);
        kept.add(page.context());
        return page;
      });
      await Promise.all([...pages.values()].map((page) => page.close()));
    },
    { scope: 'worker' },
  ],
});
