import { describe, expect, it } from 'vitest';
import {
  codeOf,
  receiveMails,
  type TestMember,
  useMember,
  useTestApi,
} from '../../../testing/index.ts';
import { caseOf, reportedPost } from '../testing.ts';
import { forgetVisitors } from './visitor-report.service.ts';

const NOW = '2025-11-21T19:00:00.000Z';
const api = useTestApi({ now: NOW });
const author = useMember(api);
const moderator = useMember(api, { role: 'moderator' });

const visitor = () => api.callerFor(null).moderation.report;
const cases = (member: TestMember) => api.callerFor(member).moderation.case;
let addresses = 0;
const anAddress = () => `besuch${++addresses}@oche.test`;

const report = (postId: number, email: string, locale: 'de' | 'en' = 'de') =>
  visitor().createAsVisitor({
    kind: 'post',
    id: String(postId),
    reason: 'spam',
    description: 'Das ist Werbung.',
    name: 'Rita Besuch',
    email,
    locale,
  });
const aPost = async () => (await reportedPost(api, author, [])).post;
const linkFor = async (email: string) => (await receiveMails(api, email)).at(-1)?.token ?? '';

async function confirmed() {
  const post = await aPost();
  const email = anAddress();
  await report(post.id, email);
  await visitor().confirm({ token: await linkFor(email) });
  return { post, email, caseId: await caseOf(api, 'post', post.id) };
}

describe('a visitor’s report', () => {
  it('is nothing in the queue before its address is confirmed', async () => {
    const post = await aPost();
    const email = anAddress();
    await report(post.id, email);
    expect(await caseOf(api, 'post', post.id)).toBe(0);
    const [mail] = await receiveMails(api, email);
    expect(mail?.subject).toBe('Bestätige deine Meldung');
    expect(mail?.text).toContain('„Welche Flights?“');
    expect(mail?.text).toContain('/report/confirm?token=');
    await visitor().confirm({ token: mail?.token ?? '' });
    const found = await cases(moderator).get({ id: await caseOf(api, 'post', post.id) });
    expect(found).toMatchObject({
      reportCount: 1,
      weight: 1,
      reports: [
        {
          reporter: null,
          visitorName: 'Rita Besuch',
          reason: 'spam',
          history: { upheld: 0, rejected: 0 },
        },
      ],
    });
    expect(JSON.stringify(found)).not.toContain(email);
  });

  it('is confirmed once, within a day, by its own link', async () => {
    const post = await aPost();
    const email = anAddress();
    await report(post.id, email);
    const token = await linkFor(email);
    const wrong = 'a'.repeat(43);
    expect(await codeOf(visitor().confirm({ token: wrong }))).toBe('REPORT_LINK_INVALID');
    expect(await codeOf(visitor().confirm({ token: 'x' }))).toBe('BAD_INPUT');
    api.deps.clock.set('2025-11-22T19:00:00.001Z');
    expect(await codeOf(visitor().confirm({ token }))).toBe('REPORT_LINK_INVALID');
    api.deps.clock.set('2025-11-22T19:00:00.000Z');
    const results = await Promise.allSettled([1, 2, 3].map(() => visitor().confirm({ token })));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const found = await cases(moderator).get({ id: await caseOf(api, 'post', post.id) });
    expect(found.reportCount).toBe(1);
  });

  it('counts once an address and thing, in capitals, too', async () => {
    const { post, email, caseId } = await confirmed();
    await report(post.id, email.toUpperCase());
    const token = await linkFor(email);
    expect(await codeOf(visitor().confirm({ token }))).toBe('ALREADY_REPORTED');
    expect((await cases(moderator).get({ id: caseId })).reportCount).toBe(1);
  });

  it('written again before it is confirmed has the latest words, and one link', async () => {
    const post = await aPost();
    const email = anAddress();
    await report(post.id, email);
    const first = await linkFor(email);
    await report(post.id, email);
    const second = await linkFor(email);
    expect(await codeOf(visitor().confirm({ token: first }))).toBe('REPORT_LINK_INVALID');
    await visitor().confirm({ token: second });
  });

  it('is refused for what is gone, and without name or address', async () => {
    const post = await aPost();
    expect(await codeOf(report(99_999_999, anAddress()))).toBe('THING_NOT_FOUND');
    expect(await codeOf(report(post.id, 'keine-adresse'))).toBe('BAD_INPUT');
    const email = anAddress();
    await report(post.id, email);
    const token = await linkFor(email);
    await api.callerFor(author).forum.post.delete({ id: post.id });
    expect(await codeOf(visitor().confirm({ token }))).toBe('THING_NOT_FOUND');
  });

  it('is answered by mail when it is decided, unless that was undone', async () => {
    const { email, caseId: id } = await confirmed();
    await cases(moderator).claim({ id });
    const decision = { id, action: 'delete', rule: 'spam', statement: 'Werbung' } as const;
    const { decisions } = await cases(moderator).decide(decision);
    await api.callerFor(moderator).moderation.decision.undo({ id: decisions[0]?.id ?? 0 });
    await cases(moderator).decide({ id, action: 'none' });
    const told = (await receiveMails(api, email)).filter(
      ({ subject }) => subject === 'Was aus deiner Meldung wurde',
    );
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain('nichts zu beanstanden');
  });
});

describe('what is known of visitors', () => {
  it('is deleted a day later if it was not confirmed', async () => {
    const post = await aPost();
    const email = anAddress();
    await report(post.id, email);
    const token = await linkFor(email);
    const kept = () =>
      api.deps.db
        .selectFrom('moderation_visitor_reports')
        .select('id')
        .where('email', '=', email)
        .execute();
    api.deps.clock.set('2025-11-22T19:00:00.000Z');
    await forgetVisitors(api.deps);
    expect(await kept()).toHaveLength(1);
    api.deps.clock.set('2025-11-22T19:00:00.001Z');
    await forgetVisitors(api.deps);
    expect(await kept()).toEqual([]);
    api.deps.clock.set(NOW);
    expect(await codeOf(visitor().confirm({ token }))).toBe('REPORT_LINK_INVALID');
  });

  it('is taken out of the report 30 days after the decision', async () => {
    const { caseId: id } = await confirmed();
    await cases(moderator).claim({ id });
    await cases(moderator).decide({ id, action: 'none' });
    const name = async () => (await cases(moderator).get({ id })).reports[0]?.visitorName;
    api.deps.clock.set('2025-12-21T19:00:00.000Z');
    await forgetVisitors(api.deps);
    expect(await name()).toBe('Rita Besuch');
    api.deps.clock.set('2025-12-21T19:00:00.001Z');
    await forgetVisitors(api.deps);
    expect(await name()).toBeNull();
  });
});
