import { beforeEach, expect, it } from 'vitest';
import { runJobs, useMember, useTestApi } from '../../../testing/index.ts';
import { createPoll, NOW, voteFor } from '../testing.ts';
import { tellOfPolls } from './tell.service.ts';

const api = useTestApi({ now: NOW });
const admin = useMember(api, { role: 'admin' });
const anna = useMember(api);
const ben = useMember(api);

const bell = async (member: typeof anna) => {
  const { items } = await api.callerFor(member).social.notifications.list({});
  return items.map(({ title }) => title);
};
const tell = async (time: string) => {
  api.deps.clock.set(time);
  await tellOfPolls(api.deps);
  await tellOfPolls(api.deps);
  await runJobs(api);
};
beforeEach(async () => {
  await api.deps.db.deleteFrom('polls').execute();
  await api.deps.db.deleteFrom('notifications').execute();
});

it('a pinned poll tells its voters how it ended, and them of the next one, once', async () => {
  const times = { opensAt: '2031-03-03T08:00:00Z', closesAt: '2031-03-04T09:00:00Z' };
  const poll = await createPoll(api, admin, { ...times, question: 'Welche Flights?' }, true);
  await tell(NOW);
  expect(await bell(anna)).toEqual([]);
  await voteFor(api, anna, poll, 1);
  await tell('2031-03-04T09:00:30Z');
  expect(await bell(anna)).toEqual(['Entschieden: Welche Flights?']);
  expect(await bell(ben)).toEqual([]);
  await createPoll(api, admin, { question: 'Welche Shafts?' }, true);
  await tell('2031-03-04T09:01:30Z');
  expect(await bell(anna)).toEqual(['Abstimmung: Du bist dran', 'Entschieden: Welche Flights?']);
  expect(await bell(ben)).toEqual([]);
});

it('one that is not pinned, and one that ended long before it was, tell nobody', async () => {
  const poll = await createPoll(api, admin, { closesAt: '2031-03-04T09:00:00Z' });
  await voteFor(api, anna, poll, 1);
  await tell('2031-03-04T09:00:30Z');
  expect(await bell(anna)).toEqual([]);
  api.deps.clock.set('2031-03-06T09:00:00Z');
  await api.callerFor(admin).polls.admin.pin({ id: poll.id, isPinned: true });
  await tell('2031-03-06T09:00:30Z');
  expect(await bell(anna)).toEqual([]);
});
