import { describe, expect, it } from 'vitest';
import {
  codeOf,
  type TestMember,
  useFreshMember,
  useMember,
  useTestApi,
} from '../../../../testing/index.ts';
import { caseOf } from '../../../moderation/testing.ts';
import { confirmUnanswered } from '../end/confirm.service.ts';
import { correctTo, countedOf, playedLeg, statusOf } from '../end/testing-played.ts';

const api = useTestApi({ now: '2031-03-03T19:00:00.000Z' });
const mod = useMember(api, { role: 'moderator' });
const mia = useFreshMember(api);
const ben = useFreshMember(api, { first_name: 'Ben' });

const resultsOf = (member: TestMember | null) => api.callerFor(member).games.result;
const casesOf = (member: TestMember) => api.callerFor(member).moderation.case;
const reason = 'Die zweite Aufnahme waren 85, nicht 26.';
const statement = 'Beide sagen dasselbe.';

const toldTo = async (member: TestMember) =>
  (await api.callerFor(member).social.notifications.list({})).items.map(({ excerpt }) => excerpt);

async function disputedLeg() {
  const played = await playedLeg(api, mia, ben);
  await resultsOf(ben).dispute({ gameId: played.gameId, reason });
  return { ...played, caseId: await caseOf(api, 'game', played.gameId) };
}

describe('a doubted result', () => {
  it('does not count, and waits in the queue of the moderators', async () => {
    const { gameId, caseId } = await disputedLeg();
    expect(await statusOf(api, gameId)).toMatchObject({ status: 'disputed' });
    expect(await countedOf(api, gameId)).toEqual([false, false]);
    expect((await casesOf(mod).list({ kind: 'game' })).items).toContainEqual(
      expect.objectContaining({
        id: caseId,
        weight: 2,
        thing: expect.objectContaining({ title: 'Mia – Ben', text: '1:0' }),
      }),
    );
    expect(await resultsOf(mod).get({ gameId })).toMatchObject({
      dispute: { side: 1, reason, disputedAt: '2031-03-03T19:00:00.000Z' },
      can: { decide: true },
    });
    expect(await resultsOf(mia).get({ gameId })).toMatchObject({
      dispute: { reason },
      can: { confirm: false, dispute: false, decide: false },
    });
    expect(await resultsOf(null).get({ gameId })).toMatchObject({
      status: 'disputed',
      dispute: null,
      marks: [],
    });
    const stranger = await api.createMember();
    expect(await resultsOf(stranger).get({ gameId })).toMatchObject({
      dispute: null,
      can: { confirm: false, dispute: false, decide: false },
    });
    const text =
      'Jemand hält das Ergebnis für falsch. Die Moderation sieht es sich an; bis dahin zählt es nicht.';
    expect(await toldTo(mia)).toEqual([text]);
    expect(await toldTo(ben)).toEqual([]);
  });

  it('is doubted by who may, once, and in time', async () => {
    const { gameId, revision } = await playedLeg(api, mia, ben);
    const dispute = (member: TestMember | null, input = { gameId, reason }) =>
      codeOf(resultsOf(member).dispute(input));
    expect(await dispute(mia)).toBe('NOT_YOURS_TO_CONFIRM');
    expect(await dispute(await api.createMember())).toBe('NOT_AMONG_PLAYERS');
    expect(await dispute(null)).toBe('UNAUTHENTICATED');
    expect(await dispute(ben, { gameId: 4711, reason })).toBe('GAME_NOT_FOUND');
    expect(await dispute(ben, { gameId, reason: ' ' })).toBe('BAD_INPUT');
    expect(await dispute({ ...ben, status: 'suspended' })).toBe('ACCOUNT_SUSPENDED');
    await resultsOf(ben).confirm({ gameId, revision });
    api.deps.clock.advance({ days: 7, seconds: 1 });
    expect(await dispute(ben)).toBe('DISPUTE_OVER');
    api.deps.clock.advance({ seconds: -1 });
    // once it counts, the side that scored may have been wrong, too
    await resultsOf(mia).dispute({ gameId, reason });
    expect(await dispute(ben)).toBe('ALREADY_DISPUTED');
    await resultsOf(mod).decide({ gameId, revision, verdict: 'stands', statement });
    expect(await dispute(ben)).toBe('ALREADY_DISPUTED');
  });

  it('can no longer be corrected or confirmed by those who play', async () => {
    const { gameId, revision, send } = await disputedLeg();
    expect(await codeOf(send(3, [correctTo(1, 30)]))).toBe('GAME_NOT_OPEN');
    expect(await codeOf(resultsOf(ben).confirm({ gameId, revision }))).toBe('RESULT_SETTLED');
    api.deps.clock.advance({ days: 2 });
    await confirmUnanswered(api.deps, { gameId });
    expect(await statusOf(api, gameId)).toMatchObject({ status: 'disputed' });
  });
});

