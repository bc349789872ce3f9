import { type Oche, startUndisturbed } from '../support/oche.ts';
import { expect, test } from '../support/test.ts';
import type { Place } from '../support/views/addresses.ts';
import { findPlaces, viewAll } from '../support/views/all.ts';
import { findingsOf } from '../support/views/budgets.ts';

/*
 * What people wait for when they come for the first time: everything that a page loads until it is quiet, and how
 * much moves meanwhile. `pnpm bench --only pages` prints the same counts as a table.
 */

// about thirty pages, each with two seconds in which nothing happens, side by side; one after the other on one server
test.describe.configure({ mode: 'default', timeout: 240_000 });

let oche: Oche;
let places: readonly Place[] = [];
// a server of their own, as what other tests do to a member is told to her pages at once, and they ask again
test.beforeAll(async () => {
  // a hook has the project's time, not that of the tests of this file
  test.setTimeout(240_000);
  oche = await startUndisturbed('first-views');
  await expect.poll(() => adsHavePictures(oche.url), { timeout: 90_000 }).toBe(true);
  places = await findPlaces(oche.url);
});
test.afterAll(() => oche.kill());

for (const reader of ['visitors', 'members'] as const) {
  test(`first views of ${reader} keep their budgets until they are quiet`, async ({ browser }) => {
    const own = places.filter(({ email }) => (email !== undefined) === (reader === 'members'));
    const views = await viewAll(browser, oche.url, own);
    expect(views.flatMap(({ place, view }) => findingsOf(place, view))).toEqual([]);
  });
}

/** The pictures of the demo data's ads are drawn once the server is ready. */
async function adsHavePictures(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/api/marketplace?limit=20`);
  const ads: { images: unknown[] }[] = await answer.json();
  return ads.length > 0 && ads.every(({ images }) => images.length > 0);
}
