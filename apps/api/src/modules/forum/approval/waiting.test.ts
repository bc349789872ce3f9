import { describe, expect, it } from 'vitest';
import {
  codeOf,
  receiveMails,
  runJobs,
  type TestMember,
  useMember,
  useTestApi,
} from '../../../testing/index.ts';
import { caseOf } from '../../moderation/testing.ts';
import { countersOf, createSubforum, createThread } from '../testing.ts';

const NOW = '2025-11-21T19:00:00.000Z';
const api = useTestApi({ now: NOW });
const ben = useMember(api);
const moderator = useMember(api, { role: 'moderator' });

const forum = (member: TestMember | null) => api.callerFor(member).forum;
const moderation = (member: TestMember) => api.callerFor(member).moderation;
const LINK = 'Seht mal: https://flights.example/billig';

/** A thread by somebody else, and a new member's post with a link in it. */
async function waiting(content = LINK) {
  const author = await api.createMember();
  const { thread, posts } = await createThread(api, ben, { replies: 1 });
  const answer = { threadId: thread.id, content, parentPostId: posts[0]?.id ?? null };
  expect(await codeOf(forum(author).post.create(answer))).toBe('POST_WAITS');
  const [submission] = await forum(author).waiting.list({ threadId: thread.id });
  const id = submission?.id ?? 0;
  return { author, thread, id, caseId: await caseOf(api, 'submission', id) };
}

const listed = async (threadId: number) => (await forum(null).post.list({ threadId })).items;
async function decide(caseId: number, action: 'publish' | 'reject') {
  await moderation(moderator).case.claim({ id: caseId });
  const reasons = { rule: 'spam', statement: 'Werbung' } as const;
  const decided = await moderation(moderator).case.decide({
    id: caseId,
    action,
    ...(action === 'reject' && reasons),
  });
  return decided.decisions[0]?.id ?? 0;
}

describe('a first post with a link', () => {
  it('waits: its author sees it, and nobody else sees or counts it anywhere', async () => {
    const { author, thread, id } = await waiting();
    expect(await forum(author).waiting.list({ threadId: thread.id })).toEqual([
      { id, title: null, content: LINK, createdAt: NOW },
    ]);
    expect(await forum(ben).waiting.list({ threadId: thread.id })).toEqual([]);
    expect(await listed(thread.id)).toHaveLength(2);
    expect((await forum(null).thread.get({ id: thread.id })).postCount).toBe(2);
    await runJobs(api);
    expect((await api.callerFor(null).search.find({ q: 'billig' })).items).toEqual([]);
    const recent = await forum(null).post.recent({ limit: 5 });
    expect(recent.some(({ snippet }) => snippet.includes('Seht mal'))).toBe(false);
    const told = await api.callerFor(ben).social.notifications.list({});
    expect(JSON.stringify(told)).not.toContain('Seht mal');
    const { stored, counted } = await countersOf(api.deps.db);
    expect(stored).toEqual(counted);
    const report = {
      kind: 'submission',
      id: String(id),
      reason: 'spam',
      description: 'Weg',
    } as const;
    expect(await codeOf(moderation(ben).report.create(report))).toBe('THING_NOT_FOUND');
  });

  it('is in a queue of its own, for who moderates there', async () => {
    const { caseId } = await waiting();
    const list = async (member: TestMember, queue: 'reports' | 'approvals') =>
      (await moderation(member).case.list({ queue, limit: 100 })).items.map(({ id }) => id);
    expect(await list(moderator, 'approvals')).toContain(caseId);
    expect(await list(moderator, 'reports')).not.toContain(caseId);
    const elsewhere = await api.createMember({ moderates: ['forum/999999'] });
    expect(await list(elsewhere, 'approvals')).toEqual([]);
    const found = await moderation(moderator).case.claim({ id: caseId });
    expect(found).toMatchObject({ isApproval: true, can: { decide: ['publish', 'reject'] } });
  });

  it('that is published is a post like others, with the next number, and is told', async () => {
    const { author, thread, caseId } = await waiting();
    const later = await forum(ben).post.create({ threadId: thread.id, content: 'Dazwischen' });
    await decide(caseId, 'publish');
    const post = (await listed(thread.id)).find(({ content }) => content === LINK);
    expect(post).toMatchObject({ number: later.number + 1, authorId: author.id });
    expect(await forum(author).waiting.list({ threadId: thread.id })).toEqual([]);
    expect((await forum(null).thread.get({ id: thread.id })).postCount).toBe(4);
    const { stored, counted } = await countersOf(api.deps.db);
    expect(stored).toEqual(counted);
    await runJobs(api);
    expect((await api.callerFor(null).search.find({ q: 'billig' })).items.length).toBeGreaterThan(
      0,
    );
    const told = await api.callerFor(ben).social.notifications.list({});
    expect(JSON.stringify(told)).toContain('Seht mal');
    const mails = await receiveMails(api, author.email);
    const mail = mails.find(({ subject }) => subject === 'Die Moderation hat entschieden');
    expect(mail?.text).toContain('veröffentlicht');
    expect(mail?.text).not.toContain('Einspruch');
    expect((await moderation(author).own.cases({})).items).toEqual([]);
  });

  it('can be taken back by undoing, and published again as the same post', async () => {
    const { thread, caseId } = await waiting();
    const decisionId = await decide(caseId, 'publish');
    const [published] = (await listed(thread.id)).filter(({ content }) => content === LINK);
    await moderation(moderator).decision.undo({ id: decisionId });
    expect((await listed(thread.id)).some(({ content }) => content === LINK)).toBe(false);
    await moderation(moderator).case.decide({ id: caseId, action: 'publish' });
    const again = (await listed(thread.id)).filter(({ content }) => content === LINK);
    expect(again.map(({ id }) => id)).toEqual([published?.id]);
  });

  it('that is rejected is told why, and published by an appeal', async () => {
    const { author, thread, caseId } = await waiting();
    const decisionId = await decide(caseId, 'reject');
    expect(await forum(author).waiting.list({ threadId: thread.id })).toEqual([]);
    const [own] = (await moderation(author).own.cases({})).items;
    expect(own?.decision).toMatchObject({ action: 'reject', rule: 'spam', statement: 'Werbung' });
    await moderation(author).appeal.create({ decisionId, text: 'Das ist mein eigener Blog.' });
    const judge = await api.createMember({ role: 'moderator' });
    const { items } = await moderation(judge).appeal.list({ limit: 100 });
    const id = items.find((appeal) => appeal.case?.id === caseId)?.id ?? 0;
    await moderation(judge).appeal.decide({ id, outcome: 'granted', statement: 'Stimmt' });
    expect((await listed(thread.id)).some(({ content }) => content === LINK)).toBe(true);
  });

  it('is sent once, however often the same is tried', async () => {
    const author = await api.createMember();
    const { thread } = await createThread(api, ben);
    const input = { threadId: thread.id, content: LINK, idempotencyKey: 'once-please' };
    for (let i = 0; i < 2; i++) {
      expect(await codeOf(forum(author).post.create(input))).toBe('POST_WAITS');
    }
    expect(await forum(author).waiting.list({ threadId: thread.id })).toHaveLength(1);
  });

  it('doesn’t wait after three others, nor where its author moderates', async () => {
    const author = await api.createMember();
    const { thread } = await createThread(api, author, { replies: 2 });
    expect((await forum(author).post.create({ threadId: thread.id, content: LINK })).number).toBe(
      4,
    );
    await forum(moderator).post.create({ threadId: thread.id, content: LINK });
  });

  it('doesn’t get its link by an edit', async () => {
    const author = await api.createMember();
    const { thread } = await createThread(api, ben);
    const post = await forum(author).post.create({
      threadId: thread.id,
      content: 'Hallo zusammen',
    });
    const edit = forum(author).post.update({ id: post.id, data: { content: LINK } });
    expect(await codeOf(edit)).toBe('EDIT_WAITS');
    await forum(author).post.update({ id: post.id, data: { content: 'Hallo ihr' } });
  });

  it('can start a thread, which is nowhere until it is published', async () => {
    const author = await api.createMember();
    const subforumId = await createSubforum(api.deps.db);
    const start = { subforumId, title: 'Neue Flights', content: LINK };
    expect(await codeOf(forum(author).thread.create(start))).toBe('POST_WAITS');
    expect((await forum(null).thread.list({ subforumId })).items).toEqual([]);
    const [submission] = await forum(author).waiting.list({ subforumId });
    expect(submission?.title).toBe('Neue Flights');
    await decide(await caseOf(api, 'submission', submission?.id ?? 0), 'publish');
    const [thread] = (await forum(null).thread.list({ subforumId })).items;
    expect(thread).toMatchObject({ title: 'Neue Flights', authorId: author.id, postCount: 1 });
    const { stored, counted } = await countersOf(api.deps.db);
    expect(stored).toEqual(counted);
  });
});

