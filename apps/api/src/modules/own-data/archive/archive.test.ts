import { BlobReader, TextWriter, ZipReader } from '@zip.js/zip.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '../../../lib/time/wall-clock.ts';
import { useTestApp } from '../../../plugins/testing.ts';
import {
  codeOf,
  outcomeOf,
  receiveMails,
  refusal,
  runJobs,
  TEST_PASSWORD,
  useMember,
} from '../../../testing/index.ts';
import { endArchives, fileOf } from './archive.service.ts';

const server = useTestApp();
const anna = useMember(server.api, { first_name: 'Anna', zip_code: '50667' });
const ben = useMember(server.api);
const suspended = useMember(server.api, { status: 'suspended' });
let cookie: string;

beforeAll(async () => {
  cookie = await server.signIn(anna);
});

const ownData = (member = anna) => server.api.callerFor(member).ownData;
const ask = (member = anna) => ownData(member).requestArchive({ password: TEST_PASSWORD });
const download = async (id: string, headers: object) =>
  server.app.inject({ url: `/api/own-data/archives/${id}`, headers: { ...headers } });

/** The files of an archive as texts, by their names. */
async function filesOf(bytes: Buffer): Promise<Record<string, string>> {
  const zip = new ZipReader(new BlobReader(new Blob([new Uint8Array(bytes)])));
  const files: Record<string, string> = {};
  for (const entry of await zip.getEntries()) {
    if (!entry.directory) files[entry.filename] = await entry.getData(new TextWriter());
  }
  await zip.close();
  return files;
}

describe('the own archive', () => {
  it('is packed by a job, told by mail, and comes to its owner alone', async () => {
    expect((await ownData().get()).archive).toBeNull();
    await server.api.callerFor(anna).social.people.block({ userId: ben.id });
    await ask();
    expect((await ownData().get()).archive).toMatchObject({ status: 'waiting', bytes: null });
    const [mail] = await receiveMails(server.api, anna.email);
    expect(mail?.subject).toBe('Dein Archiv ist gepackt');
    expect(mail?.text).toContain('/account#own-data');

    const { archive } = await ownData().get();
    expect(archive?.status).toBe('ready');
    expect(archive?.done).toBe(archive?.total);
    const response = await download(archive?.id ?? '', { cookie });
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'application/zip',
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="oche.zip"',
    });
    expect(response.rawPayload).toHaveLength(archive?.bytes ?? 0);
    const files = await filesOf(response.rawPayload);
    expect(files['README.txt']).toContain('Oche');
    expect(JSON.parse(files['account.json'] ?? '')).toMatchObject([
      { firstName: 'Anna', email: anna.email, zipCode: '50667' },
    ]);
    expect(JSON.parse(files['people/blocked.json'] ?? '')).toMatchObject([{ memberId: ben.id }]);
    expect(files['people/following.json']).toBe('[]\n');
    expect(JSON.stringify(files)).not.toContain('argon2');

    const others = await download(archive?.id ?? '', { cookie: await server.signIn(ben) });
    expect([others.statusCode, others.json().code]).toEqual([404, 'ARCHIVE_NOT_FOUND']);
    expect((await download(archive?.id ?? '', {})).statusCode).toBe(401);
    expect((await download('nothing', { cookie })).statusCode).toBe(404);
  });

  it('is one at a time, also of several who ask at once, and a new one takes the place of the former', async () => {
    const former = (await ownData().get()).archive?.id ?? '';
    const outcomes = await Promise.all([1, 2, 3].map(() => outcomeOf(ask())));
    expect(outcomes.sort()).toEqual(['ARCHIVE_UNDER_WAY', 'ARCHIVE_UNDER_WAY', 'done']);
    await runJobs(server.api);
    const { archive } = await ownData().get();
    expect([archive?.status, archive?.id === former]).toEqual(['ready', false]);
    expect(await server.api.deps.storage.find(fileOf(former))).toBeUndefined();
    expect((await download(former, { cookie })).statusCode).toBe(404);
  });

  it('is gone after seven days, file and all', async () => {
    const { archive } = await ownData().get();
    const id = archive?.id ?? '';
    server.api.deps.clock.set(new Date(Date.now() + 7 * DAY_MS + MINUTE_MS));
    expect((await download(id, { cookie })).statusCode).toBe(404);
    await endArchives(server.api.deps);
    await runJobs(server.api);
    expect(await server.api.deps.storage.find(fileOf(id))).toBeUndefined();
    expect((await ownData().get()).archive).toBeNull();
  });

  it('needs the password or a fresh sign-in, and is given up when it never became ready', async () => {
    const { requestArchive } = ownData(ben);
    expect((await refusal(requestArchive({}))).fields).toEqual({ password: 'required' });
    expect((await refusal(requestArchive({ password: 'falsch' }))).fields).toEqual({
      password: 'wrongPassword',
    });
    const external = await server.api.createMember({ password_hash: null });
    expect(await codeOf(ownData(external).requestArchive({}))).toBe('SIGN_IN_AGAIN');
    const fresh = await server.signIn(external);
    const asked = await server.app.inject({
      method: 'POST',
      url: '/trpc/ownData.requestArchive',
      headers: { cookie: fresh, 'content-type': 'application/json' },
      payload: '{}',
    });
    expect(asked.statusCode).toBe(200);
    server.api.deps.clock.set(new Date(Date.now() + DAY_MS));
    await endArchives(server.api.deps);
    expect((await ownData(external).get()).archive?.status).toBe('failed');
    // nobody waits for it any more
    await runJobs(server.api);
    expect((await ownData(external).get()).archive?.status).toBe('failed');
  });

  it('is not for visitors, but for suspended members', async () => {
    const visitor = server.api.callerFor(null).ownData;
    expect(await codeOf(visitor.get())).toBe('UNAUTHENTICATED');
    expect(await codeOf(visitor.requestArchive({}))).toBe('UNAUTHENTICATED');
    await ask(suspended);
    expect((await ownData(suspended).get()).archive?.status).toBe('waiting');
    const long = 'x'.repeat(201);
    expect(await codeOf(ownData(ben).requestArchive({ password: long }))).toBe('BAD_INPUT');
  });
});