describe('a moderator', () => {
  it('lets a result stand: it counts, and both are told', async () => {
    const { gameId, revision, caseId } = await disputedLeg();
    await resultsOf(mod).decide({ gameId, revision, verdict: 'stands', statement });
    expect(await countedOf(api, gameId)).toEqual([true, true]);
    expect(await casesOf(mod).get({ id: caseId })).toMatchObject({
      closedAt: '2031-03-03T19:00:00.000Z',
      decisions: [{ action: 'none' }],
    });
    expect(await resultsOf(ben).get({ gameId })).toMatchObject({
      verdict: { verdict: 'stands', statement },
    });
    expect(await resultsOf(null).get({ gameId })).toMatchObject({ verdict: { statement: null } });
    expect(await toldTo(mia)).toEqual(['Das Ergebnis steht: 1:0.']);
    expect(await toldTo(ben)).toEqual(['Das Ergebnis steht: 0:1.']);
  });

  it('corrects visits, and takes that back', async () => {
    const { gameId, revision, caseId } = await disputedLeg();
    const before = await api.callerFor(null).games.get({ gameId });
    await resultsOf(mod).decide({
      gameId,
      revision,
      verdict: 'corrected',
      corrections: [{ index: 1, entry: { total: 85 } }],
      statement,
    });
    const after = await api.callerFor(null).games.get({ gameId });
    expect(after.entries[1]).toEqual({ total: 85 });
    expect(after).toMatchObject({ status: 'completed', revision: 4 });
    const points = api.deps.db
      .selectFrom('game_results')
      .select('points')
      .where('game_id', '=', gameId)
      .where('side', '=', 1);
    expect(await points.execute()).toEqual([{ points: 85 }]);
    expect(await toldTo(ben)).toEqual(['Die Moderation hat das Ergebnis korrigiert: 0:1.']);
    const found = await casesOf(mod).get({ id: caseId });
    await api.callerFor(mod).moderation.decision.undo({ id: found.decisions[0]?.id ?? 0 });
    const undone = await api.callerFor(null).games.get({ gameId });
    expect(undone).toMatchObject({ status: 'disputed', revision: 5, entries: before.entries });
    expect(await resultsOf(null).get({ gameId })).toMatchObject({ verdict: null });
    expect(await points.execute()).toEqual([{ points: 26 }]);
  });

  it('annuls, and who wrote it can appeal: then it counts after all', async () => {
    const { gameId, caseId } = await disputedLeg();
    await casesOf(mod).claim({ id: caseId });
    const found = await casesOf(mod).get({ id: caseId });
    expect(found.can.decide).toEqual(['none', 'annul']);
    const decision = { id: caseId, action: 'annul', rule: 'fraud', statement } as const;
    const { decisions } = await casesOf(mod).decide(decision);
    expect(await statusOf(api, gameId)).toMatchObject({ status: 'annulled' });
    expect(await countedOf(api, gameId)).toEqual([]);
    expect(await toldTo(ben)).toEqual(['Die Moderation hat das Spiel annulliert. Es zählt nicht.']);
    const decisionId = decisions[0]?.id ?? 0;
    const text = 'Ben hat mitgezählt.';
    await api.callerFor(mia).moderation.appeal.create({ decisionId, text });
    const other = await api.createMember({ role: 'moderator' });
    const { appeal } = api.callerFor(other).moderation;
    const waiting = (await appeal.list({})).items.find((each) => each.case?.id === caseId);
    await appeal.decide({ id: waiting?.id ?? 0, outcome: 'granted', statement });
    expect(await statusOf(api, gameId)).toMatchObject({ status: 'completed' });
    expect(await countedOf(api, gameId)).toEqual([true, true]);
  });

  it('takes an annulment back: it is as doubtful as before', async () => {
    const { gameId, revision, caseId } = await disputedLeg();
    await resultsOf(mod).decide({ gameId, revision, verdict: 'annulled', statement });
    expect(await resultsOf(null).get({ gameId })).toMatchObject({
      verdict: { verdict: 'annulled' },
      isAbandoned: false,
    });
    const { decisions } = await casesOf(mod).get({ id: caseId });
    await api.callerFor(mod).moderation.decision.undo({ id: decisions[0]?.id ?? 0 });
    expect(await statusOf(api, gameId)).toMatchObject({ status: 'disputed' });
    expect(await resultsOf(null).get({ gameId })).toMatchObject({ verdict: null });
  });

  it('finds it right in the queue: it counts', async () => {
    const { gameId, caseId } = await disputedLeg();
    await casesOf(mod).claim({ id: caseId });
    await casesOf(mod).decide({ id: caseId, action: 'none' });
    expect(await statusOf(api, gameId)).toMatchObject({ status: 'completed' });
    expect(await resultsOf(ben).get({ gameId })).toMatchObject({
      verdict: { verdict: 'stands', statement: null },
    });
  });

  it('decides about what is open, of others, and possible', async () => {
    const { gameId, revision } = await playedLeg(api, mia, ben);
    const input = { gameId, revision, verdict: 'stands', statement } as const;
    const decide = (member: TestMember | null, over = {}) =>
      codeOf(resultsOf(member).decide({ ...input, ...over }));
    expect(await decide(mod)).toBe('RESULT_SETTLED');
    await resultsOf(ben).dispute({ gameId, reason });
    expect(await decide(null)).toBe('UNAUTHENTICATED');
    expect(await decide(mia)).toBe('FORBIDDEN');
    expect(await decide({ ...mia, role: 'moderator' })).toBe('CASE_IS_OWN');
    expect(await decide({ ...mod, status: 'suspended' })).toBe('ACCOUNT_SUSPENDED');
    expect(await decide(mod, { gameId: 4711 })).toBe('GAME_NOT_FOUND');
    expect(await decide(mod, { revision: 2 })).toBe('GAME_MOVED_ON');
    expect(await decide(mod, { statement: '' })).toBe('BAD_INPUT');
    expect(await decide(mod, { verdict: 'corrected' })).toBe('BAD_INPUT');
    const corrected = (index: number, total: number) =>
      decide(mod, { verdict: 'corrected', corrections: [{ index, entry: { total } }] });
    expect(await corrected(1, 179)).toBe('VISIT_IMPOSSIBLE');
    expect(await corrected(2, 1)).toBe('GAME_WOULD_GO_ON');
    expect(await corrected(7, 1)).toBe('VISIT_IMPOSSIBLE');
    expect(await statusOf(api, gameId)).toMatchObject({ status: 'disputed' });
  });

  it('who plays decides nothing in the queue either', async () => {
    const { gameId, caseId } = await disputedLeg();
    const playing = { ...ben, role: 'moderator' } as const;
    await casesOf(playing).claim({ id: caseId });
    expect(await codeOf(casesOf(playing).decide({ id: caseId, action: 'none' }))).toBe(
      'CASE_IS_OWN',
    );
    expect(await statusOf(api, gameId)).toMatchObject({ status: 'disputed' });
  });
});

