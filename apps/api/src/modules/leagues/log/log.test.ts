import { expect, it } from 'vitest';
import { codeOf, useTestApi } from '../../../testing/index.ts';
import { runningLeague } from '../testing.ts';

const api = useTestApi({ now: '2026-09-01T10:00:00Z' });

it('tells officers what was decided and changed, the latest first, page by page; nobody else', async () => {
  const anna = await api.createMember({ first_name: 'Anna', last_name: 'Adler' });
  const ben = await api.createMember();
  const { leagues } = api.callerFor(anna);
  const { leagueId: id, entries, fixtures } = await runningLeague(api, anna);
  const [nord] = entries;
  await leagues.fixtures.setDate({
    id: fixtures[0]?.id ?? 0,
    startsAt: '2026-09-18T17:30:00.000Z',
  });
  await leagues.fixtures.impose({
    entryId: nord?.entryId ?? 0,
    points: -1,
    reason: 'Ohne Trikots',
  });
  const all = await leagues.log({ id });
  expect(all.items.map(({ kind }) => kind)).toEqual([
    'penaltyImposed',
    'moved',
    'seasonStarted',
    'listMade',
    'seasonCreated',
  ]);
  expect(all.items[0]).toMatchObject({ by: 'Anna Adler', about: 'Nord', reason: 'Ohne Trikots' });
  expect(all.items[1]?.fixture).toMatchObject({ id: fixtures[0]?.id });
  expect(all.items[3]).toMatchObject({ division: 'Kreisliga', fixture: null });
  expect(all.items[4]).toMatchObject({ about: '2026/27' });
  const first = await leagues.log({ id, limit: 2 });
  const rest = await leagues.log({ id, limit: 100, cursor: first.nextCursor ?? '' });
  expect([...first.items, ...rest.items]).toEqual(all.items);
  expect(rest.nextCursor).toBeNull();
  expect(await codeOf(api.callerFor(ben).leagues.log({ id }))).toBe('FORBIDDEN');
  expect(await codeOf(api.callerFor(null).leagues.log({ id }))).toBe('UNAUTHENTICATED');
  expect(await codeOf(leagues.log({ id: 999_999 }))).toBe('LEAGUE_NOT_FOUND');
  expect(await codeOf(leagues.log({ id, cursor: 'x' }))).toBe('BAD_INPUT');
});
