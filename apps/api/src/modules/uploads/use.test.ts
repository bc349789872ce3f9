import { Readable } from 'node:stream';
import { withTransaction } from '@oche/db';
import { beforeEach, describe, expect, test } from 'vitest';
import { addJob } from '../../lib/jobs/jobs.ts';
import {
  insertPicture,
  refusal,
  runJobs,
  type TestMember,
  useMember,
  useTestApi,
} from '../../testing/index.ts';
import { admitWriter } from '../../trpc/procedures.ts';
import { removeFiles } from './cleanup.service.ts';
import { claimUploads, pictureColumns, pictureJson, releaseUploads, toPicture } from './index.ts';
import { pictureFile, storedFiles } from './testing.ts';
import { createUpload } from './upload.service.ts';

const api = useTestApi();
const owner = useMember(api);
const other = useMember(api);
let first: string;
let second: string;
beforeEach(async () => {
  first = await insertPicture(api, owner);
  second = await insertPicture(api, owner);
});

const claim = (ids: string[], usedBy: string, member = owner) =>
  withTransaction(api.deps.db, (tx) => claimUploads(tx, { ids, ownerId: member.id, usedBy }));
const release = (ids: string[]) => withTransaction(api.deps.db, (tx) => releaseUploads(tx, ids));

const usedBy = async (id: string) => {
  const row = await api.deps.db
    .selectFrom('uploads')
    .select(['used_by', 'unused_since'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && (row.used_by ?? (row.unused_since && 'nothing'));
};

describe('claiming', () => {
  test('keeps pictures for what shows them, until they are released', async () => {
    await claim([first, second], 'lounge:1');
    expect([await usedBy(first), await usedBy(second)]).toEqual(['lounge:1', 'lounge:1']);
    await release([first]);
    expect([await usedBy(first), await usedBy(second)]).toEqual(['nothing', 'lounge:1']);
  });

  test('may name again what is shown already, whoever uploaded it', async () => {
    await claim([first], 'lounge:2');
    const own = await insertPicture(api, other);
    await claim([first, own], 'lounge:2', other);
    expect(await usedBy(own)).toBe('lounge:2');
  });

  test.each<[string, () => Promise<[ids: string[], member?: TestMember]>]>([
    ['somebody else’s', async () => [[first], other]],
    ['used elsewhere', () => claim([first], 'lounge:3').then(() => [[first]])],
    ['not there', async () => [['a'.repeat(26)]]],
  ])('takes nothing when one picture is %s', async (_why, prepare) => {
    const [ids, member = owner] = await prepare();
    const free = await insertPicture(api, member);
    const refused = await refusal(claim([free, ...ids], 'lounge:4', member));
    expect(refused.code).toBe('UPLOAD_NOT_FOUND');
    expect(await usedBy(free)).toBe('nothing');
  });

  test('at the same time succeeds for one', async () => {
    const attempts = Array.from({ length: 20 }, (_, index) => {
      const ids = index % 2 ? [first, second] : [second, first];
      return claim(ids, `lounge:${100 + index}`);
    });
    const results = await Promise.allSettled(attempts);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await usedBy(first)).toMatch(/^lounge:1/);
    expect(await usedBy(second)).toBe(await usedBy(first));
  });
});

describe('cleaning up', () => {
  const ago = (hours: number) => api.deps.clock.inMinutes(-60 * hours);
  const cleanUp = async () => {
    await addJob(api.deps.db, 'uploads.cleanup', {});
    await runJobs(api);
  };

  test('removes what nothing has shown for a day, and only that', async () => {
    const old = await insertPicture(api, owner, { unused_since: ago(25) });
    const fresh = await insertPicture(api, owner, { unused_since: ago(23) });
    const used = await insertPicture(api, owner, { used_by: 'lounge:5', unused_since: null });
    await cleanUp();
    expect(await Promise.all([old, fresh, used].map(usedBy))).toEqual([
      undefined,
      'nothing',
      'lounge:5',
    ]);
  });

  test('never takes what is claimed at the same time', async () => {
    const ids = await Promise.all(
      Array.from({ length: 30 }, () => insertPicture(api, owner, { unused_since: ago(30) })),
    );
    const claims = ids.map((id, index) => claim([id], `lounge:${200 + index}`));
    const [, ...results] = await Promise.allSettled([cleanUp(), ...claims]);
    for (const [index, id] of ids.entries()) {
      const isClaimed = results[index]?.status === 'fulfilled';
      expect(await usedBy(id)).toBe(isClaimed ? `lounge:${200 + index}` : undefined);
    }
  });

  test('takes more than one transaction holds', async () => {
    await Promise.all(
      Array.from({ length: 205 }, () => insertPicture(api, owner, { unused_since: ago(30) })),
    );
    await cleanUp();
    const left = await api.deps.db
      .selectFrom('uploads')
      .select('id')
      .where('unused_since', '<', ago(24))
      .execute();
    expect(left).toEqual([]);
  });

  test('an upload that breaks off between files and row leaves nothing for long', async () => {
    const { clock, storage } = api.deps;
    const before = await storedFiles(api);
    // this owner doesn't exist, so the row is refused, and the storage can't be reached to clean up
    const nobody = { ...owner, id: 'nobody' };
    const away = { ...storage, removeFolder: () => Promise.reject(new Error('away')) };
    const ctx = await admitWriter(api.contextFor(nobody, { storage: away }), 'upload');
    const file = await pictureFile('image/png', { width: 20, height: 20 });
    const body = Readable.from([file]);
    clock.advance({ days: -2 });
    await expect(createUpload(ctx, { type: 'image/png', body })).rejects.toThrow('foreign key');
    clock.reset();
    expect(await storedFiles(api)).toHaveLength(before.length + 2);
    await runJobs(api);
    expect(await storedFiles(api)).toEqual(before);
  });

  test('removes files that a crash left without a row', async () => {
    const { storage, db, clock } = api.deps;
    const lost = 'b'.repeat(26);
    for (const id of [lost, first])
      await storage.put(`${id}/480.webp`, Buffer.from('x'), 'image/webp');
    const yesterday = { runAt: new Date(clock.now().getTime() - 1000) };
    await addJob(db, 'uploads.removeFiles', { ids: [lost, first] }, yesterday);
    await runJobs(api);
    expect(await storedFiles(api)).toEqual([first, `${first}/480.webp`]);
  });

  test('removes the files behind those that the storage keeps, and tries these again', async () => {
    const { storage } = api.deps;
    const [stuck, next] = ['c'.repeat(26), 'd'.repeat(26)];
    for (const id of [stuck, next]) {
      await storage.put(`${id}/480.webp`, Buffer.from('x'), 'image/webp');
    }
    const away = new Error('away');
    const removeFolder = (id: string) =>
      id === stuck ? Promise.reject(away) : storage.removeFolder(id);
    const keeping = { ...api.deps, storage: { ...storage, removeFolder } };
    await expect(removeFiles(keeping, [stuck, next])).rejects.toBe(away);
    const files = await storedFiles(api);
    expect(files).toContain(`${stuck}/480.webp`);
    expect(files).not.toContain(`${next}/480.webp`);
    await removeFiles(api.deps, [stuck, next]);
    expect(await storedFiles(api)).not.toContain(`${stuck}/480.webp`);
  });
});

test('a picture comes as columns, or as JSON of a join', async () => {
  const { db } = api.deps;
  const shown = {
    id: first,
    url: `/media/${first}/960.webp`,
    width: 960,
    height: 640,
    colour: '#8a2b1f',
    sources: [
      { url: `/media/${first}/480.webp`, width: 480 },
      { url: `/media/${first}/960.webp`, width: 960 },
    ],
  };
  const row = await db
    .selectFrom('uploads')
    .select(pictureColumns)
    .where('id', '=', first)
    .executeTakeFirstOrThrow();
  expect(toPicture(row)).toEqual(shown);
  const joined = await db
    .selectFrom('users')
    .leftJoin('uploads as photo', (join) =>
      join.onRef('photo.owner_id', '=', 'users.id').on('photo.id', '=', first),
    )
    .select(['users.id', pictureJson('photo').as('photo')])
    .where('users.id', 'in', [owner.id, other.id])
    .execute();
  const pictureOf = (id: string) => joined.find((each) => each.id === id)?.photo;
  expect(pictureOf(other.id)).toBeNull();
  const found = pictureOf(owner.id);
  expect(found && toPicture(found)).toEqual(shown);
});
