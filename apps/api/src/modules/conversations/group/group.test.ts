import { withTransaction } from '@oche/db';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { MemberContext } from '../../../lib/deps.ts';
import {
  codeOf,
  outcomeOf,
  type TestMember,
  useFreshMember,
  useTestApi,
} from '../../../testing/index.ts';
import { conversationsOwnData } from '../conversations.own-data.ts';
import { tellOfMessage } from '../notifications/tell.service.ts';
import { befriend, inbox, tab } from '../testing.ts';

const api = useTestApi({ now: '2031-03-03T09:00:00.000Z' });
const mia = useFreshMember(api, { first_name: 'Mia', last_name: 'Muster' });
const ben = useFreshMember(api, { first_name: 'Ben' });
const cem = useFreshMember(api, { first_name: 'Cem' });
let id: number;

beforeEach(async () => {
  await befriend(api, mia, ben, cem);
  ({ id } = await inbox(api, mia).createGroup({ name: 'Mittwochs', memberIds: [ben.id] }));
});

const add = (by: TestMember, ...members: { id: string }[]) =>
  inbox(api, by).addToGroup({ id, memberIds: members.map((member) => member.id) });
const say = (by: TestMember, content: string) =>
  inbox(api, by).send({ conversationId: id, content });
const saidTo = async (member: TestMember) =>
  (await inbox(api, member).messages({ conversationId: id })).items.map(
    ({ notice, content }) => notice?.kind ?? content,
  );
const membersOf = async (member: TestMember) =>
  (await inbox(api, member).get({ id })).others.map((other) => other.id).sort();
/** Friends of Mia who are in no group. */
async function friendsOfMia(count: number): Promise<TestMember[]> {
  const friends = await Promise.all(Array.from({ length: count }, () => api.createMember()));
  await api.deps.db
    .insertInto('friendships')
    .values(friends.map((friend) => ({ user_id: mia.id, friend_id: friend.id, since: new Date() })))
    .execute();
  return friends;
}

