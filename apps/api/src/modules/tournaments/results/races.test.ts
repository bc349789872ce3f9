import { beforeEach, expect, it } from 'vitest';
import { outcomeOf, type TestMember, useTestApi } from '../../../testing/index.ts';
import { NOW } from '../testing.ts';
import { guests, matchOf, running } from '../testing-course.ts';

const api = useTestApi({ now: NOW });
let anna: TestMember;
let ben: TestMember;
let mia: TestMember;

beforeEach(async () => {
  anna = await api.createMember({ first_name: 'Anna' });
  ben = await api.createMember({ first_name: 'Ben' });
  mia = await api.createMember({ first_name: 'Mia' });
});

const as = (member: TestMember) => api.callerFor(member).tournaments;
const inCourse = async (id: number, key: string) =>
  matchOf(await as(anna).matches.list({ id }), key);

/** Ben and Mia meet first; both organise, too. */
async function cup() {
  const { id } = await running(api, anna, [ben, ...guests(2), mia]);
  for (const member of [ben, mia]) await as(anna).organiser.add({ id, userId: member.id });
  return { id, matchId: (await inCourse(id, 'w1-1')).id };
}

it('two who report one match: one is heard, the other one is asked for an answer', async () => {
  const { id, matchId } = await cup();
  const outcomes = await Promise.all([
    outcomeOf(as(ben).matches.report({ matchId, score: [3, 1] })),
    outcomeOf(as(mia).matches.report({ matchId, score: [2, 3] })),
  ]);
  expect(outcomes.toSorted()).toEqual(['RESULT_TO_ANSWER', 'done']);
  const { said } = await inCourse(id, 'w1-1');
  expect(said).toMatchObject(
    outcomes[0] === 'done' ? { side: 0, score: [3, 1] } : { side: 1, score: [2, 3] },
  );
});

it('a yes and a new word at once: what counts is what was said yes to', async () => {
  const { id, matchId } = await cup();
  await as(ben).matches.report({ matchId, score: [3, 1] });
  const [yes, anew] = await Promise.all([
    outcomeOf(as(mia).matches.answer({ matchId, score: [3, 1], answer: { kind: 'confirm' } })),
    outcomeOf(as(ben).matches.report({ matchId, score: [3, 2] })),
  ]);
  const match = await inCourse(id, 'w1-1');
  if (yes === 'done') expect(match).toMatchObject({ status: 'played', score: [3, 1] });
  else expect(match).toMatchObject({ status: 'reported', said: { score: [3, 2] } });
  expect([yes, anew].toSorted()).toEqual(
    yes === 'done' ? ['MATCH_NOT_READY', 'done'] : ['RESULT_MOVED_ON', 'done'],
  );
});

it('two organisers: the last word holds, and the match behind it has its winner', async () => {
  const { id, matchId } = await cup();
  await Promise.all([
    as(anna).matches.decide({ matchId, score: [3, 0] }),
    as(ben).matches.decide({ matchId, score: [1, 3] }),
  ]);
  const first = await inCourse(id, 'w1-1');
  const final = await inCourse(id, 'w2-1');
  expect(final.players[0]).toBe(first.players[first.winner ?? -1]);
});

it('a correction against a result behind it: nobody plays on who has not won', async () => {
  const { id, matchId } = await cup();
  await as(anna).matches.decide({ matchId, score: [3, 0] });
  await as(anna).matches.decide({ matchId: (await inCourse(id, 'w1-2')).id, score: [3, 0] });
  const final = await inCourse(id, 'w2-1');
  const [corrected, result] = await Promise.all([
    outcomeOf(as(anna).matches.decide({ matchId, score: [0, 3] })),
    outcomeOf(as(ben).matches.decide({ matchId: final.id, score: [3, 2] })),
  ]);
  const after = await inCourse(id, 'w2-1');
  const first = await inCourse(id, 'w1-1');
  expect([corrected, result]).toEqual(['done', 'done']);
  expect(after.players[0]).toBe(first.players[1]);
  // entered behind the correction it counts for the new finalist, before it, it is open again
  expect(['open', 'played']).toContain(after.status);
  const { status } = await as(anna).get({ id });
  expect(status).toBe(after.status === 'played' ? 'completed' : 'active');
});

it('a match that several start at once is one game', async () => {
  const { matchId } = await cup();
  const games = await Promise.all(
    [anna, ben, mia].map((member) => as(member).matches.start({ matchId })),
  );
  expect(new Set(games.map(({ gameId }) => gameId)).size).toBe(1);
});
