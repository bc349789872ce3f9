import { expect, it } from 'vitest';
import { codeOf, type TestMember, useMember, useTestApi } from '../../../testing/index.ts';
import { agreed, challenge, evening, NOW } from '../testing.ts';

const api = useTestApi({ now: NOW });
const mia = useMember(api, { zip_code: '50667' });
const ben = useMember(api, { zip_code: '50667' });
const cem = useMember(api, { zip_code: '50667' });

const of = (member: TestMember | null) => api.callerFor(member).social.conversations;
const openIt = (member: TestMember | null, id: number) =>
  of(member).openAbout({ kind: 'challenge', id });

it('opponents write to each other about their meeting, also after it was called off', async () => {
  const open = await challenge(api, mia);
  // nobody knows yet who will come
  expect(await codeOf(openIt(mia, open.id))).toBe('CONVERSATION_NOT_FOUND');
  const { id: challengeId } = await agreed(api, mia, ben);
  const [one, other] = await Promise.all([openIt(mia, challengeId), openIt(ben, challengeId)]);
  expect(one).toEqual(other);
  await of(ben).send({ conversationId: one.id, content: 'Bring Flights mit' });
  expect(await of(mia).get({ id: one.id })).toMatchObject({
    kind: 'challenge',
    subject: {
      title: '501 · Best of 5',
      state: 'confirmed',
      startAt: evening(19),
      path: `/challenges/${challengeId}`,
    },
    closed: null,
  });
  for (const stranger of [cem, await api.createMember({ role: 'admin' })]) {
    expect(await codeOf(openIt(stranger, challengeId))).toBe('CONVERSATION_NOT_FOUND');
  }
  expect(await codeOf(openIt(null, challengeId))).toBe('UNAUTHENTICATED');
  await api.callerFor(ben).challenges.cancel({ id: challengeId, reason: 'Erkältet' });
  await of(mia).send({ conversationId: one.id, content: 'Gute Besserung!' });
  await api.callerFor(mia).social.people.block({ userId: ben.id });
  const blocked = of(ben).send({ conversationId: one.id, content: 'Danke' });
  expect(await codeOf(blocked)).toBe('CONVERSATION_BLOCKED');
});
