import { beforeAll, describe, expect, it } from 'vitest';
import { codeOf, runJobs, type TestMember, useMember, useTestApi } from '../../../testing/index.ts';
import { createSubforum } from '../../forum/testing.ts';
import { createTournament, NOW } from '../../tournaments/testing.ts';
import { mayWriteTo } from '../index.ts';
import { setVisibility } from '../testing.ts';

const api = useTestApi({ now: NOW });
/** Mia blocks Ben; Zoe has nothing to do with it. */
const mia = useMember(api, { first_name: 'Mia', last_name: 'Mauer' });
const ben = useMember(api, { first_name: 'Ben', last_name: 'Blockiert' });
const zoe = useMember(api, { first_name: 'Zoe', last_name: 'Zeugin' });
let threadId: number;

const of = (member: TestMember) => api.callerFor(member);
const both = [
  ['who blocks', mia, ben],
  ['who is blocked', ben, mia],
] as const;

beforeAll(async () => {
  for (const member of [mia, ben, zoe]) await setVisibility(api, member, 'public');
  const subforumId = await createSubforum(api.deps.db);
  const thread = await of(zoe).forum.thread.create({
    subforumId,
    title: 'Wer wirft am Montag?',
    content: 'Sagt mal, wer kommt am Montag zum Training?',
  });
  threadId = thread.id;
  for (const member of [ben, mia]) {
    await of(member).forum.post.create({ threadId, content: `Zugabe von ${member.first_name}` });
  }
  await runJobs(api);
  await of(mia).social.people.block({ userId: ben.id });
});

describe.each(both)('for %s the other', (_, one, other) => {
  it('is in no list, search, mention or suggestion', async () => {
    const { people, friends } = of(one).social;
    const found = [
      ...(await people.list({ limit: 100 })).items,
      ...(await people.search({ query: other.last_name })),
      ...(await people.search({ query: `${other.last_name.slice(0, -1)}x` })),
      ...(await friends.suggestions()),
    ];
    expect(found.map(({ id }) => id)).not.toContain(other.id);
    for (const q of [other.last_name, 'Zugabe']) {
      const { items } = await of(one).search.find({ q });
      expect(JSON.stringify(items)).not.toContain(other.id);
    }
    expect(JSON.stringify(await of(zoe).search.find({ q: 'Zugabe' }))).toContain(other.id);
    const post = await of(one).forum.post.create({
      threadId,
      content: `Sagt @${other.first_name.toLowerCase()}.${other.last_name.toLowerCase()}`,
    });
    expect(post.mentions).toEqual([]);
  });

  it('can’t be asked, followed, written to, or invited to anything', async () => {
    const { social, tournaments } = of(one);
    const userId = other.id;
    expect(await mayWriteTo(api.deps.db, { fromId: one.id, toId: userId })).toBe(false);
    const { id } = await createTournament(api, one);
    const refused = [
      social.friends.request({ addresseeId: userId }),
      social.people.follow({ userId }),
      social.conversations.openDirect({ userId }),
      tournaments.invitation.add({ id, userId }),
      tournaments.organiser.add({ id, userId }),
      tournaments.entries.add({ id, players: [{ userId }] }),
    ];
    expect(await Promise.all(refused.map(codeOf))).toEqual(refused.map(() => 'MEMBER_NOT_FOUND'));
    const group = social.conversations.createGroup({ name: 'Runde', memberIds: [userId] });
    expect(await codeOf(group)).toBe('GROUP_MEMBER_UNWILLING');
  });

  it('is not among the newest posts', async () => {
    const recent = await of(one).forum.post.recent({ limit: 5 });
    expect(recent.map(({ author }) => author.firstName)).not.toContain(other.first_name);
  });
});

describe('a thread', () => {
  const foldedFor = async (member: TestMember | null) => {
    const { items } = await api.callerFor(member).forum.post.list({ threadId });
    return items.filter(({ isFromBlocked }) => isFromBlocked).map(({ authorId }) => authorId);
  };

  it('folds the posts of the blocked for who blocks, and for nobody else', async () => {
    expect(new Set(await foldedFor(mia))).toEqual(new Set([ben.id]));
    for (const member of [ben, zoe, null]) expect(await foldedFor(member)).toEqual([]);
  });
});