describe('a pattern', () => {
  it('makes what it catches wait, whoever writes it, and shows before what it would have caught', async () => {
    const { thread } = await createThread(api, ben, { replies: 4 });
    await forum(ben).post.create({
      threadId: thread.id,
      content: 'Das Wundermittel hilft gegen Wackler',
    });
    const { pattern } = moderation(moderator);
    const preview = await pattern.preview({ pattern: 'wundermittel*wackler' });
    expect(preview).toMatchObject({
      matched: 1,
      examples: [{ text: 'Das Wundermittel hilft gegen Wackler', title: 'Welche Flights?' }],
    });
    expect(preview.looked).toBeGreaterThan(5);
    await pattern.create({ pattern: 'wundermittel*wackler' });
    expect(await codeOf(pattern.create({ pattern: 'wundermittel*wackler' }))).toBe('PATTERN_KNOWN');
    const say = () =>
      forum(ben).post.create({ threadId: thread.id, content: 'WUNDERMITTEL gegen jeden Wackler!' });
    expect(await codeOf(say())).toBe('POST_WAITS');
    const [listedPattern] = await pattern.list();
    await pattern.delete({ id: listedPattern?.id ?? 0 });
    expect(await pattern.list()).toEqual([]);
    await say();
    const log = await moderation(moderator).audit.list({ action: 'pattern' });
    expect(log.items.map(({ action }) => action)).toEqual(['pattern.delete', 'pattern.create']);
  });

  it('has three characters that say something, and is a matter of site moderators', async () => {
    const { pattern } = moderation(moderator);
    for (const bad of ['ab', '*a*', '***', 'x'.repeat(101)]) {
      expect(await codeOf(pattern.create({ pattern: bad }))).toBe('BAD_INPUT');
    }
    const ofForum = await api.createMember({ moderates: ['forum'] });
    expect(await codeOf(moderation(ofForum).pattern.create({ pattern: 'abc' }))).toBe('FORBIDDEN');
    expect(await codeOf(moderation(ofForum).pattern.preview({ pattern: 'abc' }))).toBe('FORBIDDEN');
  });
});
