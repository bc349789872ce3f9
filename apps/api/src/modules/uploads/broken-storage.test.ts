import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Picture } from '@oche/validators/uploads/schemas';
import { beforeAll, expect, test } from 'vitest';
import { useTestApp } from '../../plugins/testing.ts';
import { useMember } from '../../testing/index.ts';
import { pictureFile, sendPicture } from './testing.ts';

const server = useTestApp();
const member = useMember(server.api);
let cookie: string;
let png: Buffer;
beforeAll(async () => {
  cookie = await server.signIn(member);
  png = await pictureFile('image/png', { width: 600, height: 400 });
});

const upload = () => sendPicture(server, png, { cookie, 'content-type': 'image/png' });
const read = (url: string) => server.app.inject({ url, headers: { cookie } });
const readiness = async () => {
  const answer = await read('/health/ready');
  return [answer.statusCode, answer.json()];
};
const metric = async (name: string) => {
  const { body } = await read('/metrics');
  return body
    .split('\n')
    .find((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`));
};

/** Where the folder was, there is a file: not even root can store or read there. */
async function whileBroken(work: () => Promise<void>): Promise<void> {
  const folder = join(server.api.dataDir, 'uploads');
  await rename(folder, `${folder}-away`);
  await writeFile(folder, '');
  try {
    await work();
  } finally {
    await rm(folder);
    await rename(`${folder}-away`, folder);
  }
}

test('while the uploads folder is broken, pictures get 503, all else goes on, and both say so', async () => {
  const first = await upload();
  expect(first.statusCode).toBe(201);
  const picture: Picture = first.json();
  expect(await readiness()).toMatchObject([200, { status: 'ok', uploads: 'ok' }]);
  expect(await metric('oche_storage_failing')).toBe('oche_storage_failing 0');

  await whileBroken(async () => {
    for (const answer of [await upload(), await read(picture.url)]) {
      expect(answer.statusCode).toBe(503);
      expect(answer.headers['retry-after']).toBe('30');
      expect(answer.json().code).toBe('UNAVAILABLE');
      expect(answer.body).not.toMatch(/ENOTDIR|uploads/);
    }
    expect(await readiness()).toMatchObject([200, { status: 'ok', uploads: 'failing' }]);
    expect(await metric('oche_storage_failing')).toBe('oche_storage_failing 1');
    expect(await metric('oche_storage_failures_total')).toMatch(/operation="(put|find)"/);
    expect((await read('/api/forum/categories')).statusCode).toBe(200);
  });

  expect((await read(picture.url)).statusCode).toBe(200);
  expect((await upload()).statusCode).toBe(201);
  expect(await readiness()).toMatchObject([200, { status: 'ok', uploads: 'ok' }]);
  expect(await metric('oche_storage_failing')).toBe('oche_storage_failing 0');
});

test('a file that is there and can’t be opened is 503, before anything is sent of it', async () => {
  const picture: Picture = (await upload()).json();
  const { storage } = server.api.deps;
  const file = await storage.find(`${picture.id}/600.webp`);
  await rm(join(server.api.dataDir, 'uploads', picture.id, '600.webp'));
  await expect(file?.open()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});
