import { type Browser, chromium, request } from '@playwright/test';
import { browserFlags, browserPath } from '../browser.ts';
import { type Place, placesOf } from './addresses.ts';
import { phone, type View, viewUntilQuiet } from './quiet.ts';

/** A page mostly waits, so some are looked at side by side. */
const AT_ONCE = 3;

export interface FirstView {
  place: Place;
  view: View;
}

/** Looks at each place as somebody who comes for the first time with this device. */
export async function viewAll(
  browser: Browser,
  baseUrl: string,
  places: readonly Place[],
): Promise<FirstView[]> {
  const views: FirstView[] = [];
  const rest = places.entries();
  const lookOn = async () => {
    for (const [index, place] of rest) {
      views[index] = { place, view: await viewOnce(browser, baseUrl, place) };
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lookOn));
  return views;
}

async function viewOnce(browser: Browser, baseUrl: string, { path, email }: Place): Promise<View> {
  const context = await browser.newContext({
    ...phone,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    serviceWorkers: 'allow',
    storageState: { cookies: [], origins: [] },
  });
  try {
    if (email) await context.request.get(`${baseUrl}/api/mock-login?email=${email}`);
    return await viewUntilQuiet(await context.newPage(), `${baseUrl}${path}`);
  } finally {
    await context.close();
  }
}

/** Finds the places of a running app. */
export async function findPlaces(baseUrl: string): Promise<Place[]> {
  const caller = await request.newContext();
  try {
    return await placesOf(caller, baseUrl);
  } finally {
    await caller.dispose();
  }
}

/** Looks at each place with a browser of its own, outside of the tests. */
export async function viewWithBrowser(
  baseUrl: string,
  places: readonly Place[],
): Promise<FirstView[]> {
  const browser = await chromium.launch({
    executablePath: await browserPath(),
    args: browserFlags,
  });
  try {
    return await viewAll(browser, baseUrl, places);
  } finally {
    await browser.close();
  }
}
