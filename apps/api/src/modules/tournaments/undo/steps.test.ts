import { beforeEach, describe, expect, it } from 'vitest';
import { codeOf, outcomeOf, runJobs, type TestMember, useTestApi } from '../../../testing/index.ts';
import { NOW } from '../testing.ts';
import { guests, matchOf, running } from '../testing-course.ts';

const api = useTestApi({ now: NOW });
let anna: TestMember;
let ben: TestMember;
let mia: TestMember;

beforeEach(async () => {
  api.deps.clock.set(NOW);
  anna = await api.createMember({ first_name: 'Anna', last_name: 'Arrow' });
  ben = await api.createMember({ first_name: 'Ben', last_name: 'Bull' });
  mia = await api.createMember({ first_name: 'Mia', last_name: 'Miss' });
});

const as = (member: TestMember | null) => api.callerFor(member).tournaments;
const later = (minutes: number) =>
  api.deps.clock.set(new Date(Date.parse(NOW) + minutes * 60_000).toISOString());

/** Ben and Mia meet in the first match; Anna runs it, calls by hand, and has two boards. */
async function evening({ isCalling = false } = {}) {
  const { id, entries } = await running(api, anna, [ben, ...guests(6), mia]);
  const { evening: calls } = as(anna);
  await calls.set({ id, isCalling: false, restMinutes: 0, marker: 'nobody' });
  const shown = await calls.addBoards({ id, boards: [{ name: '1' }, { name: '2' }] });
  if (isCalling) await calls.set({ id, isCalling, restMinutes: 0, marker: 'nobody' });
  const course = await as(anna).matches.list({ id });
  const [one = 0, two = 0] = shown.boards.map((board) => board.id);
  return { id, one, two, entries, idOf: (key: string) => matchOf(course, key).id };
}

const stepsOf = async (id: number) => (await as(anna).evening.steps({ id })).items;
const inCourse = async (id: number, key: string) =>
  matchOf(await as(anna).matches.list({ id }), key);
const calledAt = async (id: number) =>
  (await as(anna).evening.get({ id })).boards.map(({ call }) => call?.matchId ?? null);

/** Takes back what the organiser has done last, as it stands in the log. */
async function undoLast(id: number) {
  const last = (await stepsOf(id)).find(({ canUndo }) => canUndo);
  return outcomeOf(as(anna).evening.undo({ id, stepId: last?.id ?? 999_999 }));
}

