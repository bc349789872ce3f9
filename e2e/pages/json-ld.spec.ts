import { JsonLdCheck, jsonLdOf } from '../support/json-ld.ts';
import { visitor } from '../support/roles.ts';
import { expect, test } from '../support/test.ts';

/*
 * What the pages that search engines are told of say of themselves to them (schema.org): some of each kind in the
 * sitemap, as the server renders them.
 */

test.use({ storageState: visitor });

/** Pages of one kind are made by the same code; their things differ in what they have. */
const OF_A_KIND = 24;

test('pages of each kind in the sitemap say what search engines need, and nothing empty', async ({
  request,
}) => {
  const textOf = async (url: string) => {
    const response = await request.get(url);
    // what another test has deleted since is gone
    expect([200, 404], url).toContain(response.status());
    return response.ok() ? response.text() : '';
  };
  const parts = locationsOf(await textOf('/sitemap.xml'));
  const pages: string[] = [];
  for (const part of parts) pages.push(...locationsOf(await textOf(part)));

  const check = new JsonLdCheck();
  const kinds = Map.groupBy(pages, kindOf);
  // the first, which have everything, and the last, which other tests have made
  const some = [...kinds.values()].flatMap((kind) => [
    ...new Set([...kind.slice(0, OF_A_KIND), ...kind.slice(-OF_A_KIND)]),
  ]);
  for (const page of some) {
    for (const data of jsonLdOf(await textOf(page))) check.add(new URL(page).pathname, data);
  }

  expect(check.problems).toEqual([]);
  expect(check.missing).toEqual([]);
  expect(check.types).toEqual(
    expect.arrayContaining([
      'BreadcrumbList',
      'CollectionPage',
      'DiscussionForumPosting',
      'ItemList',
      'Product',
      'SportsActivityLocation',
      'SportsClub',
      'SportsEvent',
    ]),
  );
});

/** `/forum/thread/12` → `/forum/thread/0`, `/lounges/koeln` → `/lounges/x` */
const kindOf = (page: string): string =>
  new URL(page).pathname.replace(/\d+$/, '0').replace(/(?<=^\/\w+\/)[a-z-]+$/, 'x');

const locationsOf = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'));
