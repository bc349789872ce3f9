import { describe, expect, it } from 'vitest';
import { runJobs, type TestMember, useMember, useTestApi } from '../../../testing/index.ts';
import { playGame } from '../../games/testing.ts';
import { setVisibility } from '../../people/testing.ts';
import { nineDarter } from '../testing.ts';

const api = useTestApi({ now: '2026-11-21T19:00:00.000Z' });
const zora = useMember(api, { first_name: 'Zora', last_name: 'Zwirbel' });
const zeno = useMember(api, { first_name: 'Zeno', last_name: 'Zwirbel' });

const found = async (reader: TestMember | null) => {
  const { items } = await api.callerFor(reader).search.find({ q: 'Zwirbel' });
  return items.map(({ title, figures }) => [title, figures]);
};

describe('members who are found', () => {
  it('are found with what they throw, by those who may see it', async () => {
    await setVisibility(api, zora, 'public');
    expect(await found(null)).toEqual([['Zora Zwirbel', null]]);
    await playGame(api, { sides: [zora, zeno], entries: nineDarter });
    await runJobs(api);
    const figures = { rating: expect.any(Number), average: 167 };
    expect(await found(null)).toEqual([['Zora Zwirbel', figures]]);
    const other = await api.createMember();
    expect(await found(other)).toEqual(
      expect.arrayContaining([
        ['Zora Zwirbel', figures],
        ['Zeno Zwirbel', null],
      ]),
    );
    expect(await found(zeno)).toContainEqual(['Zeno Zwirbel', { ...figures, average: 60 }]);
  });

  it('are a link to their profile', async () => {
    const { items } = await api.callerFor(zora).search.find({ q: 'Zora Zwirbel' });
    expect(items[0]?.url).toBe(`/profile/${zora.id}`);
  });
});
