import type { Visibility } from '@oche/validators/people/limits';
import { beforeEach, describe, expect, it } from 'vitest';
import { type TestMember, useFreshMember, useMember, useTestApi } from '../../testing/index.ts';
import type { Seen } from './seen.select.ts';
import { setVisibility } from './testing.ts';

const api = useTestApi();
const viewer = useMember(api);
const moderator = useMember(api, { role: 'moderator' });
const admin = useMember(api, { role: 'admin' });
const suspendedModerator = useMember(api, { role: 'moderator', status: 'suspended' });
const mia = useFreshMember(api, { first_name: 'Mia', last_name: 'Sichtbar', user_type: 'Profi' });

const peopleFor = (member: TestMember) => api.callerFor(member).social.people;

/** What the viewer gets of Mia, by each list that could name her. */
async function seenBy(reader: TestMember): Promise<Seen[]> {
  const { items } = await peopleFor(reader).list({ limit: 100 });
  const found = await peopleFor(reader).search({ query: 'mia sichtbar', limit: 50 });
  const similar = await peopleFor(reader).search({ query: 'mia sihctbar', limit: 50 });
  return [items, found, similar].map((people) => {
    const person = people.find(({ id }) => id === mia.id);
    if (!person) return 'none';
    return person.userType === null ? 'name' : 'full';
  });
}

const everywhere = (seen: Seen): Seen[] => [seen, seen, seen];

describe.each<[Visibility | null, Seen]>([
  ['public', 'full'],
  ['friends', 'name'],
  [null, 'name'],
  ['private', 'none'],
])('a profile for %s', (visibility, seen) => {
  beforeEach(() => setVisibility(api, mia, visibility));

  it(`shows ${seen} to a member, everything to herself and to staff`, async () => {
    expect(await seenBy(viewer)).toEqual(everywhere(seen));
    expect(await seenBy(mia)).toEqual(everywhere('full'));
    for (const staff of [moderator, admin, suspendedModerator]) {
      expect(await seenBy(staff)).toEqual(everywhere('full'));
    }
  });
});

describe('a public profile', () => {
  beforeEach(() => setVisibility(api, mia, 'public'));

  it('is hidden from both sides of a block, whoever has blocked', async () => {
    await peopleFor(viewer).block({ userId: mia.id });
    expect(await seenBy(viewer)).toEqual(everywhere('none'));
    await peopleFor(viewer).unblock({ userId: mia.id });
    await peopleFor(mia).block({ userId: viewer.id });
    expect(await seenBy(viewer)).toEqual(everywhere('none'));
    await peopleFor(mia).unblock({ userId: viewer.id });
    expect(await seenBy(viewer)).toEqual(everywhere('full'));
  });

  it('is seen by others than those of the block', async () => {
    const other = await api.createMember();
    await peopleFor(mia).block({ userId: other.id });
    expect(await seenBy(viewer)).toEqual(everywhere('full'));
  });

  it('is seen by staff whom she has blocked, whom she doesn’t see herself', async () => {
    await peopleFor(mia).block({ userId: moderator.id });
    expect(await seenBy(moderator)).toEqual(everywhere('full'));
    const { items } = await peopleFor(mia).list({ limit: 100 });
    expect(items.map(({ id }) => id)).not.toContain(moderator.id);
  });

  it.each([
    ['is banned', { status: 'banned' }],
    ['has no confirmed address', { email_verified_at: null }],
  ] as const)('of who %s is seen by staff only', async (_, columns) => {
    await api.deps.db.updateTable('users').set(columns).where('id', '=', mia.id).execute();
    expect(await seenBy(viewer)).toEqual(everywhere('none'));
    expect(await seenBy(moderator)).toEqual(everywhere('full'));
  });

  it('stays while she is suspended', async () => {
    const suspended = { status: 'suspended' } as const;
    await api.deps.db.updateTable('users').set(suspended).where('id', '=', mia.id).execute();
    expect(await seenBy(viewer)).toEqual(everywhere('full'));
  });
});

it('moderators without the rights of one see what members see', async () => {
  await setVisibility(api, mia, 'private');
  expect(await seenBy({ ...moderator, role: 'user' })).toEqual(everywhere('none'));
});
