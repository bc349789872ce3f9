import { expect, it } from 'vitest';
import type { MemberContext } from '../../../lib/deps.ts';
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

it('is nothing for members', async () => {
  const left = new AbortController();
  const stream = watchCases(api.contextFor(ben) as MemberContext, left.signal);
  expect(await codeOf(stream.next())).toBe('FORBIDDEN');
});
