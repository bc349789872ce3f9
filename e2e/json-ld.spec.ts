import { JsonLdCheck, jsonLdOf } from './support/json-ld.ts';
import { visitor } from './support/roles.ts';
import { expect, test } from './support/test.ts';

/*
 * What every page that search engines are told of says of itself to them (schema.org): all pages of the sitemap, as
 * the server renders them.
 */

test.use({ storageState: visitor });

const AT_ONCE = 4;

test('all pages of the sitemap say what search engines need, and nothing empty', async ({
  request,
}) => {
  // some hundred pages, on a machine that may be busy
  test.slow();
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
  const waiting = pages.values();
  const work = async () => {
    for (const page of waiting) {
      for (const data of jsonLdOf(await textOf(page))) check.add(new URL(page).pathname, data);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));

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

const locationsOf = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'));
