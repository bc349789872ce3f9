import { expect, it } from 'vitest';
import type { MemberContext } from '../../../lib/deps.ts';
import { eventsOverNotify } from '../../../lib/events/transport/notify.ts';
import { codeOf, useMember, useTestApi } from '../../../testing/index.ts';
import { reportedPost } from '../testing.ts';
import { watchCases } from './case-live.service.ts';

const api = useTestApi();
const author = useMember(api);
const ben = useMember(api);
const moderator = useMember(api, { role: 'moderator' });

it('tells a moderator at once, and after each change of a case', async () => {
  const left = new AbortController();
  const stream = watchCases(api.contextFor(moderator) as MemberContext, left.signal);
  expect(await stream.next()).toEqual({ done: false, value: undefined });
  const reported = stream.next();
  const { caseId: id } = await reportedPost(api, author, [ben]);
  expect((await reported).done).toBe(false);
  const claimed = stream.next();
  await api.callerFor(moderator).moderation.case.claim({ id });
  expect((await claimed).done).toBe(false);
  const last = stream.next();
  left.abort();
  expect((await last).done).toBe(true);
});

it('tells who is connected to another process, and is current there', async () => {
  const events = eventsOverNotify(api.url, api.deps.log, new Map());
  await events.start();
  const left = new AbortController();
  try {
    const there = { ...api.contextFor(moderator), events } as MemberContext;
    const stream = watchCases(there, left.signal);
    await stream.next();
    const told = stream.next();
    const { caseId: id } = await reportedPost(api, author, [ben]);
    expect((await told).done).toBe(false);
    const { items } = await api.callerFor(moderator, { events }).moderation.case.list({});
    expect(items.map((each) => each.id)).toContain(id);
    const sanctioned = stream.next();
    const warning = { kind: 'warning', rule: 'spam', reason: 'Werbung' } as const;
    await api.callerFor(moderator).moderation.sanction.impose({ userId: author.id, ...warning });
    expect((await sanctioned).done).toBe(false);
  } finally {
    left.abort();
    await events.stop();
  }
});

it('tells who moderates a part of the site', async () => {
  const left = new AbortController();
  const ofCategory = await api.createMember({ moderates: ['forum/1'] });
  const stream = watchCases(api.contextFor(ofCategory) as MemberContext, left.signal);
  expect(await stream.next()).toEqual({ done: false, value: undefined });
  left.abort();
});

it('is nothing for members', async () => {
  const left = new AbortController();
  const stream = watchCases(api.contextFor(ben) as MemberContext, left.signal);
  expect(await codeOf(stream.next())).toBe('FORBIDDEN');
});
