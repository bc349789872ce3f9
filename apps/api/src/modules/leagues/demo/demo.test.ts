import { seedDemo } from '@oche/db/seeds';
import { beforeAll, expect, it } from 'vitest';
import { useTestApi } from '../../../testing/index.ts';
import { seedDemoLeagues } from './demo.service.ts';
import { demoDivisions, demoLeague } from './demo-league.ts';

const api = useTestApi({ now: '2026-11-20T20:00:00Z' });

beforeAll(async () => {
  await seedDemo(api.deps.db, api.deps.clock.now());
  await seedDemoLeagues(api.deps);
});

const leagues = () => api.callerFor(null).leagues;

it('is written once, for the demo members', async () => {
  expect(await seedDemoLeagues(api.deps)).toBe(false);
  const { items } = await leagues().list({});
  expect(items).toMatchObject([{ name: demoLeague.name, teamCount: 12 }]);
});

it('is in the middle of a season, with an evening that is being played and averages', async () => {
  const { items } = await leagues().list({});
  const season = await leagues().seasons.get({ id: items[0]?.season?.id ?? 0 });
  expect(season.status).toBe('running');
  expect(season.divisions.map(({ name }) => name)).toEqual(demoDivisions.map(({ name }) => name));
  for (const { id, liveCount, played, fixtureCount } of season.divisions) {
    expect(liveCount).toBe(1);
    expect(played).toBeGreaterThan(7);
    expect(fixtureCount).toBeGreaterThan(played);
    const { standings, fixtures } = await leagues().divisions.get({ id });
    expect(standings.filter(({ played: count }) => count > 3).length).toBeGreaterThan(3);
    const figures = await leagues().fixtures.figures({ id });
    expect(figures.some(({ average }) => average !== null)).toBe(true);
    const live = fixtures.find(({ status }) => status === 'live');
    const fixture = await leagues().fixtures.get({ id: live?.id ?? 0 });
    expect(fixture.sheet.filter(({ status }) => status === 'playing')).toHaveLength(1);
  }
});
