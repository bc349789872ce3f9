import { beforeEach, describe, expect, it } from 'vitest';
import {
  codeOf,
  outcomeOf,
  runJobs,
  type TestMember,
  useFreshMember,
  useTestApi,
} from '../../../testing/index.ts';
import { playGame } from '../../games/testing.ts';
import { setVisibility, usernameOf } from '../../people/testing.ts';
import { nineDarter, turnInto } from '../testing.ts';

const api = useTestApi({ now: '2026-11-21T19:00:00.000Z' });
const mia = useFreshMember(api);
const ben = useFreshMember(api);

beforeEach(async () => {
  for (const member of [mia, ben]) await setVisibility(api, member, 'public');
});

const names = async (one: TestMember, other: TestMember) => ({
  username: await usernameOf(api, one),
  opponent: await usernameOf(api, other),
});

const versus = async (reader: TestMember | null, one = mia, other = ben) =>
  api.callerFor(reader).statistics.versus(await names(one, other));

const onDay = (day: number, isMias = true) =>
  playGame(api, {
    sides: isMias ? [mia, ben] : [ben, mia],
    entries: nineDarter,
    finishedAt: `2026-11-${10 + day}T20:00:00.000Z`,
  });

describe('two players', () => {
  it('are compared in what they threw against each other', async () => {
    const lea = await api.createMember();
    await onDay(1);
    const second = await onDay(2);
    await onDay(3, false);
    await playGame(api, { sides: [mia, lea] });
    await runJobs(api);
    expect(await versus(null)).toMatchObject({
      games: 3,
      sides: [
        { person: { id: mia.id }, won: 2, legsWon: 2, highestFinish: 141, bestLeg: 9 },
        { person: { id: ben.id }, won: 1, legsWon: 1, highestFinish: 141, bestLeg: 9 },
      ],
    });
    const [{ average }] = (await versus(null)).sides;
    // twice 501 in nine darts, and 120 in six
    expect(average).toBeCloseTo(((501 + 501 + 120) / (9 + 9 + 6)) * 3, 5);
    await turnInto(api, second, 'annulled');
    expect(await versus(null)).toMatchObject({ games: 2, sides: [{ won: 1 }, { won: 1 }] });
    expect(await versus(null, ben, mia)).toMatchObject({ sides: [{ person: { id: ben.id } }, {}] });
  });

  it('have met, the latest first, page by page', async () => {
    for (const day of [1, 2, 3]) await onDay(day, day !== 2);
    await runJobs(api);
    const { meetings } = api.callerFor(null).statistics;
    const input = { ...(await names(mia, ben)), limit: 2 };
    const first = await meetings(input);
    expect(first.items).toMatchObject([
      { isWon: true, legsWon: 1, legsLost: 0, average: 167, opponent: { id: ben.id } },
      { isWon: false },
    ]);
    const second = await meetings({ ...input, cursor: first.nextCursor ?? '' });
    expect(second).toMatchObject({ items: [{ isWon: true }], nextCursor: null });
    expect(await codeOf(meetings({ ...input, cursor: 'x' }))).toBe('BAD_INPUT');
  });

  it('who have not met have nothing', async () => {
    expect(await versus(null)).toMatchObject({
      games: 0,
      sides: [{ won: 0, average: null }, { bestLeg: null }],
    });
  });

  it('are two', async () => {
    expect(await codeOf(versus(null, mia, mia))).toBe('MEMBER_NOT_FOUND');
  });
});

describe('a comparison', () => {
  it('is for those who see both, and for the two', async () => {
    const lea = await api.createMember();
    await setVisibility(api, ben, 'friends');
    expect(await codeOf(versus(null))).toBe('MEMBER_NOT_FOUND');
    expect(await codeOf(versus(lea))).toBe('MEMBER_NOT_FOUND');
    expect(await outcomeOf(versus(mia))).toBe('done');
    expect(await outcomeOf(versus(ben))).toBe('done');
    const moderator = await api.createMember({ role: 'moderator' });
    expect(await outcomeOf(versus(moderator))).toBe('done');
    await setVisibility(api, ben, 'private');
    expect(await codeOf(versus(mia))).toBe('MEMBER_NOT_FOUND');
    const { meetings } = api.callerFor(mia).statistics;
    expect(await codeOf(meetings(await names(mia, ben)))).toBe('MEMBER_NOT_FOUND');
  });
});