describe('a group', () => {
  it('has a name, who runs it, and is told to who comes in', async () => {
    const [created] = (await inbox(api, ben).messages({ conversationId: id })).items;
    await tellOfMessage(api.deps, { messageId: created?.id ?? 0 });
    expect((await api.callerFor(ben).social.notifications.list({})).items).toMatchObject([
      { title: 'Mia Muster hat dich in „Mittwochs“ geholt' },
    ]);
    expect((await inbox(api, ben).list({})).items).toMatchObject([
      { kind: 'group', subject: { title: 'Mittwochs' }, ownerId: mia.id, unread: 1 },
    ]);
    await inbox(api, mia).nameGroup({ id, name: 'Donnerstags' });
    await say(ben, 'Um acht?');
    expect(await saidTo(mia)).toEqual(['created', 'named', 'Um acht?']);
    expect(await inbox(api, mia).get({ id })).toMatchObject({
      subject: { title: 'Donnerstags' },
      unread: 1,
    });
  });

  it('without a name is called by the first names of those who are in it', async () => {
    const { createGroup, list } = inbox(api, mia);
    const titles = async () => (await list({})).items.map(({ subject }) => subject?.title);
    await createGroup({ memberIds: [cem.id, ben.id] });
    expect(await titles()).toContain('Mia, Cem, Ben');
    const many = await friendsOfMia(10);
    await api.deps.db
      .updateTable('users')
      .set({ first_name: 'Maximiliane' })
      .where(
        'id',
        'in',
        many.map((friend) => friend.id),
      )
      .execute();
    await createGroup({ memberIds: many.map((friend) => friend.id) });
    expect(await titles()).toContain(`Mia${', Maximiliane'.repeat(4)} …`);
  });

  it('made again with the same key is the same group', async () => {
    const wish = { name: 'Zweimal', memberIds: [ben.id], idempotencyKey: 'once-only-1' };
    const made = await Promise.all([1, 2, 3].map(() => inbox(api, mia).createGroup(wish)));
    expect(new Set(made.map((one) => one.id)).size).toBe(1);
  });

  it('takes those who let its owner write, and nobody else brings them', async () => {
    const stranger = await api.createMember();
    const group = { name: 'Neu', memberIds: [ben.id, stranger.id] };
    expect(await codeOf(inbox(api, mia).createGroup(group))).toBe('GROUP_MEMBER_UNWILLING');
    const own = { name: 'Neu', memberIds: [mia.id] };
    expect(await codeOf(inbox(api, mia).createGroup(own))).toBe('GROUP_MEMBER_UNWILLING');
    expect(await codeOf(add(mia, stranger))).toBe('GROUP_MEMBER_UNWILLING');
    expect(await codeOf(add(ben, cem))).toBe('GROUP_OWNER_ONLY');
    expect(await codeOf(add(cem, cem))).toBe('CONVERSATION_NOT_FOUND');
    for (const wrong of [{ name: ' ' }, { memberIds: [] }, { memberIds: [ben.id, ben.id] }]) {
      const wish = { name: 'Neu', memberIds: [ben.id], ...wrong };
      expect(await codeOf(inbox(api, mia).createGroup(wish))).toBe('BAD_INPUT');
    }
    const suspended = { ...mia, status: 'suspended' as const };
    expect(await codeOf(add(suspended, cem))).toBe('ACCOUNT_SUSPENDED');
    await api.callerFor(cem).social.people.block({ userId: mia.id });
    expect(await codeOf(add(mia, cem))).toBe('GROUP_MEMBER_UNWILLING');
  });

  it('shows who comes later nothing of what was said before, not even in an answer or a search', async () => {
    const secret = await say(mia, 'Das Geschenk ist für Cem');
    await add(mia, cem);
    await inbox(api, ben).send({ conversationId: id, content: 'Pst!', answersId: secret.id });
    expect(await saidTo(cem)).toEqual(['added', 'Pst!']);
    const page = await inbox(api, cem).messages({ conversationId: id, before: secret.id + 1 });
    expect(page.items).toEqual([]);
    const [, answer] = (await inbox(api, cem).messages({ conversationId: id })).items;
    expect(answer?.answers).toMatchObject({ id: secret.id, content: '' });
    expect((await inbox(api, cem).search({ query: 'Geschenk' })).items).toEqual([]);
    const reaction = { messageId: secret.id, reaction: 'up' as const };
    expect(await codeOf(inbox(api, cem).react(reaction))).toBe('MESSAGE_NOT_FOUND');
    const blind = { conversationId: id, content: 'Was?', answersId: secret.id };
    expect(await codeOf(inbox(api, cem).send(blind))).toBe('MESSAGE_NOT_FOUND');
  });

  it('keeps from two who block each other what they say, and goes on for all others', async () => {
    await add(mia, cem);
    await api.callerFor(cem).social.people.block({ userId: ben.id });
    await say(ben, 'Für alle');
    const { items, people } = await inbox(api, cem).messages({ conversationId: id });
    expect(items.at(-1)).toMatchObject({ content: '', isBlocked: true, senderId: ben.id });
    expect(people.map((person) => person.id)).toContain(ben.id);
    expect(await inbox(api, cem).get({ id })).toMatchObject({ unread: 1, closed: null });
    expect(await saidTo(mia)).toContain('Für alle');
    expect((await inbox(api, cem).search({ query: 'alle' })).items).toEqual([]);
  });

  it('is left by who is removed: nothing of it is theirs any more', async () => {
    const said = await say(ben, 'Hallo');
    const his = tab(api, ben, id);
    his.connect('0');
    await vi.waitFor(() => expect(his.seen).toHaveLength(2));
    expect(await codeOf(inbox(api, ben).removeFromGroup({ id, userId: mia.id }))).toBe(
      'GROUP_OWNER_ONLY',
    );
    await inbox(api, mia).removeFromGroup({ id, userId: ben.id });
    expect(await codeOf(his.ended())).toBe('CONVERSATION_NOT_FOUND');
    expect(his.seen).toHaveLength(2);
    expect(await codeOf(inbox(api, ben).messages({ conversationId: id }))).toBe(
      'CONVERSATION_NOT_FOUND',
    );
    expect(await codeOf(say(ben, 'Hallo?'))).toBe('CONVERSATION_NOT_FOUND');
    expect(await codeOf(inbox(api, ben).delete({ messageId: said.id }))).toBe('MESSAGE_NOT_FOUND');
    expect((await inbox(api, ben).list({})).items).toEqual([]);
    expect(await saidTo(mia)).toEqual(['created', 'Hallo', 'removed']);
    const gone = inbox(api, mia).removeFromGroup({ id, userId: ben.id });
    expect(await codeOf(gone)).toBe('NOT_IN_GROUP');
  });

  it('goes to who has been in it the longest when its owner leaves; suspended members can', async () => {
    await add(mia, cem);
    await inbox(api, { ...mia, status: 'suspended' }).leaveGroup({ id });
    expect(await inbox(api, cem).get({ id })).toMatchObject({ ownerId: ben.id });
    expect(await saidTo(ben)).toEqual(['created', 'added', 'left', 'owner']);
    await inbox(api, ben).leaveGroup({ id });
    await inbox(api, cem).leaveGroup({ id });
    expect(await codeOf(inbox(api, cem).get({ id }))).toBe('CONVERSATION_NOT_FOUND');
    // the last one has taken it along
    const left = api.deps.db.selectFrom('conversations').select('id').where('id', '=', id);
    expect(await left.execute()).toEqual([]);
  });

  it('is left by who deletes the account, with the reactions', async () => {
    const said = await say(ben, 'Hallo');
    await inbox(api, mia).react({ messageId: said.id, reaction: 'up' });
    await conversationsOwnData.leave?.(api.contextFor(mia) as MemberContext);
    await withTransaction(api.deps.db, (tx) => conversationsOwnData.erase(api.deps, tx, mia.id));
    const { items } = await inbox(api, ben).messages({ conversationId: id });
    expect(items.find((message) => message.id === said.id)?.reactions).toEqual([]);
    expect(await inbox(api, ben).get({ id })).toMatchObject({ ownerId: ben.id, others: [] });
  });
});

