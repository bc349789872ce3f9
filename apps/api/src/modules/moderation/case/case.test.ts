import { describe, expect, it } from 'vitest';
import { codeOf, type TestMember, useMember, useTestApi } from '../../../testing/index.ts';
import { countersOf } from '../../forum/testing.ts';
import { caseOf, reportedPost, reportPost } from '../testing.ts';

const api = useTestApi({ now: '2026-11-21T19:00:00Z' });
const author = useMember(api, { first_name: 'Anna', last_name: 'Auer' });
const ben = useMember(api);
const carla = useMember(api);
const mia = useMember(api, { role: 'moderator', first_name: 'Mia', last_name: 'Moor' });
const max = useMember(api, { role: 'moderator' });
const admin = useMember(api, { role: 'admin' });

const moderation = (member: TestMember) => api.callerFor(member).moderation;
const minutes = (count: number) =>
  api.deps.clock.set(new Date(Date.parse('2026-11-21T19:00:00Z') + count * 60_000));
const isShown = async (threadId: number, postId: number) =>
  (await api.callerFor(null).forum.post.list({ threadId })).items.some(({ id }) => id === postId);

async function claimedCase() {
  const reported = await reportedPost(api, author, [ben]);
  await moderation(mia).case.claim({ id: reported.caseId });
  return reported;
}

const remove = (member: TestMember, id: number) =>
  moderation(member).case.decide({
    id,
    action: 'delete',
    rule: 'spam',
    statement: 'Werbung ist hier nicht erlaubt.',
    note: 'Schon der dritte Beitrag dieser Art',
  });

describe('the queue', () => {
  it('has the heaviest case first, then what waits longest, page by page', async () => {
    const queue = async (member: TestMember) => {
      const seen: number[] = [];
      let cursor: string | undefined;
      do {
        const page = await moderation(member).case.list({ limit: 2, cursor });
        seen.push(...page.items.map(({ id }) => id));
        cursor = page.nextCursor ?? undefined;
      } while (cursor);
      return seen;
    };
    const before = await queue(mia);
    minutes(1);
    const light = await reportedPost(api, author, [ben]);
    minutes(2);
    const newer = await reportedPost(api, author, [ben]);
    minutes(3);
    const heavy = await reportedPost(api, author, [ben, carla]);
    const all = await queue(mia);
    expect(all.filter((id) => !before.includes(id))).toEqual([
      heavy.caseId,
      light.caseId,
      newer.caseId,
    ]);
    const [first] = (await moderation(mia).case.list({ limit: 1 })).items;
    expect(first).toMatchObject({ id: heavy.caseId, reportCount: 2, reasons: ['spam'] });
  });

  it('has what says that somebody is being cheated before what is only spam', async () => {
    const before = (await moderation(mia).case.count()).reports;
    const spam = await reportedPost(api, author, [ben]);
    const fraud = await reportedPost(api, author, []);
    await reportPost(api, carla, fraud.post.id, 'fraud');
    const { items } = await moderation(mia).case.list({ limit: 100 });
    const ids = items.map(({ id }) => id);
    const fraudCase = await caseOf(api, 'post', fraud.post.id);
    expect(ids.indexOf(fraudCase)).toBeLessThan(ids.indexOf(spam.caseId));
    expect((await moderation(mia).case.count()).reports).toBe(before + 2);
    expect(await codeOf(moderation(ben).case.count())).toBe('FORBIDDEN');
  });

  it('is filtered by kind and part of the site', async () => {
    const { caseId } = await reportedPost(api, author, [ben]);
    const { scope } = await api.deps.db
      .selectFrom('moderation_cases')
      .select('scope')
      .where('id', '=', caseId)
      .executeTakeFirstOrThrow();
    expect(scope).toMatch(/^forum\/\d+$/);
    const here = await moderation(mia).case.list({ kind: 'post', scope });
    expect(here.items.map(({ id }) => id)).toEqual([caseId]);
    expect((await moderation(mia).case.list({ kind: 'review' })).items).toEqual([]);
  });
});

