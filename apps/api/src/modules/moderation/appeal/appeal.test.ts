import { describe, expect, it } from 'vitest';
import {
  codeOf,
  receiveMails,
  type TestMember,
  useMember,
  useTestApi,
} from '../../../testing/index.ts';
import { countersOf } from '../../forum/testing.ts';
import { deletedPost, isPostShown, reportedPost } from '../testing.ts';

const NOW = '2025-11-21T19:00:00.000Z';
const api = useTestApi({ now: NOW });
const author = useMember(api, { locale: 'en' });
const ben = useMember(api);
const mia = useMember(api, { role: 'moderator', first_name: 'Mia', last_name: 'Moor' });
const max = useMember(api, { role: 'moderator', first_name: 'Max', last_name: 'Mai' });
const paula = useMember(api, { role: 'moderator' });
const admin = useMember(api, { role: 'admin' });

const moderation = (member: TestMember) => api.callerFor(member).moderation;
const decided = () => deletedPost(api, author, [ben, paula], mia);
const own = async (member: TestMember, caseId: number) =>
  (await moderation(member).own.cases({ limit: 100 })).items.find(({ id }) => id === caseId);
const waiting = async (member: TestMember, caseId: number) =>
  (await moderation(member).appeal.list({ limit: 100 })).items.find(
    (appeal) => appeal.case?.id === caseId,
  );

async function appealed() {
  const found = await decided();
  const { decisionId, caseId } = found;
  await moderation(author).appeal.create({ decisionId, text: 'Das war keine Werbung.' });
  return { ...found, appealId: (await waiting(max, caseId))?.id ?? 0 };
}

const grant = (member: TestMember, id: number) =>
  moderation(member).appeal.decide({ id, outcome: 'granted', statement: 'Wir lagen falsch.' });
const reject = (member: TestMember, id: number) =>
  moderation(member).appeal.decide({ id, outcome: 'rejected', statement: 'Es ist Werbung.' });

describe('the own cases', () => {
  it('say what was decided, why, by which rule, and until when to appeal', async () => {
    const { caseId, decisionId } = await decided();
    expect(await own(author, caseId)).toEqual({
      id: caseId,
      thing: { kind: 'post', title: 'Welche Flights?', text: 'Antwort 1', path: null },
      withheldAt: null,
      decision: {
        id: decisionId,
        action: 'delete',
        rule: 'spam',
        statement: 'Werbung',
        decidedAt: NOW,
        appealUntil: '2026-05-23T19:00:00.000Z',
        appeal: null,
      },
    });
    for (const other of [ben, mia, admin]) expect(await own(other, caseId)).toBeUndefined();
  });

  it('come page by page, the newest first, without what was undone or nothing wrong', async () => {
    const anna = await api.createMember();
    const cases: number[] = [];
    for (let i = 0; i < 3; i++) cases.push((await deletedPost(api, anna, [ben], mia)).caseId);
    const undone = await deletedPost(api, anna, [ben], mia);
    await moderation(mia).decision.undo({ id: undone.decisionId });
    await moderation(mia).case.decide({ id: undone.caseId, action: 'none' });
    const first = await moderation(anna).own.cases({ limit: 2 });
    const second = await moderation(anna).own.cases({
      limit: 2,
      cursor: first.nextCursor ?? undefined,
    });
    const seen = [...first.items, ...second.items].map(({ id }) => id);
    expect(seen).toEqual(cases.toReversed());
    expect(second.nextCursor).toBeNull();
  });

  it('tell what reports have hidden until somebody looks', async () => {
    const trusted = await Promise.all(
      [1, 2, 3].map(() => api.createMember({ created_at: '2025-01-01T12:00:00Z' })),
    );
    const anna = await api.createMember();
    await reportedPost(api, anna, trusted);
    const [found] = (await moderation(anna).own.cases({})).items;
    expect(found).toMatchObject({ withheldAt: NOW, decision: null });
  });
});

describe('the own reports', () => {
  it('say what became of them, without what was removed', async () => {
    const reporter = await api.createMember();
    await deletedPost(api, author, [reporter], mia);
    const { items } = await moderation(reporter).own.reports({});
    expect(items).toEqual([
      {
        id: expect.any(Number),
        kind: 'post',
        title: null,
        path: null,
        reason: 'spam',
        description: 'Das ist Werbung.',
        reportedAt: NOW,
        outcome: 'upheld',
      },
    ]);
  });
});

