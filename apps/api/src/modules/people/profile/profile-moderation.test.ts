import { expect, it } from 'vitest';
import { codeOf, useMember, useTestApi } from '../../../testing/index.ts';
import { decideOn } from '../../moderation/testing.ts';
import { setVisibility } from '../testing.ts';

const api = useTestApi();
const ben = useMember(api);
const moderator = useMember(api, { role: 'moderator' });

it('a hidden profile is found by nobody but moderators, until the decision is undone', async () => {
  const member = await api.createMember({ first_name: 'Unflat', last_name: 'Schimpfwort' });
  await setVisibility(api, member, 'public');
  const found = async (by: typeof ben) =>
    (await api.callerFor(by).social.people.search({ query: 'schimpfw' })).map(({ id }) => id);
  expect(await found(ben)).toEqual([member.id]);
  const thing = { kind: 'member', id: member.id };
  const { id, undo } = await decideOn(api, ben, moderator, thing);
  expect(await found(ben)).toEqual([]);
  expect(await found(moderator)).toEqual([member.id]);
  expect((await api.callerFor(null).search.find({ q: 'Schimpfwort' })).items).toEqual([]);
  const again = { ...thing, reason: 'other', description: 'Immer noch' } as const;
  const other = await api.createMember();
  expect(await codeOf(api.callerFor(other).moderation.report.create(again))).toBe(
    'THING_NOT_FOUND',
  );
  const { thing: seen } = await api.callerFor(moderator).moderation.case.get({ id });
  expect(seen).toMatchObject({
    title: 'Unflat Schimpfwort',
    path: `/profile/${member.id}`,
    isShown: false,
  });
  const [own] = (await api.callerFor(member).moderation.own.cases({})).items;
  expect(own?.decision?.action).toBe('hide');
  await undo();
  expect(await found(ben)).toEqual([member.id]);
});

it('a private profile can’t be reported, nor one’s own', async () => {
  const member = await api.createMember();
  await setVisibility(api, member, 'private');
  const report = { kind: 'member', id: member.id, reason: 'spam', description: 'Werbung' } as const;
  expect(await codeOf(api.callerFor(ben).moderation.report.create(report))).toBe('THING_NOT_FOUND');
  const own = { ...report, id: ben.id };
  expect(await codeOf(api.callerFor(ben).moderation.report.create(own))).toBe('OWN_THING');
});