describe('taking away in one step', () => {
  it('decides by the rule that most reports name, tells the author, and can be taken back', async () => {
    const { thread, post, caseId } = await reportedPost(api, author, [ben]);
    const listed = (await moderation(mia).case.list({ limit: 100 })).items;
    expect(listed.find(({ id }) => id === caseId)?.oneStep).toBe('delete');
    const { decisionId } = await moderation(mia).case.takeAway({ id: caseId });
    expect(await isShown(thread.id, post.id)).toBe(false);
    const { closedAt, decisions } = await moderation(mia).case.get({ id: caseId });
    expect(closedAt).not.toBeNull();
    expect(decisions[0]).toMatchObject({ id: decisionId, action: 'delete', rule: 'spam' });
    const [own] = (await moderation(author).own.cases({})).items;
    expect(own?.decision).toMatchObject({ id: decisionId, rule: 'spam', statement: null });
    await moderation(mia).decision.undo({ id: decisionId });
    expect(await isShown(thread.id, post.id)).toBe(true);
  });

  it('is nothing for members, for what somebody else works on, and where no rule is named', async () => {
    const { caseId, post, thread } = await reportedPost(api, author, [ben]);
    expect(await codeOf(moderation(ben).case.takeAway({ id: caseId }))).toBe('FORBIDDEN');
    expect(await codeOf(moderation(mia).case.takeAway({ id: 0 }))).toBe('BAD_INPUT');
    await moderation(max).case.claim({ id: caseId });
    expect(await codeOf(moderation(mia).case.takeAway({ id: caseId }))).toBe('CASE_CLAIMED');
    const vague = await reportedPost(api, author, []);
    await reportPost(api, carla, vague.post.id, 'other');
    const vagueCase = await caseOf(api, 'post', vague.post.id);
    expect(await codeOf(moderation(mia).case.takeAway({ id: vagueCase }))).toBe(
      'ACTION_NOT_POSSIBLE',
    );
    const { items } = await moderation(mia).case.list({ limit: 100 });
    for (const id of [caseId, vagueCase])
      expect(items.find((each) => each.id === id)?.oneStep, String(id)).toBeNull();
    expect(await isShown(thread.id, post.id)).toBe(true);
  });
});

describe('claiming', () => {
  it('is for one: of 200 moderators at the same time one gets the case', async () => {
    const { caseId } = await reportedPost(api, author, [ben]);
    const crowd = await Promise.all(
      Array.from({ length: 200 }, () => api.createMember({ role: 'moderator' })),
    );
    const results = await Promise.allSettled(
      crowd.map((member) => moderation(member).case.claim({ id: caseId })),
    );
    const won = results.flatMap(({ status }, index) => (status === 'fulfilled' ? [index] : []));
    expect(won).toHaveLength(1);
    const { claimedBy } = await moderation(mia).case.get({ id: caseId });
    expect(claimedBy?.id).toBe(crowd[won[0] ?? -1]?.id);
    const lost = results.filter(({ status }) => status === 'rejected');
    expect(lost).toHaveLength(199);
    const [refused] = lost as PromiseRejectedResult[];
    expect(await codeOf(Promise.reject(refused?.reason))).toBe('CASE_CLAIMED');
  });

  it('ends when the moderator gives the case back, or leaves it for half an hour', async () => {
    const { caseId: id } = await claimedCase();
    expect((await moderation(mia).case.get({ id })).can).toEqual({
      claim: false,
      decide: ['none', 'delete'],
    });
    await moderation(max).case.release({ id });
    expect(await codeOf(moderation(max).case.claim({ id }))).toBe('CASE_CLAIMED');
    await moderation(mia).case.release({ id });
    await moderation(max).case.claim({ id });
    minutes(31);
    const taken = await moderation(mia).case.claim({ id });
    expect(taken.claimedBy?.id).toBe(mia.id);
    expect(await codeOf(remove(max, id))).toBe('CASE_CLAIMED');
  });

  it('is not for whose thing it is', async () => {
    const { caseId: id } = await reportedPost(api, mia, [ben]);
    expect((await moderation(mia).case.get({ id })).can.claim).toBe(false);
    expect(await codeOf(moderation(mia).case.claim({ id }))).toBe('CASE_IS_OWN');
    await moderation(max).case.claim({ id });
  });

  it('is not for cases that are decided or unknown', async () => {
    const { caseId: id } = await claimedCase();
    await remove(mia, id);
    expect(await codeOf(moderation(max).case.claim({ id }))).toBe('CASE_CLOSED');
    expect(await codeOf(moderation(max).case.claim({ id: 999_999 }))).toBe('CASE_NOT_FOUND');
  });
});

