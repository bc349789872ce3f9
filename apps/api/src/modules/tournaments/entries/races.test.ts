import { beforeAll, expect, it } from 'vitest';
import { outcomeOf, type TestMember, useTestApi } from '../../../testing/index.ts';
import { at, createTournament, enterGuests, NOW } from '../testing.ts';

const api = useTestApi({ now: NOW });
let anna: TestMember;
let crowd: TestMember[];

beforeAll(async () => {
  anna = await api.createMember();
  crowd = await Promise.all(Array.from({ length: 200 }, () => api.createMember()));
});

const as = (member: TestMember) => api.callerFor(member).tournaments;

/** What the entries say, beside what is counted. */
async function standing(id: number) {
  const rows = await api.deps.db
    .selectFrom('tournament_entries')
    .select(['number', 'status'])
    .where('tournament_id', '=', id)
    .orderBy('number')
    .execute();
  const numbersOf = (status: string) =>
    rows.filter((row) => row.status === status).map(({ number }) => number);
  const { participantCount, waitingCount } = await as(anna).get({ id });
  const registered = numbersOf('registered');
  const waiting = numbersOf('waiting');
  expect([participantCount, waitingCount]).toEqual([registered.length, waiting.length]);
  return { registered, waiting };
}

const from = (first: number, count: number) => Array.from({ length: count }, (_, n) => first + n);

it('200 registrations for 16 seats give 16, and a waiting list in order', async () => {
  const { id } = await createTournament(api, anna);
  const done = await Promise.all(crowd.map((member) => as(member).register({ id })));
  expect(await standing(id)).toEqual({ registered: from(1, 16), waiting: from(17, 184) });
  expect(done.filter(({ ownStatus }) => ownStatus === 'registered')).toHaveLength(16);
  // each of them has a place of their own
  const places = await Promise.all(
    crowd.map(async (member) => (await as(member).get({ id })).own?.place ?? 0),
  );
  expect(places.filter(Boolean).sort((a, b) => a - b)).toEqual(from(1, 184));
});

it('the same member ten times at once is in once', async () => {
  const { id } = await createTournament(api, anna);
  const [member = anna] = crowd;
  const outcomes = await Promise.all(
    Array.from({ length: 10 }, () => outcomeOf(as(member).register({ id }))),
  );
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === 'ALREADY_REGISTERED')).toHaveLength(9);
});

it('two withdraw while others register: those who wait move up, and no seat is lost', async () => {
  const { id } = await createTournament(api, anna, { maxParticipants: 4 });
  const [early, late] = [crowd.slice(0, 7), crowd.slice(7, 12)];
  for (const member of early) await as(member).register({ id });
  await Promise.all([
    ...early.slice(0, 2).map((member) => as(member).withdraw({ id })),
    ...late.map((member) => as(member).register({ id })),
  ]);
  expect(await standing(id)).toEqual({ registered: [3, 4, 5, 6], waiting: from(7, 6) });
});

it('who checks in while no-shows are released keeps the seat, or is told that it is gone', async () => {
  const { id } = await createTournament(api, anna, {
    maxParticipants: 8,
    checkInOpensAt: at(7, 18),
  });
  const members = crowd.slice(0, 12);
  for (const member of members) await as(member).register({ id });
  api.deps.clock.set(at(7, 18));
  for (const member of members.slice(8)) await as(member).checkIn({ id });
  const [outcomes] = await Promise.all([
    Promise.all(members.slice(0, 8).map((member) => outcomeOf(as(member).checkIn({ id })))),
    as(anna).entries.releaseNoShows({ id }),
  ]);
  const { registered, waiting } = await standing(id);
  outcomes.forEach((outcome, index) => {
    const isIn = registered.includes(index + 1);
    expect([index, outcome]).toEqual([index, isIn ? 'done' : 'NOT_REGISTERED']);
  });
  // the seats of those who are gone went to those who wait, as far as there are any
  const kept = outcomes.filter((outcome) => outcome === 'done').length;
  const moved = Math.min(4, 8 - kept);
  expect(registered).toHaveLength(kept + moved);
  expect(waiting).toEqual(from(9 + moved, 4 - moved));
});

it('capacity, start and registration at once: nobody is in after the start, nobody beyond the seats', async () => {
  const { id } = await createTournament(api, anna, { maxParticipants: 8 });
  await enterGuests(api, anna, id);
  const outcomes = await Promise.all([
    ...crowd.slice(0, 10).map((member) => outcomeOf(as(member).register({ id }))),
    outcomeOf(as(anna).start({ id })),
    ...crowd.slice(10, 20).map((member) => outcomeOf(as(member).register({ id }))),
  ]);
  const { registered, waiting } = await standing(id);
  const done = outcomes.filter((outcome) => outcome === 'done').length - 1;
  expect(registered.length + waiting.length).toBe(2 + done);
  expect(registered.length).toBe(Math.min(8, 2 + done));
  expect(new Set(outcomes)).toEqual(
    new Set(done < 20 ? ['done', 'REGISTRATION_CLOSED'] : ['done']),
  );
});
