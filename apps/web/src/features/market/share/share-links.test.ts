import { expect, it } from 'vitest';
import { shareHref, shareSites } from './share-links.ts';

const URL_OF_ITEM = 'https://oche.example/marketplace/12';
const TITLE = 'Target 23 g & 90 % "neu"';

it.each(shareSites)('%s gets the whole link, and a title cannot break out of it', (site) => {
  const href = new URL(shareHref(site, URL_OF_ITEM, TITLE));
  expect([...href.searchParams.values()].join(' ')).toContain(URL_OF_ITEM);
  expect(href.searchParams.size).toBeLessThanOrEqual(2);
});