describe('deciding', () => {
  it('does what was decided and closes the case', async () => {
    const { thread, post, caseId: id } = await claimedCase();
    const decided = await remove(mia, id);
    expect(await isShown(thread.id, post.id)).toBe(false);
    expect(decided).toMatchObject({
      closedAt: '2026-11-21T19:00:00.000Z',
      thing: { isShown: false, text: 'Antwort 1' },
      can: { claim: false, decide: [] },
      decisions: [
        {
          action: 'delete',
          rule: 'spam',
          statement: 'Werbung ist hier nicht erlaubt.',
          decidedBy: { id: mia.id, firstName: 'Mia', lastName: 'Moor' },
          undoUntil: '2026-11-21T19:10:00.000Z',
        },
      ],
      authorHistory: { upheld: expect.any(Number) },
    });
    const { stored, counted } = await countersOf(api.deps.db);
    expect(stored).toEqual(counted);
    const queue = await moderation(mia).case.list({ limit: 100 });
    expect(queue.items.map((each) => each.id)).not.toContain(id);
  });

  it('can leave the thing as it is, which counts against who reported it', async () => {
    const reporter = await api.createMember();
    const { thread, post, caseId: id } = await reportedPost(api, author, [reporter]);
    await moderation(mia).case.claim({ id });
    await moderation(mia).case.decide({ id, action: 'none', note: 'Passt so' });
    expect(await isShown(thread.id, post.id)).toBe(true);
    const next = await reportedPost(api, author, [reporter]);
    const { reports } = await moderation(mia).case.get({ id: next.caseId });
    expect(reports[0]?.history).toEqual({ upheld: 0, rejected: 1 });
  });

  it('needs a claim, a statement where something is done, and an action that there is', async () => {
    const { caseId: id } = await reportedPost(api, author, [ben]);
    expect(await codeOf(remove(mia, id))).toBe('CASE_NOT_CLAIMED');
    await moderation(mia).case.claim({ id });
    expect(await codeOf(remove(max, id))).toBe('CASE_CLAIMED');
    const { decide } = moderation(mia).case;
    expect(await codeOf(decide({ id, action: 'delete', rule: 'spam' }))).toBe('BAD_INPUT');
    expect(await codeOf(decide({ id, action: 'delete', statement: 'Weg' }))).toBe('BAD_INPUT');
    expect(await codeOf(decide({ id, action: 'lock', rule: 'spam', statement: 'Zu' }))).toBe(
      'ACTION_NOT_POSSIBLE',
    );
    expect(await codeOf(decide({ id: 999_999, action: 'none' }))).toBe('CASE_NOT_FOUND');
    await remove(mia, id);
    expect(await codeOf(remove(mia, id))).toBe('CASE_CLOSED');
  });

  it('happens once, however often it is sent at the same time', async () => {
    const { thread, caseId: id } = await claimedCase();
    const results = await Promise.allSettled([1, 2, 3].map(() => remove(mia, id)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await api.callerFor(null).forum.thread.get({ id: thread.id })).postCount).toBe(1);
  });

  it('works on what its author has deleted meanwhile, and doesn’t bring that back', async () => {
    const { thread, post, caseId: id } = await claimedCase();
    await api.callerFor(author).forum.post.delete({ id: post.id });
    const { decisions } = await remove(mia, id);
    await moderation(mia).decision.undo({ id: decisions[0]?.id ?? 0 });
    expect(await isShown(thread.id, post.id)).toBe(false);
  });

  it('is shown with the next case about the same thing', async () => {
    const { post, caseId } = await claimedCase();
    await moderation(mia).case.decide({ id: caseId, action: 'none' });
    await reportPost(api, carla, post.id);
    const next = await moderation(max).case.get({ id: await caseOf(api, 'post', post.id) });
    expect(next.id).not.toBe(caseId);
    expect(next.decisions).toEqual([]);
    expect(next.earlier).toMatchObject([{ action: 'none', decidedBy: { id: mia.id } }]);
  });
});

