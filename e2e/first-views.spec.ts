import { baseUrl } from './support/server.ts';
import { expect, test } from './support/test.ts';
import type { Place } from './support/views/addresses.ts';
import { findPlaces, viewAll } from './support/views/all.ts';
import { findingsOf } from './support/views/budgets.ts';

/*
 * What people wait for when they come for the first time: everything that a page loads until it is quiet, and how
 * much moves meanwhile. `pnpm bench --only pages` prints the same counts as a table.
 */

// about thirty pages, each with two seconds in which nothing happens, side by side
test.describe.configure({ timeout: 240_000 });

let places: readonly Place[] = [];
test.beforeAll(async () => {
  places = await findPlaces(baseUrl);
});

for (const reader of ['visitors', 'members'] as const) {
  test(`first views of ${reader} keep their budgets until they are quiet`, async ({ browser }) => {
    const own = places.filter(({ email }) => (email !== undefined) === (reader === 'members'));
    const views = await viewAll(browser, baseUrl, own);
    expect(views.flatMap(({ place, view }) => findingsOf(place, view))).toEqual([]);
  });
}
