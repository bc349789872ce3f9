import { beforeEach, describe, expect, it } from 'vitest';
import {
  codeOf,
  insertPicture,
  type TestMember,
  useFreshMember,
  useMember,
  useTestApi,
} from '../../../testing/index.ts';
import { setVisibility } from '../../people/testing.ts';
import { createLounge, setLounge } from '../testing.ts';

const api = useTestApi();
const owner = useMember(api);
const ben = useFreshMember(api);

beforeEach(async () => {
  await setVisibility(api, ben, 'public');
});

const favouritesFor = (member: TestMember | null) => api.callerFor(member).lounges.favourite;
const set = (loungeId: number, isFavourite = true) =>
  favouritesFor(ben).set({ loungeId, isFavourite });
const namesFor = async (reader: TestMember | null) =>
  (await favouritesFor(reader).list({ userId: ben.id })).items.map(({ name }) => name);

/** Marks lounges as Ben's favourites, one after the other. */
async function like(...names: string[]): Promise<number[]> {
  const ids = [];
  for (const name of names) {
    const { id } = await createLounge(api, owner, { name });
    await set(id);
    ids.push(id);
  }
  return ids;
}

describe('set', () => {
  it('is the same done once or often, in both directions', async () => {
    const { id } = await createLounge(api, owner, { name: 'Bull’s Eye' });
    await Promise.all([set(id), set(id), set(id)]);
    expect(await namesFor(ben)).toEqual(['Bull’s Eye']);
    expect((await api.callerFor(ben).lounges.get({ id })).isFavourite).toBe(true);
    await Promise.all([set(id, false), set(id, false)]);
    expect(await namesFor(ben)).toEqual([]);
    expect((await api.callerFor(ben).lounges.get({ id })).isFavourite).toBe(false);
  });

  it('is refused for what is not there', async () => {
    expect(await codeOf(set(999_999))).toBe('LOUNGE_NOT_FOUND');
    expect(await codeOf(set(0))).toBe('BAD_INPUT');
    expect(await set(999_999, false)).toEqual({ ok: true });
  });
});

describe('list', () => {
  it('shows the latest first, page by page', async () => {
    const [first = 0] = await like('Eins', 'Zwei', 'Drei');
    expect(await namesFor(null)).toEqual(['Drei', 'Zwei', 'Eins']);
    const page = await favouritesFor(null).list({ userId: ben.id, limit: 2 });
    expect(page.items.map(({ name }) => name)).toEqual(['Drei', 'Zwei']);
    const cursor = page.nextCursor ?? undefined;
    const rest = await favouritesFor(null).list({ userId: ben.id, limit: 2, cursor });
    expect(rest).toEqual({
      items: [
        { id: first, name: 'Eins', city: 'Köln', numberOfBoards: 2, rating: null, photo: null },
      ],
      nextCursor: null,
    });
  });

  it('knows rating and first photo', async () => {
    const [id = 0] = await like('Eins');
    await api.callerFor(ben).lounges.review.save({ loungeId: id, rating: 4 });
    const uploadId = await insertPicture(api, owner);
    const photos = [{ uploadId }];
    await api.callerFor(owner).lounges.photo.set({ loungeId: id, photos });
    const { items } = await favouritesFor(null).list({ userId: ben.id });
    expect(items[0]).toMatchObject({ rating: 4, photo: { id: uploadId, width: 960 } });
  });

  it('leaves inactive lounges out, until they are back', async () => {
    const [, second = 0] = await like('Eins', 'Zwei');
    await setLounge(api.deps.db, second, { is_active: false });
    expect(await namesFor(ben)).toEqual(['Eins']);
    await setLounge(api.deps.db, second, { is_active: true });
    expect(await namesFor(ben)).toEqual(['Zwei', 'Eins']);
  });

  it.each(['friends', 'private', null] as const)(
    'of a profile for %s is its member’s own, and staff’s',
    async (visibility) => {
      await like('Eins');
      await setVisibility(api, ben, visibility);
      const admin = await api.createMember({ role: 'admin' });
      expect(await namesFor(ben)).toEqual(['Eins']);
      expect(await namesFor(admin)).toEqual(['Eins']);
      for (const reader of [null, owner]) {
        expect(await codeOf(namesFor(reader))).toBe('PROFILE_PRIVATE');
      }
    },
  );

  it('is refused to whom the member has blocked', async () => {
    await like('Eins');
    await api.callerFor(ben).social.people.block({ userId: owner.id });
    expect(await codeOf(namesFor(owner))).toBe('PROFILE_PRIVATE');
    await api.callerFor(ben).social.people.unblock({ userId: owner.id });
    expect(await namesFor(owner)).toEqual(['Eins']);
  });

  it('is refused for unknown members and foreign cursors', async () => {
    const unknown = favouritesFor(null).list({ userId: 'niemand' });
    expect(await codeOf(unknown)).toBe('MEMBER_NOT_FOUND');
    const wrong = favouritesFor(null).list({ userId: ben.id, cursor: 'x' });
    expect(await codeOf(wrong)).toBe('BAD_INPUT');
  });
});
