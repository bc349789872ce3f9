import { replay } from '@oche/darts/game';
import { demoUserId, seedDemo } from '@oche/db/seeds';
import { beforeAll, expect, it } from 'vitest';
import { runJobs, useTestApi } from '../../../testing/index.ts';
import { modules } from '../../index.ts';
import { seedDemoTournaments } from './demo.service.ts';
import { demoSeries } from './demo-series.ts';
import { demoAhead, demoFinished, demoRunning } from './demo-tournaments.ts';

const NOW = '2031-03-03T19:00:00.000Z';
const api = useTestApi({ now: NOW });
let seeded: boolean[];
beforeAll(async () => {
  const { deps } = api;
  const withoutMembers = await seedDemoTournaments(deps);
  await seedDemo(deps.db, new Date(NOW));
  const twice = [seedDemoTournaments(deps), seedDemoTournaments(deps)];
  seeded = [withoutMembers, ...(await Promise.all(twice))];
  const own = modules.findIndex(({ name }) => name === 'tournaments');
  for (const counting of modules.slice(own + 1)) await counting.demo?.(deps);
});

const visitor = () => api.callerFor(null).tournaments;
const anna = () => {
  const id = demoUserId('anna');
  return api.callerFor({ id } as Parameters<typeof api.callerFor>[0]).tournaments;
};

async function find(name: string) {
  const { items } = await visitor().list({ search: name });
  const found = items.find((one) => one.name === name);
  if (!found) throw new Error(`nobody finds ${name}`);
  return found;
}

it('is written once, for the demo members', () => {
  expect(seeded[0]).toBe(false);
  expect(seeded.slice(1).toSorted()).toEqual([false, true]);
});

const isOfSeries = ({ name }: { name: string }) => name.startsWith(demoSeries.name);

it('is what a visitor finds: one that goes on, three to come, one that is over', async () => {
  const { items: all } = await visitor().list({});
  const items = all.filter((one) => !isOfSeries(one));
  const [soonest, open, big] = demoAhead;
  expect(items.map(({ name, status }) => [name, status])).toEqual([
    [demoRunning.name, 'active'],
    [soonest?.name, 'upcoming'],
    [open?.name, 'upcoming'],
    [big?.name, 'upcoming'],
    [demoFinished.name, 'completed'],
  ]);
  const upcoming = items.filter(({ status }) => status === 'upcoming');
  expect(upcoming.every((one) => one.startDate > NOW && one.isRegistrationOpen)).toBe(true);
  expect(upcoming).toMatchObject([
    { participantCount: 8, maxParticipants: 8, waitingCount: 3 },
    { venue: { name: 'Kohlenpott Arrows' }, waitingCount: 0 },
    { entryFee: 15, prizePool: 600 },
  ]);
});

it('has one that was played to its end, with all throws', async () => {
  const { id } = await find(demoFinished.name);
  const course = await visitor().matches.list({ id });
  expect(course.entrants.map(({ place }) => place).toSorted()).toEqual([1, 2, 3, 4, 5, 5, 5, 5]);
  expect(course.matches).toHaveLength(8);
  const tournament = await visitor().get({ id });
  const { db } = api.deps;
  for (const { status, score, gameId, winner } of course.matches) {
    expect(status).toBe('played');
    const game = await db
      .selectFrom('games')
      .selectAll()
      .where('id', '=', gameId ?? 0)
      .executeTakeFirstOrThrow();
    expect(game).toMatchObject({ status: 'completed', visibility: 'public', winner_side: winner });
    expect(game.created_at >= tournament.startDate && (game.finished_at ?? NOW) < NOW).toBe(true);
    const legs = await db
      .selectFrom('game_legs')
      .select('entries')
      .where('game_id', '=', gameId ?? 0)
      .orderBy('number')
      .execute();
    const entries = legs.flatMap((leg) => leg.entries as never[]);
    expect(replay(game.setup as never, entries)).toMatchObject({ position: game.position });
    expect(Math.max(...(score ?? []))).toBe(3);
    const results = db.selectFrom('game_results').select('user_id');
    expect(await results.where('game_id', '=', gameId).execute()).toHaveLength(2);
  }
});

it('has one in the middle of its evening, with a match at each board', async () => {
  const { id } = await find(demoRunning.name);
  const { matches } = await visitor().matches.list({ id });
  const count = (wanted: string) => matches.filter(({ status }) => status === wanted).length;
  expect([count('played'), count('playing'), count('called'), count('open')]).toEqual([4, 1, 1, 0]);
  const { boards } = await visitor().evening.get({ id });
  expect(boards.map(({ call }) => call?.status)).toEqual(['playing', 'called']);
  const playing = matches.find(({ status }) => status === 'playing');
  const game = await api.callerFor(null).games.get({ gameId: playing?.gameId ?? 0 });
  expect(game).toMatchObject({ status: 'playing' });
});

it('has a league with four evenings and a table, and the next ones are announced', async () => {
  const { items } = await visitor().series.list({});
  const series = await visitor().series.get({ id: items[0]?.id ?? 0 });
  expect(series).toMatchObject({ name: demoSeries.name, rhythm: { weekday: 4 }, playerCount: 13 });
  expect(series.evenings.map(({ name, status }) => [name, status])).toEqual([
    ['Donnerstagsliga #6', 'upcoming'],
    ['Donnerstagsliga #5', 'upcoming'],
    ['Donnerstagsliga #4', 'completed'],
    ['Donnerstagsliga #3', 'completed'],
    ['Donnerstagsliga #2', 'completed'],
    ['Donnerstagsliga #1', 'completed'],
  ]);
  expect(series.evenings[1]?.participantCount).toBe(demoSeries.ahead.length);
  const { items: table } = await visitor().series.standings({ id: series.id });
  expect(table[0]?.points).toBeGreaterThan(table.at(-1)?.points ?? 0);
  // what was thrown counts, too
  expect(Math.max(...table.map(({ highestFinish }) => highestFinish))).toBeGreaterThan(99);
  expect(table.flatMap(({ evenings }) => evenings).some(({ bonus }) => bonus > 0)).toBe(true);
  const { id: final } = await find(demoSeries.final.name);
  const { sources } = await visitor().qualifiers.list({ id: final });
  expect(sources).toMatchObject([{ seriesId: series.id, seats: 4, isOver: false }]);
});

it('has a draft, which only its organiser sees', async () => {
  const draft = demoAhead.find(({ isDraft }) => isDraft);
  const { items } = await anna().listOwn({ period: 'current' });
  expect(items).toContainEqual(expect.objectContaining({ name: draft?.name, status: 'draft' }));
  expect((await visitor().list({ search: draft?.name })).items).toEqual([]);
});

it('tells nobody, also when all that follows from it has happened', async () => {
  const told = () => api.deps.db.selectFrom('notifications').select(['id', 'kind']).execute();
  const before = await told();
  const { id } = await find(demoRunning.name);
  const standing = await visitor().matches.list({ id });
  await runJobs(api);
  expect(await told()).toEqual(before);
  expect(await visitor().matches.list({ id })).toMatchObject({ matches: standing.matches });
});
