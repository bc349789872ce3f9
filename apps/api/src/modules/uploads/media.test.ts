import type { Picture } from '@oche/validators/uploads/schemas';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addJob } from '../../lib/jobs/jobs.ts';
import { createTestApp, useTestApp } from '../../plugins/testing.ts';
import { insertPicture, runJobs } from '../../testing/index.ts';
import { startTestS3, type TestS3 } from '../../testing/servers/s3-server.ts';
import { pictureFile, sendPicture, storedFiles } from './testing.ts';

describe.each(['on disk', 'in S3'])('pictures %s', (place) => {
  let s3: TestS3 | undefined;
  beforeAll(async () => {
    s3 = place === 'in S3' ? await startTestS3() : undefined;
  });
  afterAll(() => s3?.close());

  const server = useTestApp({ env: () => s3?.env ?? {} });
  let cookie: string;
  let picture: Picture;
  beforeAll(async () => {
    cookie = await server.signIn(await server.api.createMember());
    picture = await upload();
    await show(picture);
  });

  /** Lets something show it, or nothing, so that it is everybody's or its owner's. */
  const show = ({ id }: Picture, usedBy: string | null = 'lounge:1') =>
    server.api.deps.db
      .updateTable('uploads')
      .set({ used_by: usedBy, unused_since: usedBy === null ? new Date().toISOString() : null })
      .where('id', '=', id)
      .execute();

  async function upload(): Promise<Picture> {
    const file = await pictureFile('image/jpeg', { width: 1000, height: 600 });
    const answer = await sendPicture(server, file, { cookie, 'content-type': 'image/jpeg' });
    expect(answer.statusCode).toBe(201);
    return answer.json();
  }

  test('lie there and nowhere else', async () => {
    const files = await storedFiles(server.api);
    expect(files.includes(picture.id)).toBe(place === 'on disk');
    expect(await server.api.deps.storage.find(`${picture.id}/480.webp`)).toBeDefined();
  });

  test('are served in every width, to be kept for ever', async () => {
    expect(picture.sources.map(({ width }) => width)).toEqual([480, 960, 1000]);
    for (const { url, width } of picture.sources) {
      const answer = await server.app.inject({ url });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'image/webp',
        'content-length': String(answer.rawPayload.length),
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      });
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width });
    }
  });

  test('are not sent again to who has them', async () => {
    const { headers } = await server.app.inject({ url: picture.url });
    const again = await server.app.inject({
      url: picture.url,
      headers: { 'if-none-match': `"x", ${headers.etag}` },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers).toMatchObject({
      etag: headers.etag,
      'cache-control': headers['cache-control'],
    });
    const other = picture.sources[0]?.url ?? '';
    const answer = await server.app.inject({
      url: other,
      headers: { 'if-none-match': `${headers.etag}` },
    });
    expect(answer.statusCode).toBe(200);
  });

  test('tell their size without a body', async () => {
    const whole = await server.app.inject({ url: picture.url });
    const head = await server.app.inject({ method: 'HEAD', url: picture.url });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect(head.headers['content-length']).toBe(whole.headers['content-length']);
  });

  test('are not found under any other address', async () => {
    const { id } = picture;
    const addresses = [
      `/media/${id}/481.webp`,
      `/media/${id}/480.png`,
      `/media/${id}/0480.webp`,
      `/media/${id}/480.webp.bak`,
      `/media/${id}/..%2f..%2fpostgres.json`,
      `/media/${id}/`,
      `/media/${id.toUpperCase()}/480.webp`,
      `/media/..%2f${id}/480.webp`,
      `/media/%2e%2e/480.webp`,
      `/media/${'a'.repeat(26)}/480.webp`,
    ];
    for (const url of addresses) {
      const answer = await server.app.inject({ url });
      expect([url, answer.statusCode]).toEqual([url, 404]);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });

  test('are removed a day after nothing shows them', async () => {
    const { db, clock, storage } = server.api.deps;
    const kept = await upload();
    await show(kept);
    await show(picture, null);
    clock.advance({ hours: 25 });
    await addJob(db, 'uploads.cleanup', {});
    await runJobs(server.api);
    expect(await storage.find(`${picture.id}/480.webp`)).toBeUndefined();
    expect(await storage.find(`${kept.id}/480.webp`)).toBeDefined();
    expect((await server.app.inject({ url: picture.url })).statusCode).toBe(404);
    expect((await server.app.inject({ url: kept.url })).statusCode).toBe(200);
    clock.reset();
  });
});

test('a storage that is away is an error of ours, not a picture that is not there', async () => {
  const s3 = await startTestS3();
  const server = await createTestApp({ env: s3.env });
  await s3.close();
  const owner = await server.api.createMember();
  const id = await insertPicture(server.api, owner, { used_by: 'lounge:1', unused_since: null });
  const answer = await server.app.inject({ url: `/media/${id}/480.webp` });
  expect(answer.statusCode).toBeGreaterThanOrEqual(500);
  expect(answer.headers['cache-control']).toBe('no-store');
  const cookie = await server.signIn(owner);
  const file = await pictureFile('image/jpeg', { width: 30, height: 30 });
  const refused = await sendPicture(server, file, { cookie, 'content-type': 'image/jpeg' });
  expect(refused.statusCode).toBeGreaterThanOrEqual(500);
  expect(await server.api.deps.db.selectFrom('uploads').select('id').execute()).toEqual([{ id }]);
  await server.close();
});
