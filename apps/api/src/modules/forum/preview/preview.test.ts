import sharp from 'sharp';
import { expect, it } from 'vitest';
import { useTestApp } from '../../../plugins/testing.ts';
import { useMember } from '../../../testing/index.ts';
import { createThread } from '../testing.ts';

const server = useTestApp();
const mia = useMember(server.api, { first_name: 'Mia' });

const get = (id: number | string, headers = {}) =>
  server.app.inject({ url: `/forum/thread/${id}/picture.png?v=1`, headers });

it('a thread has a picture for shared links, which is sent once to who keeps it', async () => {
  const { thread } = await createThread(server.api, mia, { replies: 1 });
  const { db } = server.api.deps;
  const rename = (title: string) =>
    db.updateTable('forum_threads').set({ title }).where('id', '=', thread.id).execute();
  await rename(`<b>& "Ä" \u0007 ${'Donaudampfschifffahrt'.repeat(7)} und noch ein Wort`);
  const { statusCode, headers, rawPayload } = await get(thread.id);
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
  expect(headers['cache-control']).toContain('public');
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
  expect(rawPayload.length).toBeLessThan(80_000);

  const { etag } = headers;
  const again = await get(thread.id, { 'if-none-match': `"other", W/${etag}` });
  expect([again.statusCode, again.rawPayload.length, again.headers.etag]).toEqual([304, 0, etag]);
  await rename('Welche Flights?');
  const renamed = await get(thread.id, { 'if-none-match': etag });
  expect(renamed.statusCode).toBe(200);
  expect(renamed.headers.etag).not.toBe(etag);
});

it('a deleted thread, or none, has no picture', async () => {
  const { thread } = await createThread(server.api, mia);
  await server.api.callerFor(mia).forum.thread.delete({ id: thread.id });
  for (const id of [thread.id, 999_999_999]) {
    const answer = await get(id);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'THREAD_NOT_FOUND']);
  }
});
