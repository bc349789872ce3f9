import { beforeEach, describe, expect, it } from 'vitest';
import { type TestMember, useTestApi } from '../../../testing/index.ts';
import { NOW } from '../testing.ts';
import { guests, matchOf, running } from '../testing-course.ts';

const api = useTestApi({ now: NOW });
let anna: TestMember;

beforeEach(async () => {
  anna = await api.createMember({ first_name: 'Anna', last_name: 'Arrow' });
});

const as = (member: TestMember | null) => api.callerFor(member).tournaments;
const courseOf = (id: number, member: TestMember | null = anna) => as(member).matches.list({ id });
const idOf = async (id: number, key: string) => matchOf(await courseOf(id), key).id;

async function decide(id: number, key: string, score: [number, number], member = anna) {
  return as(member).matches.decide({ matchId: await idOf(id, key), score });
}

describe('a result', () => {
  it('by an organiser lets the winner go on, until one has won', async () => {
    const { id, entries } = await running(api, anna, guests(4));
    await decide(id, 'w1-1', [3, 1]);
    expect(matchOf(await courseOf(id, null), 'w2-1')).toMatchObject({
      players: [entries[0], null],
      status: 'waiting',
    });
    await decide(id, 'w1-2', [0, 3]);
    await decide(id, 'w2-1', [2, 3]);
    expect(await as(null).get({ id })).toMatchObject({ status: 'completed' });
    const { entrants } = await courseOf(id);
    expect(entrants.map(({ place }) => place).sort()).toEqual([1, 2, 3, 3]);
  });
});