describe('steps of the desk', () => {
  it('each have a way back, one after the other', async () => {
    const { id, one, two, entries, idOf } = await evening();
    const matchId = idOf('w1-1');
    const { evening: calls } = as(anna);
    const shown = async () => {
      const { boards, queue } = await calls.get({ id });
      const place = queue.findIndex((queued) => queued.matchId === matchId);
      const { wait, isFirst } = queue[place] ?? {};
      return {
        boards: boards.map(({ call }) => call && [call.matchId, call.markerId]),
        place,
        wait,
        isFirst,
      };
    };
    const [, , marker = 0] = entries;
    const doings = [
      () => calls.holdMatch({ id, matchId, isHeld: true }),
      () => calls.holdMatch({ id, matchId, isHeld: false }),
      () => calls.putFirst({ id, matchId: idOf('w1-2'), isFirst: true }),
      () => calls.putFirst({ id, matchId: idOf('w1-2'), isFirst: false }),
      () => calls.callMatch({ id, matchId, boardId: one }),
      () => calls.swapMarker({ id, matchId, entryId: marker }),
      () => calls.moveMatch({ id, matchId, boardId: two }),
      () => calls.putBack({ id, matchId }),
    ];
    const states = [await shown()];
    for (const [minute, act] of doings.entries()) {
      later(minute);
      await act();
      states.push(await shown());
    }
    expect(states.at(-1)?.wait).toBe('held');
    // the list says what was done, the last first
    expect((await stepsOf(id)).map(({ kind }) => kind)).toEqual([
      'putBack',
      'moved',
      'marker',
      'called',
      'inTurn',
      'first',
      'letGo',
      'held',
    ]);
    expect((await stepsOf(id))[1]).toMatchObject({
      match: { number: 1 },
      board: '2',
      fromBoard: '1',
      by: { name: 'Anna Arrow' },
      canUndo: false,
    });
    for (const before of states.toReversed().slice(1)) {
      expect(await undoLast(id)).toBe('done');
      expect(await shown()).toEqual(before);
    }
    expect((await stepsOf(id)).every(({ isUndone }) => isUndone)).toBe(true);
    expect(await undoLast(id)).toBe('STEP_NOT_FOUND');
  });

  it('stay when things have moved on, or it was long ago', async () => {
    const { id, one, two, idOf } = await evening();
    const matchId = idOf('w1-1');
    const { evening: calls, matches } = as(anna);
    await calls.callMatch({ id, matchId, boardId: one });
    const [called] = await stepsOf(id);
    await as(ben).matches.start({ matchId });
    expect(await undoLast(id)).toBe('UNDO_TOO_LATE');
    await calls.moveMatch({ id, matchId, boardId: two });
    await calls.callMatch({ id, matchId: idOf('w1-2'), boardId: one });
    const moved = (await stepsOf(id)).find(({ kind }) => kind === 'moved');
    expect(await codeOf(calls.undo({ id, stepId: moved?.id ?? 0 }))).toBe('UNDO_TOO_LATE');
    expect(await calledAt(id)).toEqual([idOf('w1-2'), matchId]);
    expect(called).toMatchObject({ canUndo: true, isUndone: false });
    await matches.decide({ matchId: idOf('w1-3'), score: [3, 0] });
    later(31);
    expect((await stepsOf(id)).some(({ canUndo }) => canUndo)).toBe(false);
  });

  it('are the organisers’ to see, and each one’s own to take back', async () => {
    const { id, one, idOf } = await evening();
    const matchId = idOf('w1-1');
    await as(anna).evening.callMatch({ id, matchId, boardId: one });
    const stepId = (await stepsOf(id))[0]?.id ?? 0;
    const suspended = await api.createMember({ status: 'suspended' });
    const all = (member: TestMember | null) => {
      const { evening: calls } = as(member);
      return [
        codeOf(calls.undo({ id, stepId })),
        codeOf(calls.callAgain({ id, matchId })),
        codeOf(calls.swapMarker({ id, matchId, entryId: null })),
        codeOf(calls.putFirst({ id, matchId, isFirst: true })),
        codeOf(calls.steps({ id })),
      ];
    };
    expect(new Set(await Promise.all(all(ben)))).toEqual(new Set(['FORBIDDEN']));
    expect(new Set(await Promise.all(all(null)))).toEqual(new Set(['UNAUTHENTICATED']));
    expect(await codeOf(as(suspended).evening.undo({ id, stepId }))).toBe('ACCOUNT_SUSPENDED');
    await as(anna).organiser.add({ id, userId: ben.id });
    expect(await codeOf(as(ben).evening.undo({ id, stepId }))).toBe('STEP_NOT_FOUND');
    expect((await as(ben).evening.steps({ id })).items[0]).toMatchObject({ canUndo: false });
    expect(await calledAt(id)).toEqual([matchId, null]);
    const { evening: calls } = as(anna);
    expect(await codeOf(calls.undo({ id, stepId: 0 }))).toBe('BAD_INPUT');
    expect(await codeOf(calls.swapMarker({ id, matchId, entryId: 999_999 }))).toBe(
      'ENTRY_NOT_FOUND',
    );
    const players = (await inCourse(id, 'w1-1')).players;
    const playing = typeof players[0] === 'number' ? players[0] : 0;
    expect(await codeOf(calls.swapMarker({ id, matchId, entryId: playing }))).toBe(
      'PLAYER_IN_PLAY',
    );
    expect(await codeOf(calls.callAgain({ id, matchId: idOf('w1-2') }))).toBe('MATCH_NOT_READY');
    await calls.undo({ id, stepId });
    // somebody who asks twice gets it once
    await calls.undo({ id, stepId });
    expect(await codeOf(calls.swapMarker({ id, matchId, entryId: null }))).toBe('MATCH_NOT_READY');
  });

  it('what was called by hand is not called again by itself when it is taken back', async () => {
    const { id, one, idOf } = await evening({ isCalling: true });
    const matchId = idOf('w2-1');
    for (const key of ['w1-1', 'w1-2']) {
      await as(anna).matches.decide({ matchId: idOf(key), score: [3, 0] });
    }
    await as(anna).evening.callMatch({ id, matchId, boardId: one });
    expect(await undoLast(id)).toBe('done');
    await runJobs(api);
    expect(await calledAt(id)).not.toContain(matchId);
  });
});