describe('undoing', () => {
  async function decidedCase() {
    const reported = await claimedCase();
    const { decisions } = await remove(mia, reported.caseId);
    return { ...reported, decisionId: decisions[0]?.id ?? 0 };
  }

  it('brings the thing back, and the case into the hands of who undid it', async () => {
    const { thread, post, caseId: id, decisionId } = await decidedCase();
    minutes(10);
    await moderation(mia).decision.undo({ id: decisionId });
    expect(await isShown(thread.id, post.id)).toBe(true);
    const found = await moderation(mia).case.get({ id });
    expect(found).toMatchObject({
      closedAt: null,
      claimedBy: { id: mia.id },
      decisions: [{ undoneAt: '2026-11-21T19:10:00.000Z', undoUntil: null }],
      can: { decide: ['none', 'delete'] },
    });
    const { stored, counted } = await countersOf(api.deps.db);
    expect(stored).toEqual(counted);
    await remove(mia, id);
    expect(await isShown(thread.id, post.id)).toBe(false);
  });

  it('ends after ten minutes', async () => {
    const { thread, post, decisionId } = await decidedCase();
    api.deps.clock.set('2026-11-21T19:10:00.001Z');
    expect(await codeOf(moderation(mia).decision.undo({ id: decisionId }))).toBe('UNDO_OVER');
    expect(await isShown(thread.id, post.id)).toBe(false);
  });

  it('is for who decided and for admins, and once', async () => {
    const { decisionId: id } = await decidedCase();
    expect(await codeOf(moderation(max).decision.undo({ id }))).toBe('UNDO_OVER');
    await moderation(admin).decision.undo({ id });
    expect(await codeOf(moderation(mia).decision.undo({ id }))).toBe('UNDO_OVER');
  });

  it('is refused when the thing was reported again meanwhile', async () => {
    const { post, caseId: id } = await claimedCase();
    const { decisions } = await moderation(mia).case.decide({ id, action: 'none' });
    await reportPost(api, carla, post.id);
    const undone = moderation(mia).decision.undo({ id: decisions[0]?.id ?? 0 });
    expect(await codeOf(undone)).toBe('UNDO_OVER');
    expect((await moderation(mia).case.get({ id })).decisions[0]?.undoneAt).toBeNull();
  });
});

describe('a moderator who acts where the thing is shown', () => {
  it('decides its case with it', async () => {
    const { post, caseId: id } = await reportedPost(api, author, [ben]);
    await api.callerFor(max).forum.post.delete({ id: post.id });
    expect(await moderation(mia).case.get({ id })).toMatchObject({
      closedAt: '2026-11-21T19:00:00.000Z',
      decisions: [{ action: 'delete', statement: null, decidedBy: { id: max.id } }],
    });
    await api.callerFor(max).forum.post.restore({ id: post.id });
    const { decisions } = await moderation(mia).case.get({ id });
    expect(decisions[0]?.undoneAt).toBe('2026-11-21T19:00:00.000Z');
  });
});
