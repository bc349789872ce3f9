import { appIsThere } from '../support/app.ts';
import { listViolations } from '../support/axe.ts';
import { collectErrors, quietOf } from '../support/errors.ts';
import { goInside } from '../support/inside.ts';
import { type RoleName, signedIn, visitor } from '../support/roles.ts';
import { baseUrl } from '../support/server.ts';
import { expect, type Page, test } from '../support/test.ts';
import { type Language, textChecker } from '../support/texts.ts';
import { showTheme } from '../support/theme.ts';

/*
 * Every route of the specification, as everybody sees it, in both languages: what a page does is the business of other
 * tests, here it only has to be there, without an error, without a text that is missing, and for everybody to read, in
 * light and dark. What the server renders and the browser takes over is looked at as visitors and a member load it, and
 * staff and the other language come to the same pages inside the app, at a third of the time.
 */

type Reader = 'visitor' | RoleName;

interface Route {
  path: string;
  /** who gets to see it; everybody else is led to the login, or told that they may not */
  for?: 'members' | 'admins';
}

const routes: readonly Route[] = [
  { path: '/' },
  { path: '/login' },
  { path: '/dashboard', for: 'members' },
  { path: '/tournaments', for: 'members' },
  { path: '/venues', for: 'members' },
  { path: '/lounges' },
  { path: '/lounges/koln' },
  { path: '/events' },
  { path: '/events/koln' },
  { path: '/top' },
  { path: '/leagues' },
  { path: '/leagues/divisions/1' },
  { path: '/clubs' },
  { path: '/media-channels' },
  { path: '/media-channels/new', for: 'members' },
  { path: '/marketplace' },
  { path: '/marketplace/{ad}' },
  { path: '/rankings', for: 'members' },
  { path: '/friends', for: 'members' },
  { path: '/messages', for: 'members' },
  { path: '/forum' },
  { path: '/forum/subforum/1' },
  { path: '/forum/thread/1' },
  { path: '/search?q=dart' },
  { path: '/profile', for: 'members' },
  { path: '/admin', for: 'admins' },
  { path: '/gibt-es-nicht' },
];
/** The tabs of the admin area, as parts of that one route. */
const tabs = ['users', 'locations', 'tournaments', 'marketplace', 'banners', 'forum'];

const DENIED = "You don't have permission to access the admin area";

interface Walk {
  language: Language;
  reader: Reader;
  /** whether each page is loaded, or reached inside the app */
  isLoading?: boolean;
}

/** What moderators see in English, admins see, too. */
const walks: readonly Walk[] = [
  { language: 'de', reader: 'visitor', isLoading: true },
  { language: 'de', reader: 'anna', isLoading: true },
  { language: 'de', reader: 'moderator' },
  { language: 'de', reader: 'admin' },
  { language: 'en', reader: 'visitor', isLoading: true },
  { language: 'en', reader: 'anna' },
  { language: 'en', reader: 'admin' },
];

for (const { language, reader, isLoading = false } of walks) {
  test(`every route is whole for ${reader} in ${language}`, async ({ browser }) => {
    // twenty pages in a row, on a machine that may be busy
    test.setTimeout(180_000);
    const page = await browser.newPage({
      baseURL: baseUrl,
      locale: language === 'de' ? 'de-DE' : 'en-GB',
      timezoneId: 'Europe/Berlin',
      serviceWorkers: 'block',
      reducedMotion: 'reduce',
      viewport: { width: 1440, height: 900 },
      storageState: reader === 'visitor' ? visitor : signedIn(reader),
    });
    await page.context().addCookies([{ name: 'locale', value: language, url: baseUrl }]);
    // the page that isn't there says so, and one that is for members only, to whoever isn't one
    const { errors } = collectErrors(page, (answer) => {
      const isPage = answer.request().isNavigationRequest();
      if (answer.url().endsWith('/gibt-es-nicht')) return answer.status() === 404;
      return reader === 'visitor' && isPage && answer.status() === 401;
    });
    const look = await looker(page, language, isLoading);
    const walked =
      reader === 'admin'
        ? [...routes, ...tabs.map((tab): Route => ({ path: `/admin/${tab}`, for: 'admins' }))]
        : routes;
    const [{ id: ad }] = await (await page.request.get('/api/marketplace?limit=1')).json();
    for (const each of walked) {
      const route = { ...each, path: each.path.replace('{ad}', ad) };
      const leadsAway = reader === 'visitor' && route.for !== undefined;
      const found = [
        ...(await look(route.path, leadsAway ? '/login' : undefined)),
        // what a page is made of is the same in both languages, and the login is looked at as a page of its own
        ...(language === 'de' && !leadsAway ? await listViolations(page) : []),
        ...(language === 'de' && hasOwnColours(route, reader) ? await listInDark(page) : []),
      ];
      const at = `${route.path} for ${reader} in ${language}`;
      expect.soft(await whereItLed(page, route, reader), at).toBe('as it should');
      expect.soft([...errors.splice(0), ...found], at).toEqual([]);
    }
    await page.context().close();
  });
}

/** Opens a path and says what is wrong with what is shown there. */
async function looker(page: Page, language: Language, isLoading: boolean) {
  const wrongTexts = await textChecker();
  const quiet = quietOf(page);
  let isInside = false;
  return async (path: string, leadsTo?: string): Promise<string[]> => {
    if (isInside) await goInside(page, path);
    else await page.goto(path);
    isInside = !isLoading;
    if (leadsTo) await page.waitForURL((url) => url.pathname === leadsTo);
    await appIsThere(page);
    await quiet();
    const heading = page.getByRole('heading', { level: 1 });
    await heading.first().waitFor();
    const [lang, title, count] = await Promise.all([
      page.locator('html').getAttribute('lang'),
      page.title(),
      heading.count(),
    ]);
    return [
      ...(lang === language ? [] : [`the page is in ${lang}`]),
      ...(title.trim().length > 3 ? [] : [`its title is "${title}"`]),
      ...(count === 1 ? [] : [`it has ${count} main headings`]),
      ...(await wrongTexts(page, language)).map((text) => `text: ${text}`),
    ];
  };
}

/** Staff see what members see, in the same colours, and the admin area. */
const hasOwnColours = ({ for: whom }: Route, reader: Reader): boolean =>
  whom === 'admins' ? reader === 'admin' : reader === 'anna' || (reader === 'visitor' && !whom);

async function listInDark(page: Page): Promise<string[]> {
  await showTheme(page, 'dark');
  const violations = await listViolations(page, { only: 'colours' });
  await page.emulateMedia({ colorScheme: 'light' });
  return violations.map((violation) => `dark: ${violation}`);
}

async function whereItLed(page: Page, { path, for: whom }: Route, reader: Reader) {
  const { pathname } = new URL(page.url());
  const asked = path.split('?')[0];
  if (reader === 'visitor' && whom) return pathname === '/login' ? 'as it should' : pathname;
  if (reader !== 'visitor' && asked === '/login') return 'as it should';
  // moderators look on
  if (whom === 'admins' && reader === 'anna') {
    return (await page.getByText(DENIED).count()) === 1 ? 'as it should' : 'not denied';
  }
  if (path.includes('gibt-es-nicht')) {
    return (await page.getByText('Page Not Found').count()) > 0 ? 'as it should' : 'not missing';
  }
  return pathname.startsWith(asked ?? '') ? 'as it should' : pathname;
}