describe('results', () => {
  it('of organisers go back to what was said, called or counted before', async () => {
    const { id, one, idOf } = await evening();
    const [matchId, called] = [idOf('w1-1'), idOf('w1-2')];
    const { matches, evening: calls } = as(anna);
    await as(ben).matches.report({ matchId, score: [3, 1] });
    const answer = { kind: 'dispute' as const, reason: 'Das war andersrum.' };
    await as(mia).matches.answer({ matchId, score: [3, 1], answer });
    await matches.decide({ matchId, score: [2, 3] });
    const [decided] = await stepsOf(id);
    expect(decided).toMatchObject({
      kind: 'result',
      before: null,
      after: [2, 3],
      source: 'organiser',
      wasDisputed: true,
    });
    expect(await undoLast(id)).toBe('done');
    expect(await inCourse(id, 'w1-1')).toMatchObject({
      status: 'disputed',
      score: null,
      said: { score: [3, 1], reason: answer.reason },
    });
    expect((await inCourse(id, 'w2-1')).status).toBe('waiting');
    await matches.decide({ matchId, score: [2, 3] });
    await calls.callMatch({ id, matchId: called, boardId: one });
    await matches.decide({ matchId: called, score: [3, 0] });
    expect(await undoLast(id)).toBe('done');
    expect(await calledAt(id)).toEqual([called, null]);
    // a correction, and back; then with the result taken back altogether
    await matches.decide({ matchId, score: [3, 2] });
    expect(await undoLast(id)).toBe('done');
    expect(await inCourse(id, 'w1-1')).toMatchObject({ status: 'played', score: [2, 3] });
    await matches.reopen({ matchId });
    expect(await undoLast(id)).toBe('done');
    expect(await inCourse(id, 'w1-1')).toMatchObject({ status: 'played', score: [2, 3] });
    const kinds = (await stepsOf(id)).filter(({ isUndone }) => !isUndone).map(({ kind }) => kind);
    expect(kinds).toEqual(['called', 'result']);
  });

  it('by those who play stand in the log, and are nobody’s to take back there', async () => {
    const { id, idOf } = await evening();
    const matchId = idOf('w1-1');
    await as(ben).matches.report({ matchId, score: [3, 1] });
    const confirm = {
      matchId,
      score: [3, 1] as [number, number],
      answer: { kind: 'confirm' as const },
    };
    await as(mia).matches.answer(confirm);
    const { entries } = as(anna);
    const out = (await inCourse(id, 'w1-2')).players[0];
    const entryId = typeof out === 'number' ? out : 0;
    await entries.remove({ id, entryId, as: 'no_show' });
    expect(await stepsOf(id)).toMatchObject([
      { kind: 'left', entryId, isNoShow: true, by: { name: 'Anna Arrow' }, canUndo: false },
      { kind: 'result', source: 'players', by: { name: 'Mia Miss' }, canUndo: false },
    ]);
    expect((await inCourse(id, 'w1-2')).status).toBe('walkover');
  });

  it('that others play on with stay', async () => {
    const { id, one, idOf } = await evening();
    const { matches, evening: calls } = as(anna);
    for (const key of ['w1-1', 'w1-2']) {
      await matches.decide({ matchId: idOf(key), score: [3, 0] });
    }
    const [last] = await stepsOf(id);
    await as(anna).organiser.add({ id, userId: ben.id });
    await as(ben).evening.callMatch({ id, matchId: idOf('w2-1'), boardId: one });
    expect(await codeOf(calls.undo({ id, stepId: last?.id ?? 0 }))).toBe('UNDO_TOO_LATE');
    // a correction that opens others again was shown before, and has no way back
    await matches.decide({ matchId: idOf('w1-2'), score: [0, 3] });
    expect((await stepsOf(id))[0]).toMatchObject({
      kind: 'result',
      before: [3, 0],
      canUndo: false,
    });
  });

  it('are called off with what was said, and that has no way back', async () => {
    const { id, idOf } = await evening();
    const matchId = idOf('w1-1');
    const { matches } = as(anna);
    const answer = { kind: 'dispute' as const, reason: 'Das war andersrum.' };
    const calledOff = async () => {
      await matches.reopen({ matchId });
      return (await stepsOf(id))[0];
    };
    await as(ben).matches.report({ matchId, score: [3, 1] });
    expect(await calledOff()).toMatchObject({
      kind: 'reopened',
      wasDisputed: false,
      canUndo: false,
    });
    await as(ben).matches.report({ matchId, score: [3, 1] });
    await as(mia).matches.answer({ matchId, score: [3, 1], answer });
    expect(await calledOff()).toMatchObject({
      kind: 'reopened',
      wasDisputed: true,
      canUndo: false,
    });
    await matches.decide({ matchId, score: [2, 3] });
    expect(await calledOff()).toMatchObject({ before: [2, 3], wasDisputed: false, canUndo: true });
  });
});

