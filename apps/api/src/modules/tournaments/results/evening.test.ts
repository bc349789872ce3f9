import { randomFrom } from '@oche/darts/random';
import { expect, it } from 'vitest';
import { useMember, useTestApi } from '../../../testing/index.ts';
import { createTournament, NOW } from '../testing.ts';
import { guests, seat } from '../testing-course.ts';

const api = useTestApi({ now: NOW });
const anna = useMember(api, { first_name: 'Anna' });

it('an evening of sixteen with two lives, somebody who leaves, one who comes late, and mistakes', async () => {
  const { tournaments } = api.callerFor(anna);
  const { id } = await createTournament(api, anna, {
    tournamentType: 'double_elimination',
    maxParticipants: 32,
  });
  const entries = await seat(api, anna, id, guests(15));
  await tournaments.draw.make({ id, options: { reset: true } });
  await tournaments.start({ id });
  const random = randomFrom('Freitag');
  const results = new Map<number, string>();
  const list = () => tournaments.matches.list({ id });

  /** What was entered stands as it was entered, unless it is said to be open again. */
  async function expectKept(reopened: readonly number[] = []) {
    for (const match of (await list()).matches) {
      const entered = results.get(match.id ?? 0);
      if (entered === undefined) continue;
      if (reopened.includes(match.id ?? 0)) results.delete(match.id ?? 0);
      else expect(`${match.players} ${match.score}`).toBe(entered);
    }
  }

  async function play(most: number) {
    for (let played = 0; played < most; played += 1) {
      const open = (await list()).matches.find(({ status }) => status === 'open');
      if (!open || open.id === null) return;
      const lost = Math.floor(random() * 3);
      const score: [number, number] = random() < 0.5 ? [3, lost] : [lost, 3];
      await tournaments.matches.decide({ matchId: open.id, score });
      results.set(open.id, `${open.players} ${score}`);
    }
  }

  async function correct(key: string) {
    const match = (await list()).matches.find(({ plan }) => plan.id === key);
    const [a = 0, b = 0] = match?.score ?? [];
    const change = { matchId: match?.id ?? 0, score: [b, a] as [number, number] };
    const { reopened } = await tournaments.matches.preview(change);
    await tournaments.matches.decide(change);
    results.set(change.matchId, `${match?.players} ${change.score}`);
    await expectKept(reopened.map(({ matchId }) => matchId));
    return reopened.length;
  }

  const [late = 0] = await seat(api, anna, id, [{ guestName: 'Später Karl' }]);
  await tournaments.draw.enterLate({ id, entryId: late });
  await play(7);
  await expectKept();
  await correct('w1-2');
  await play(6);
  await tournaments.entries.remove({ id, entryId: entries[4] ?? 0, as: 'withdrawn' });
  await expectKept();
  await play(100);
  expect((await tournaments.get({ id })).status).toBe('completed');
  expect(await correct('w1-1')).toBeGreaterThan(0);
  expect((await tournaments.get({ id })).status).toBe('active');
  await play(100);
  await expectKept();
  const { entrants, matches, status } = await list();
  expect(status).toBe('completed');
  expect(entrants).toHaveLength(16);
  expect(entrants.filter(({ place }) => place === 1)).toHaveLength(1);
  expect(entrants.every(({ place }) => place !== null && place >= 1 && place <= 16)).toBe(true);
  const defeats = (entry: number) =>
    matches.filter(
      ({ winner, players, plan }) =>
        winner !== null && players[1 - winner] === entry && plan.id !== 'reset',
    ).length;
  for (const { id: entry, place } of entrants)
    expect(defeats(entry)).toBeLessThanOrEqual(place === 1 ? 1 : 2);
  const { winnerName } = await tournaments.get({ id });
  expect(entrants.find(({ place }) => place === 1)?.name).toBe(winnerName);
});
