import { beforeEach, expect, it } from 'vitest';
import {
  codeOf,
  insertPicture,
  refusal,
  type TestMember,
  useMember,
  useTestApi,
} from '../../../testing/index.ts';
import { addStaff, createLounge } from '../testing.ts';

const api = useTestApi();
const owner = useMember(api);
const manager = useMember(api);
let loungeId: number;

beforeEach(async () => {
  ({ id: loungeId } = await createLounge(api, owner));
  await addStaff(api.deps.db, loungeId, manager);
});

const photosOf = async (id = loungeId) =>
  (await api.callerFor(null).lounges.get({ id })).photos.map((photo) => photo.id);
const set = (member: TestMember | null, uploadIds: string[], id = loungeId) =>
  api.callerFor(member).lounges.photo.set({
    loungeId: id,
    photos: uploadIds.map((uploadId) => ({ uploadId })),
  });

const upload = (member: TestMember, count: number): Promise<string[]> =>
  Promise.all(Array.from({ length: count }, () => insertPicture(api, member)));

async function usedBy(ids: string[]) {
  const rows = await api.deps.db
    .selectFrom('uploads')
    .select(['id', 'used_by'])
    .where('id', 'in', ids)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row.used_by]));
  return ids.map((id) => byId.get(id));
}

it('shows own uploads in their order, with what they show', async () => {
  const [first = '', second = ''] = await upload(owner, 2);
  await api.callerFor(owner).lounges.photo.set({
    loungeId,
    photos: [{ uploadId: second, description: 'Der Tresen' }, { uploadId: first }],
  });
  const { photos } = await api.callerFor(null).lounges.get({ id: loungeId });
  expect(photos.map(({ id, description }) => [id, description])).toEqual([
    [second, 'Der Tresen'],
    [first, null],
  ]);
  expect(await usedBy([first, second])).toEqual([`lounge:${loungeId}`, `lounge:${loungeId}`]);
});

it('lets go what falls out, and takes what others of the team have uploaded before', async () => {
  const [a = '', b = '', c = ''] = await upload(owner, 3);
  await set(owner, [a, b, c]);
  const [d = ''] = await upload(manager, 1);
  await set(manager, [c, d, a]);
  expect(await photosOf()).toEqual([c, d, a]);
  expect(await usedBy([a, b, c, d])).toEqual([
    `lounge:${loungeId}`,
    null,
    `lounge:${loungeId}`,
    `lounge:${loungeId}`,
  ]);
  await set(owner, []);
  expect(await photosOf()).toEqual([]);
  expect(await usedBy([a, b, c, d])).toEqual([null, null, null, null]);
});

it('refuses what is not there, somebody else’s, or shown elsewhere, and changes nothing then', async () => {
  const [own = '', other = ''] = await upload(owner, 2);
  const [foreign = ''] = await upload(manager, 1);
  await set(owner, [own]);
  const elsewhere = await createLounge(api, owner);
  await set(owner, [other], elsewhere.id);
  for (const bad of [foreign, other, 'a'.repeat(26)]) {
    expect(await codeOf(set(owner, [bad]))).toBe('UPLOAD_NOT_FOUND');
  }
  expect(await photosOf()).toEqual([own]);
  expect(await photosOf(elsewhere.id)).toEqual([other]);
});

it('takes eight photos, each once', async () => {
  const ids = await upload(owner, 9);
  expect((await refusal(set(owner, ids))).fields).toEqual({ photos: 'tooManyPhotos' });
  const twice = [ids[0] ?? '', ids[0] ?? ''];
  expect((await refusal(set(owner, twice))).fields).toEqual({ photos: 'invalid' });
  expect(await codeOf(set(owner, ['../../etc/passwd']))).toBe('BAD_INPUT');
  await set(owner, ids.slice(0, 8));
  expect(await photosOf()).toHaveLength(8);
});

it('two that set at once end with the one or the other, never a mix', async () => {
  const mine = await upload(owner, 5);
  const theirs = await upload(manager, 5);
  for (let round = 0; round < 12; round++) {
    const [shared = ''] = await upload(owner, 1);
    await set(owner, [shared]);
    const wishes = [
      [...mine.slice(0, 3), shared],
      [shared, ...theirs.slice(1, 4)],
    ];
    await Promise.all([set(owner, wishes[0] ?? []), set(manager, wishes[1] ?? [])]);
    const shown = await photosOf();
    expect(wishes).toContainEqual(shown);
    const used = await api.deps.db
      .selectFrom('uploads')
      .select('id')
      .where('used_by', '=', `lounge:${loungeId}`)
      .execute();
    expect(used.map(({ id }) => id).sort()).toEqual(shown.toSorted());
    await set(owner, []);
  }
});

it('two lounges that want one picture at once: one gets it', async () => {
  const other = await createLounge(api, owner);
  const [picture = ''] = await upload(owner, 1);
  const results = await Promise.allSettled([
    set(owner, [picture]),
    set(owner, [picture], other.id),
  ]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect([await photosOf(), await photosOf(other.id)].flat()).toEqual([picture]);
});