describe('at the same moment', () => {
  it('no 21st member comes in, whoever is added together', async () => {
    const friends = await friendsOfMia(24);
    const outcomes = await Promise.all(friends.map((friend) => outcomeOf(add(mia, friend))));
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(18);
    expect(outcomes.filter((outcome) => outcome === 'GROUP_FULL')).toHaveLength(6);
    expect(await membersOf(mia)).toHaveLength(19);
  });

  it('a group is never run by somebody who has left it', async () => {
    for (let round = 0; round < 6; round++) {
      const group = { name: `Runde ${round}`, memberIds: [ben.id, cem.id] };
      ({ id } = await inbox(api, mia).createGroup(group));
      const moves = [
        inbox(api, mia).handOverGroup({ id, userId: ben.id }),
        inbox(api, ben).leaveGroup({ id }),
        ...(round % 2 ? [inbox(api, mia).leaveGroup({ id })] : []),
      ];
      await Promise.all(moves.map(outcomeOf));
      const { ownerId } = await inbox(api, cem).get({ id });
      expect([cem.id, ...(await membersOf(cem))]).toContain(ownerId);
    }
  });

  it('who is removed says nothing more, and everybody hears the same order', async () => {
    const moves = [
      ...Array.from({ length: 5 }, (_, n) => say(ben, `${n}`)),
      inbox(api, mia).removeFromGroup({ id, userId: ben.id }),
      ...Array.from({ length: 5 }, (_, n) => say(ben, `${n + 5}`)),
    ];
    await Promise.all(moves.map(outcomeOf));
    expect((await saidTo(mia)).at(-1)).toBe('removed');
  });
});