it('taking a call back and beginning it at once: whoever is first has it', async () => {
  const { id, one, idOf } = await evening();
  const matchId = idOf('w1-1');
  await as(anna).evening.callMatch({ id, matchId, boardId: one });
  const stepId = (await stepsOf(id))[0]?.id ?? 0;
  const [undone, again, begun] = await Promise.all([
    outcomeOf(as(anna).evening.undo({ id, stepId })),
    outcomeOf(as(anna).evening.undo({ id, stepId })),
    outcomeOf(as(ben).matches.start({ matchId })),
  ]);
  expect(begun).toBe('done');
  expect(again).toBe(undone);
  expect(['done', 'UNDO_TOO_LATE']).toContain(undone);
  expect((await inCourse(id, 'w1-1')).status).toBe('playing');
  expect(await calledAt(id)).toEqual([undone === 'done' ? null : matchId, null]);
});

it('two decide one marker for two matches: one gets them', async () => {
  const { id, one, two, entries, idOf } = await evening();
  const { evening: calls } = as(anna);
  await calls.callMatch({ id, matchId: idOf('w1-1'), boardId: one });
  await calls.callMatch({ id, matchId: idOf('w1-2'), boardId: two });
  const busy = (await Promise.all(['w1-1', 'w1-2'].map((key) => inCourse(id, key)))).flatMap(
    ({ players }) => players,
  );
  const entryId = entries.find((entry) => !busy.includes(entry)) ?? 0;
  const outcomes = await Promise.all(
    ['w1-1', 'w1-2'].map((key) => outcomeOf(calls.swapMarker({ id, matchId: idOf(key), entryId }))),
  );
  expect(outcomes.toSorted()).toEqual(['PLAYER_IN_PLAY', 'done']);
  const { boards } = await calls.get({ id });
  expect(boards.filter(({ call }) => call?.markerId === entryId)).toHaveLength(1);
});
