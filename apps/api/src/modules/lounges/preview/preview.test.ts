import { Readable } from 'node:stream';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { useTestApp } from '../../../plugins/testing.ts';
import { useMember } from '../../../testing/index.ts';
import { pictureFile, sendPicture } from '../../uploads/testing.ts';
import { createLounge, setLounge } from '../testing.ts';

const server = useTestApp();
const ben = useMember(server.api, { first_name: 'Ben' });

const get = (id: number) => server.app.inject({ url: `/venues/${id}/picture.jpg?v=1` });

it('an active lounge has a picture for shared links, with its first photo in it', async () => {
  const { id } = await createLounge(server.api, ben, { name: 'Zur <Triple> & "20"' });
  const bare = await get(id);
  expect([bare.statusCode, bare.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect(bare.headers.etag).toMatch(/^"[\w-]{27}"$/);
  expect(await sharp(bare.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });

  const green = await pictureFile('image/webp', { colour: '#00a000' });
  const sent = await sendPicture(server, Readable.from([green]) as never, {
    cookie: await server.signIn(ben),
    'content-type': 'image/webp',
  });
  await server.api.deps.db
    .insertInto('lounge_photos')
    .values({ lounge_id: id, position: 0, upload_id: sent.json().id })
    .execute();
  const part = { left: 40, top: 120, width: 500, height: 400 };
  const photo = sharp((await get(id)).rawPayload).extract(part);
  const { dominant } = await photo.stats();
  expect(dominant.g).toBeGreaterThan(dominant.r + 60);
});

it('a lounge that is not active, or none, has no picture', async () => {
  const { id } = await createLounge(server.api, ben);
  await setLounge(server.api.deps.db, id, { is_active: false });
  for (const gone of [id, 999_999]) {
    const answer = await get(gone);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'LOUNGE_NOT_FOUND']);
  }
});