describe('at the same time', () => {
  /** @returns how often each ended so */
  async function endsOf(attempts: readonly Promise<unknown>[]) {
    const ends = await Promise.all(
      attempts.map((attempt) =>
        attempt.then(
          () => 'done',
          () => 'refused',
        ),
      ),
    );
    return ends.toSorted();
  }

  it('confirming and doubting: one of them holds', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [lea, tom] = [await api.createMember(), await api.createMember()];
      const { gameId, revision } = await playedLeg(api, lea, tom);
      const confirm = () => resultsOf(tom).confirm({ gameId, revision });
      const dispute = () => resultsOf(tom).dispute({ gameId, reason });
      await endsOf(round % 2 ? [confirm(), dispute()] : [dispute(), confirm()]);
      const { status } = await statusOf(api, gameId);
      // a dispute can come after the confirmation, but not the other way round
      expect(['disputed', 'completed']).toContain(status);
      expect(await countedOf(api, gameId)).toEqual(Array(2).fill(status === 'completed'));
      expect((await caseOf(api, 'game', gameId)) > 0).toBe(status === 'disputed');
    }
  });

  it('two doubts: one of them holds', async () => {
    const { gameId, revision } = await playedLeg(api, mia, ben);
    await resultsOf(ben).confirm({ gameId, revision });
    const both = [mia, ben].map((member) => resultsOf(member).dispute({ gameId, reason }));
    expect(await endsOf(both)).toEqual(['done', 'refused']);
  });

  it('two confirmations, and the job: it counts once', async () => {
    const { gameId, revision } = await playedLeg(api, mia, ben);
    api.deps.clock.advance({ days: 1 });
    const { completed_at } = await api.deps.db
      .selectFrom('games')
      .select('completed_at')
      .where('id', '=', gameId)
      .executeTakeFirstOrThrow();
    expect(completed_at).toBeNull();
    const all = [
      resultsOf(ben).confirm({ gameId, revision }),
      confirmUnanswered(api.deps, { gameId }),
      resultsOf(ben).confirm({ gameId, revision }),
      confirmUnanswered(api.deps, { gameId }),
    ];
    expect(await endsOf(all)).toEqual(['done', 'done', 'done', 'done']);
    expect(await countedOf(api, gameId)).toEqual([true, true]);
  });

  it('the job and a doubt: a doubtful result never counts', async () => {
    const { gameId } = await playedLeg(api, mia, ben);
    api.deps.clock.advance({ days: 1 });
    await endsOf([
      confirmUnanswered(api.deps, { gameId }),
      resultsOf(ben).dispute({ gameId, reason }),
    ]);
    expect(await statusOf(api, gameId)).toMatchObject({ status: 'disputed' });
    expect(await countedOf(api, gameId)).toEqual([false, false]);
  });

  it('two moderators: one decides', async () => {
    const { gameId, revision } = await disputedLeg();
    const other = await api.createMember({ role: 'moderator' });
    const decide = (by: TestMember, verdict: 'stands' | 'annulled') =>
      resultsOf(by).decide({ gameId, revision, verdict, statement });
    const ends = await endsOf([decide(mod, 'annulled'), decide(other, 'annulled')]);
    expect(ends).toEqual(['done', 'refused']);
    expect(await countedOf(api, gameId)).toEqual([]);
  });

  it('confirming and annulling: annulled stays annulled', async () => {
    const { gameId, revision } = await playedLeg(api, mia, ben);
    const uwe = await api.createMember();
    await api.callerFor(uwe).moderation.report.create({
      kind: 'game',
      id: String(gameId),
      reason: 'fraud',
      description: 'Die haben gar nicht gespielt.',
    });
    const id = await caseOf(api, 'game', gameId);
    await casesOf(mod).claim({ id });
    await endsOf([
      casesOf(mod).decide({ id, action: 'annul', rule: 'fraud', statement }),
      resultsOf(ben).confirm({ gameId, revision }),
    ]);
    expect(await statusOf(api, gameId)).toMatchObject({ status: 'annulled' });
    expect(await countedOf(api, gameId)).toEqual([]);
    expect(await codeOf(resultsOf(ben).confirm({ gameId, revision }))).toBe('RESULT_SETTLED');
  });

  it('confirming and correcting: nobody confirms what they have not seen', async () => {
    const { gameId, revision, send } = await playedLeg(api, mia, ben);
    await endsOf([
      send(revision, [correctTo(1, 45)]),
      resultsOf(ben).confirm({ gameId, revision }),
    ]);
    const { entries, status } = await api.callerFor(null).games.get({ gameId });
    const isCorrected = JSON.stringify(entries[1]) === JSON.stringify({ total: 45 });
    expect(status).toBe(isCorrected ? 'finished' : 'completed');
  });
});
