import { expect, it } from 'vitest';
import { receiveMails, useMember, useTestApi } from '../../../testing/index.ts';
import { reportedPost } from '../testing.ts';

// earlier than now, so that what is due ten minutes later runs at once
const api = useTestApi({ now: '2025-11-21T19:00:00Z' });
const moderator = useMember(api, { role: 'moderator' });

async function claimed() {
  const [author, reporter] = await Promise.all([
    api.createMember({ locale: 'en' }),
    api.createMember(),
  ]);
  const { caseId: id } = await reportedPost(api, author, [reporter]);
  await api.callerFor(moderator).moderation.case.claim({ id });
  return { author, reporter, id };
}

it('tells the author why and the reporter what came of it, each in their language', async () => {
  const { author, reporter, id } = await claimed();
  const { decide } = api.callerFor(moderator).moderation.case;
  await decide({
    id,
    action: 'delete',
    rule: 'spam',
    statement: 'Werbung',
    note: 'Nur für die Akte',
  });
  const [statement, ...others] = await receiveMails(api, author.email);
  expect(others).toEqual([]);
  expect(statement?.subject).toBe('The moderators have decided');
  expect(statement?.text).toContain('“Welche Flights?”');
  expect(statement?.text).toContain('It is deleted.');
  expect(statement?.text).toContain('Werbung');
  expect(statement?.text).not.toContain('Akte');
  const [told] = await receiveMails(api, reporter.email);
  expect(told?.subject).toBe('Was aus deiner Meldung wurde');
  expect(told?.text).toContain('Die Moderation hat eingegriffen.');
  expect(told?.text).not.toContain('Werbung');
});

it('tells the reporter alone that nothing was wrong', async () => {
  const { author, reporter, id } = await claimed();
  await api.callerFor(moderator).moderation.case.decide({ id, action: 'none' });
  expect(await receiveMails(api, author.email)).toEqual([]);
  const [told] = await receiveMails(api, reporter.email);
  expect(told?.text).toContain('nichts zu beanstanden');
});

it('says nothing of what was undone', async () => {
  const { author, reporter, id } = await claimed();
  const { case: cases, decision } = api.callerFor(moderator).moderation;
  const { decisions } = await cases.decide({
    id,
    action: 'delete',
    rule: 'spam',
    statement: 'Werbung',
  });
  await decision.undo({ id: decisions[0]?.id ?? 0 });
  expect(await receiveMails(api, author.email)).toEqual([]);
  expect(await receiveMails(api, reporter.email)).toEqual([]);
});
