import { describe, expect, it } from 'vitest';
import { codeOf, type TestMember, useFreshMember, useTestApi } from '../../../testing/index.ts';
import { setVisibility } from '../testing.ts';

const api = useTestApi({ now: '2026-11-21T19:00:00.000Z' });
const mia = useFreshMember(api);
const ben = useFreshMember(api);
const cem = useFreshMember(api);

const peopleFor = (member: TestMember | null) => api.callerFor(member).social.people;

const kinds = {
  block: {
    add: (member: TestMember | null, userId: string) => peopleFor(member).block({ userId }),
    remove: (member: TestMember | null, userId: string) => peopleFor(member).unblock({ userId }),
    list: (member: TestMember | null, page = {}) => peopleFor(member).listBlocks(page),
  },
  follow: {
    add: (member: TestMember | null, userId: string) => peopleFor(member).follow({ userId }),
    remove: (member: TestMember | null, userId: string) => peopleFor(member).unfollow({ userId }),
    list: (member: TestMember | null, page = {}) => peopleFor(member).listFollows(page),
  },
};

const idsOf = async (list: Promise<{ items: { id: string }[] }>) =>
  (await list).items.map(({ id }) => id);

describe.each(Object.entries(kinds))('a %s', (_, { add, remove, list }) => {
  it('is the same done once or often, in both directions', async () => {
    await Promise.all([add(mia, ben.id), add(mia, ben.id), add(mia, ben.id)]);
    expect(await idsOf(list(mia))).toEqual([ben.id]);
    expect(await idsOf(list(ben))).toEqual([]);
    expect(await Promise.all([remove(mia, ben.id), remove(mia, ben.id)])).toEqual([
      { ok: true },
      { ok: true },
    ]);
    expect(await idsOf(list(mia))).toEqual([]);
    expect(await remove(mia, 'niemand')).toEqual({ ok: true });
  });

  it('keeps the time of the first time', async () => {
    await add(mia, ben.id);
    api.deps.clock.advance({ hours: 1 });
    await add(mia, ben.id);
    expect((await list(mia)).items[0]).toMatchObject({
      id: ben.id,
      since: '2026-11-21T19:00:00.000Z',
      firstName: 'Mia',
    });
  });

  it('is in the own list, the latest first, page by page, also within one moment', async () => {
    await add(mia, ben.id);
    api.deps.clock.advance({ seconds: 1 });
    const dan = await api.createMember();
    await add(mia, cem.id);
    await add(mia, dan.id);
    const together = [cem.id, dan.id].sort().reverse();
    const first = await list(mia, { limit: 1 });
    const second = await list(mia, { limit: 1, cursor: first.nextCursor ?? undefined });
    const third = await list(mia, { limit: 1, cursor: second.nextCursor ?? undefined });
    const pages = [first, second, third].flatMap(({ items }) => items.map(({ id }) => id));
    expect(pages).toEqual([...together, ben.id]);
    expect(third.nextCursor).toBeNull();
  });

  it('of oneself, of nobody, of a visitor is refused', async () => {
    expect(await codeOf(add(mia, mia.id))).toBe('THAT_IS_YOU');
    expect(await codeOf(add(mia, 'niemand'))).toBe('MEMBER_NOT_FOUND');
    expect(await codeOf(add(mia, ''))).toBe('BAD_INPUT');
    expect(await codeOf(add(null, ben.id))).toBe('UNAUTHENTICATED');
    expect(await codeOf(remove(null, ben.id))).toBe('UNAUTHENTICATED');
    expect(await codeOf(list(null))).toBe('UNAUTHENTICATED');
    expect(await codeOf(list(mia, { cursor: 'x' }))).toBe('BAD_INPUT');
  });
});

describe('blocking', () => {
  it('ends follows both ways, and they don’t come back', async () => {
    await kinds.follow.add(mia, ben.id);
    await kinds.follow.add(ben, mia.id);
    await kinds.follow.add(ben, cem.id);
    await kinds.block.add(mia, ben.id);
    await kinds.block.remove(mia, ben.id);
    expect(await idsOf(kinds.follow.list(mia))).toEqual([]);
    expect(await idsOf(kinds.follow.list(ben))).toEqual([cem.id]);
  });

  it('shows a blocked person’s name to who blocked, so that it can be taken back', async () => {
    await setVisibility(api, ben, 'public');
    await kinds.block.add(mia, ben.id);
    expect((await kinds.block.list(mia)).items[0]).toMatchObject({
      lastName: ben.last_name,
      userType: null,
    });
  });

  it('protects suspended members, too', async () => {
    const suspended = await api.createMember({ status: 'suspended' });
    await kinds.block.add(suspended, ben.id);
    expect(await idsOf(kinds.block.list(suspended))).toEqual([ben.id]);
    await kinds.block.remove(suspended, ben.id);
    expect(await idsOf(kinds.block.list(suspended))).toEqual([]);
  });

  it('both ways at once leaves a block on each side', async () => {
    await Promise.all([kinds.block.add(mia, ben.id), kinds.block.add(ben, mia.id)]);
    expect(await idsOf(kinds.block.list(mia))).toEqual([ben.id]);
    expect(await idsOf(kinds.block.list(ben))).toEqual([mia.id]);
  });
});

describe('following', () => {
  it('is refused for who may not be seen, like for who isn’t there', async () => {
    await setVisibility(api, ben, 'private');
    await kinds.block.add(cem, mia.id);
    const banned = await api.createMember({ status: 'banned' });
    for (const { id } of [ben, cem, banned]) {
      expect(await codeOf(kinds.follow.add(mia, id))).toBe('MEMBER_NOT_FOUND');
    }
  });

  it('is refused to suspended members, also its end', async () => {
    const suspended = await api.createMember({ status: 'suspended' });
    expect(await codeOf(kinds.follow.add(suspended, ben.id))).toBe('ACCOUNT_SUSPENDED');
    expect(await codeOf(kinds.follow.remove(suspended, ben.id))).toBe('ACCOUNT_SUSPENDED');
  });

  it('doesn’t show who has closed the profile since', async () => {
    await kinds.follow.add(mia, ben.id);
    await setVisibility(api, ben, 'private');
    expect(await idsOf(kinds.follow.list(mia))).toEqual([]);
    await setVisibility(api, ben, 'friends');
    expect(await idsOf(kinds.follow.list(mia))).toEqual([ben.id]);
  });

  it('never outlives a block of the same moment', async () => {
    for (let times = 0; times < 10; times++) {
      const other = await api.createMember();
      await Promise.allSettled([
        kinds.follow.add(mia, other.id),
        kinds.block.add(other, mia.id),
        kinds.follow.add(other, mia.id),
      ]);
      const follows = await api.deps.db
        .selectFrom('user_follows')
        .select('followed_id')
        .where((eb) => eb.or([eb('follower_id', '=', other.id), eb('followed_id', '=', other.id)]))
        .execute();
      expect(follows).toEqual([]);
    }
  });
});