describe('an appeal', () => {
  it('is made once by whose thing it is, also while suspended', async () => {
    const { decisionId } = await decided();
    const create = (member: TestMember) =>
      moderation(member).appeal.create({ decisionId, text: 'Das war keine Werbung.' });
    for (const other of [ben, mia, admin]) {
      expect(await codeOf(create(other))).toBe('DECISION_NOT_FOUND');
    }
    const suspended = { ...author, status: 'suspended' as const };
    const results = await Promise.allSettled([1, 2, 3].map(() => create(suspended)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await codeOf(create(author))).toBe('ALREADY_APPEALED');
  });

  it('needs a reason, a decision that stands, and comes within half a year', async () => {
    const { decisionId } = await decided();
    const { create } = moderation(author).appeal;
    expect(await codeOf(create({ decisionId, text: ' ' }))).toBe('BAD_INPUT');
    expect(await codeOf(create({ decisionId: 999_999, text: 'Nein' }))).toBe('DECISION_NOT_FOUND');
    api.deps.clock.set('2026-05-23T19:00:00.001Z');
    expect(await codeOf(create({ decisionId, text: 'Nein' }))).toBe('APPEAL_OVER');
    api.deps.clock.set(NOW);
    await moderation(mia).decision.undo({ id: decisionId });
    expect(await codeOf(create({ decisionId, text: 'Nein' }))).toBe('DECISION_NOT_FOUND');
  });

  it('waits in a list of its own, the oldest first, until somebody decides', async () => {
    const before = (await moderation(max).appeal.list({ limit: 100 })).items.length;
    const first = await appealed();
    api.deps.clock.set('2025-11-21T19:01:00.000Z');
    const second = await appealed();
    const seen: number[] = [];
    let cursor: string | undefined;
    do {
      const page = await moderation(max).appeal.list({ limit: 1, cursor });
      seen.push(...page.items.map((appeal) => appeal.case?.id ?? 0));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(seen.slice(before)).toEqual([first.caseId, second.caseId]);
    await reject(max, first.appealId);
    expect(await waiting(max, first.caseId)).toBeUndefined();
  });

  it('is not for who decided, whose thing it is, or who reported it', async () => {
    const { caseId, appealId } = await appealed();
    for (const involved of [mia, paula]) {
      expect((await waiting(involved, caseId))?.canDecide).toBe(false);
      expect(await codeOf(grant(involved, appealId))).toBe('APPEAL_NOT_YOURS');
      const { decisions } = await moderation(involved).case.get({ id: caseId });
      expect(decisions[0]?.appeal?.canDecide).toBe(false);
    }
    expect((await waiting(max, caseId))?.canDecide).toBe(true);
    const promoted = { ...author, role: 'admin' as const };
    expect(await codeOf(grant(promoted, appealId))).toBe('APPEAL_NOT_YOURS');
    expect(await codeOf(grant(author, appealId))).toBe('FORBIDDEN');
    expect(await codeOf(grant(max, 999_999))).toBe('APPEAL_NOT_FOUND');
  });

  it('that is granted brings the thing back and counts against the reports', async () => {
    const reported = await appealed();
    const { caseId, appealId } = reported;
    expect(await isPostShown(api, reported)).toBe(false);
    await grant(max, appealId);
    expect(await isPostShown(api, reported)).toBe(true);
    const { stored, counted } = await countersOf(api.deps.db);
    expect(stored).toEqual(counted);
    const found = await moderation(mia).case.get({ id: caseId });
    expect(found).toMatchObject({
      closedAt: NOW,
      decisions: [
        {
          undoneAt: NOW,
          appeal: {
            text: 'Das war keine Werbung.',
            outcome: 'granted',
            statement: 'Wir lagen falsch.',
            decidedBy: { id: max.id, firstName: 'Max', lastName: 'Mai' },
            canDecide: false,
          },
        },
      ],
    });
    expect((await own(author, caseId))?.decision).toMatchObject({
      appealUntil: null,
      appeal: { outcome: 'granted', statement: 'Wir lagen falsch.', decidedAt: NOW },
    });
    const [report] = (await moderation(ben).own.reports({ limit: 1 })).items;
    expect(report?.outcome).toBe('rejected');
    const log = await moderation(mia).audit.list({ action: 'post.appealGranted' });
    expect(log.items[0]).toMatchObject({ actor: { id: max.id }, reason: 'Wir lagen falsch.' });
  });

  it('that is rejected leaves it as it is', async () => {
    const reported = await appealed();
    await reject(max, reported.appealId);
    expect(await isPostShown(api, reported)).toBe(false);
    expect((await own(author, reported.caseId))?.decision?.appeal?.outcome).toBe('rejected');
    expect(await codeOf(grant(admin, reported.appealId))).toBe('APPEAL_NOT_FOUND');
    const [report] = (await moderation(ben).own.reports({ limit: 1 })).items;
    expect(report?.outcome).toBe('upheld');
  });

  it('is decided once, however many try', async () => {
    const { appealId } = await appealed();
    const others = await Promise.all(
      [1, 2, 3, 4].map(() => api.createMember({ role: 'moderator' })),
    );
    const results = await Promise.allSettled(others.map((member) => grant(member, appealId)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('ends when the decision is undone otherwise', async () => {
    const { caseId, appealId, decisionId } = await appealed();
    await moderation(mia).decision.undo({ id: decisionId });
    expect(await waiting(max, caseId)).toBeUndefined();
    expect(await codeOf(grant(max, appealId))).toBe('APPEAL_NOT_FOUND');
  });

  it('is answered by mail, in the member’s language', async () => {
    const anna = await api.createMember();
    const { decisionId, caseId } = await deletedPost(api, anna, [ben], mia);
    await moderation(anna).appeal.create({ decisionId, text: 'Bitte nochmal ansehen' });
    await reject(max, (await waiting(max, caseId))?.id ?? 0);
    const mails = await receiveMails(api, anna.email);
    const told = mails.find(({ subject }) => subject === 'Dein Einspruch ist entschieden');
    expect(told?.text).toContain('keinen Erfolg');
    expect(told?.text).toContain('Es ist Werbung.');
    expect(told?.text).toContain('/moderation/mine');
    const statement = mails.find(({ subject }) => subject === 'Die Moderation hat entschieden');
    expect(statement?.text).toContain('keine Werbung und kein Spam');
    expect(statement?.text).toContain('keine Maschine');
    expect(statement?.text).toContain('Einspruch');
  });
});
