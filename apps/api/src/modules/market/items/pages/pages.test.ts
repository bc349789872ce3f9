import { Readable } from 'node:stream';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { useTestApp } from '../../../../plugins/testing.ts';
import { type TestMember, useMember } from '../../../../testing/index.ts';
import { pictureFile, sendPicture } from '../../../uploads/testing.ts';
import { insertAd } from '../../testing-ads.ts';
import { itemSitemap } from './sitemap.service.ts';
import { staleItemPages } from './stale-pages.ts';

const server = useTestApp();
const mia = useMember(server.api, { first_name: 'Mia' });
let shown: number;
let hidden: number[];

beforeAll(async () => {
  shown = await insertAd(server.api, mia as TestMember, {
    title: 'Pixel & <b> 23 g',
    weight_tenths: 230,
  });
  hidden = [
    await insertAd(server.api, mia as TestMember, { status: 'paused' }),
    await insertAd(server.api, mia as TestMember, { review: 'blocked' }),
    999_999,
  ];
});

const get = (url: string) => server.app.inject({ url });

it('an ad that everybody sees has a picture for shared links, with its photo in it', async () => {
  const address = `/marketplace/${shown}/picture.jpg`;
  const { statusCode, headers, rawPayload } = await get(address);
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect(headers['cache-control']).toContain('public');
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });

  const green = await pictureFile('image/webp', { colour: '#00a000' });
  const cookie = await server.signIn(mia);
  const sent = await sendPicture(server, Readable.from([green]) as never, {
    cookie,
    'content-type': 'image/webp',
  });
  await server.api.deps.db
    .insertInto('market_item_pictures')
    .values({ item_id: shown, position: 0, upload_id: sent.json().id })
    .execute();
  await server.api.deps.db
    .updateTable('market_items')
    .set({ updated_at: new Date(Date.now() + 1000).toISOString() })
    .where('id', '=', shown)
    .execute();
  const photo = sharp((await get(address)).rawPayload).extract({
    left: 40,
    top: 120,
    width: 500,
    height: 400,
  });
  const { dominant } = await photo.stats();
  expect(dominant.g).toBeGreaterThan(dominant.r + 60);
});

it('paused and blocked ads, and none at all, have no picture and are not in the sitemap', async () => {
  for (const id of hidden) {
    const answer = await get(`/marketplace/${id}/picture.jpg`);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'ITEM_NOT_FOUND']);
  }
  const { deps } = server.api;
  const { items } = itemSitemap.parts ?? {};
  expect(await items?.count(deps, 1000)).toBe(1);
  const entries = await items?.list(deps, 0, 1000);
  expect(entries?.map(({ path }) => path)).toEqual([`/marketplace/${shown}`]);
});

it('the link is drawn as a code of 200 pixels', async () => {
  const { statusCode, rawPayload } = await get(`/marketplace/${shown}/qr.png`);
  expect(statusCode).toBe(200);
  expect(await sharp(rawPayload).metadata()).toMatchObject({
    width: 200,
    height: 200,
    format: 'png',
  });
});

it('a change of an ad makes its page and the list stale', () => {
  expect(staleItemPages['item.changed']?.({ itemId: 7 })).toEqual([
    '/marketplace/7',
    '/marketplace',
  ]);
});
