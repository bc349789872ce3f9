import { beforeAll, describe, expect, it } from 'vitest';
import { codeOf, runJobs, type TestMember, useTestApi } from '../../../testing/index.ts';
import { createLounge } from '../../lounges/testing.ts';
import { foundLeague } from '../testing.ts';

const api = useTestApi({ now: '2026-08-01T10:00:00Z' });
const names = ['A-Team', 'B-Team', 'C-Team', 'D-Team', 'E-Team', 'F-Team', 'G-Team'];
const days = ['2026-09-05', '2026-10-03', '2026-11-07', '2026-12-05'];
const venueDays = { kind: 'venueDays' } as const;
let anna: TestMember;

beforeAll(async () => {
  anna = await api.createMember();
});

/** Teams whose places are inns, but for the last one, which has none. */
async function withPlaces(teams: readonly string[]) {
  const league = await foundLeague(api, anna, { teams, players: 0 });
  const { leagues } = api.callerFor(anna);
  for (const [index, id] of league.teamIds.entries()) {
    const name = teams[index] ?? '';
    const isLast = index === teams.length - 1;
    if (!isLast) await leagues.teams.update({ id, name, venue: `Gasthaus ${name}` });
  }
  return { ...league, leagues };
}

describe('days at one place', () => {
  it('are tried, then made: each plays at most twice a day, at the place of a host', async () => {
    const { leagues, divisionId, entries } = await withPlaces(names);
    const input = { id: divisionId, ...venueDays, rounds: days };
    const tried = await leagues.divisions.preview(input);
    expect(tried).toMatchObject({ kind: 'venueDays', problems: [], wishes: [] });
    const { fixtures, rounds, plan } = await leagues.divisions.plan(input);
    expect([rounds, plan?.kind]).toEqual([days, 'venueDays']);
    expect(fixtures).toHaveLength(21);
    const hosts = new Map(
      tried.fixtures.map(({ homeId, awayId, hostId }) => [`${homeId} ${awayId}`, hostId ?? homeId]),
    );
    for (const { homeId, awayId, venue } of fixtures) {
      const host = entries.find(({ entryId }) => entryId === hosts.get(`${homeId} ${awayId}`));
      expect(venue).toBe(`Gasthaus ${host?.name}`);
    }
    for (const { entryId } of entries) {
      const rest = Map.groupBy(
        fixtures.filter(({ homeId, awayId }) => homeId === entryId || awayId === entryId),
        ({ startsAt }) => startsAt?.slice(0, 10),
      );
      expect(rest.size).toBeGreaterThan(2);
      for (const played of rest.values()) expect(played.length).toBeLessThanOrEqual(2);
    }
    // the same wishes make the same list again
    expect((await leagues.divisions.preview(input)).fixtures).toEqual(tried.fixtures);
  });

  it('leave where it is what was set by hand, and go round a place that is closed', async () => {
    const { leagues, divisionId } = await withPlaces(names.slice(0, 3));
    const input = { id: divisionId, ...venueDays, rounds: days.slice(0, 1) };
    const made = await leagues.divisions.plan(input);
    const [first] = made.fixtures;
    const startsAt = '2026-09-12T16:00:00.000Z';
    await leagues.fixtures.setDate({ id: first?.id ?? 0, startsAt });
    const again = await leagues.divisions.plan(input);
    const kept = again.fixtures.find((one) => one.homeId === first?.homeId);
    expect(kept).toMatchObject({ startsAt, isFixed: true });
    const { fixtures } = await leagues.divisions.preview(input);
    const host = fixtures[0]?.hostId ?? fixtures[0]?.homeId ?? 0;
    const closed = [{ from: '2026-09-01', until: '2026-09-30', team: host }];
    const moved = await leagues.divisions.preview({ ...input, closed });
    expect(moved.fixtures.map(({ hostId, homeId }) => hostId ?? homeId)).not.toContain(host);
    expect(moved.problems).toEqual([]);
  });

  it('follow their host to its new lounge, which keeps boards for all who meet there', async () => {
    const { leagues, divisionId, teamIds, entries } = await withPlaces(names.slice(0, 3));
    const { fixtures } = await leagues.divisions.plan({
      id: divisionId,
      ...venueDays,
      rounds: days.slice(0, 1),
    });
    const host = entries.find(({ name }) => fixtures[0]?.venue === `Gasthaus ${name}`);
    const ben = await api.createMember();
    const lounge = await createLounge(api, ben);
    const id = teamIds.find((one) => one === host?.teamId) ?? 0;
    await leagues.teams.update({ id, name: host?.name ?? '', loungeId: lounge.id });
    await api.callerFor(ben).leagues.teams.setHomeAgreed({ id, isAgreed: true });
    await runJobs(api);
    const now = await leagues.divisions.get({ id: divisionId });
    expect(now.fixtures.map((one) => [one.lounge?.id, one.boards])).toEqual(
      Array(3).fill([lounge.id, 'kept']),
    );
  });

  it('say why so many can’t meet, why there are too few days, and where nobody has a place', async () => {
    const five = await withPlaces(names.slice(0, 5));
    const input = { id: five.divisionId, ...venueDays, rounds: days };
    expect((await five.leagues.divisions.preview(input)).problems).toEqual([
      { key: 'venueTeamCount', given: 5 },
    ]);
    expect(await codeOf(five.leagues.divisions.plan(input))).toBe('SEASON_NOT_READY');
    const seven = await withPlaces(names);
    const few = { id: seven.divisionId, ...venueDays, rounds: days.slice(0, 2) };
    expect((await seven.leagues.divisions.preview(few)).problems).toContainEqual({
      key: 'tooFewDays',
      needed: 4,
      given: 2,
    });
    expect(await codeOf(seven.leagues.divisions.plan(few))).toBe('SEASON_NOT_READY');
    const { leagues, divisionId } = await foundLeague(api, anna, {
      teams: names.slice(0, 3),
      players: 0,
      preset: 'softTip20',
    }).then((one) => ({ ...one, leagues: api.callerFor(anna).leagues }));
    const homeless = await leagues.divisions.preview({ ...few, id: divisionId });
    expect(homeless.problems.map(({ key }) => key)).toEqual(['noVenue', 'tooLong']);
  });

  it('say where a lounge has too few boards for all who meet there at once', async () => {
    const { leagues, divisionId, teamIds } = await withPlaces(names);
    const ben = await api.createMember();
    const [few, enough] = [
      await createLounge(api, ben, { boards: 3 }),
      await createLounge(api, ben, { boards: 6 }),
    ];
    const input = { id: divisionId, ...venueDays, rounds: days };
    const settle = async (loungeId: number, named: readonly number[] = []) => {
      for (const [index, id] of teamIds.entries()) {
        const board = named[index % named.length];
        const boardIds = board === undefined ? [] : [board];
        await leagues.teams.update({ id, name: names[index] ?? '', loungeId, boardIds });
      }
      return (await leagues.divisions.preview(input)).problems;
    };
    const problems = await settle(few.id);
    // each day once, though they meet at several hours
    expect(problems.map(({ key, round }) => [key, round])).toEqual(
      [1, 2, 3, 4].map((round) => ['fewBoards', round]),
    );
    for (const { teams, needed, given } of problems) {
      expect([needed, given]).toEqual([2 * (teams?.length ?? 0), 3]);
    }
    expect(Math.max(...problems.map(({ needed = 0 }) => needed))).toBe(6);
    expect((await leagues.divisions.plan(input)).plan?.problems).toEqual(problems);
    expect(await settle(enough.id)).toEqual([]);
    // all on the same board, which they have named
    const onOne = await settle(enough.id, enough.boardIds.slice(0, 1));
    expect(onOne[0]).toMatchObject({ key: 'fewBoards', needed: 2, given: 1 });
  });

  it('are planned by officers alone, and of one kind or the other', async () => {
    const { divisionId } = await withPlaces(names.slice(0, 3));
    const input = { id: divisionId, ...venueDays, rounds: days };
    const stranger = api.callerFor(await api.createMember()).leagues.divisions;
    expect(await codeOf(stranger.preview(input))).toBe('FORBIDDEN');
    expect(await codeOf(stranger.plan(input))).toBe('FORBIDDEN');
    const { divisions } = api.callerFor(anna).leagues;
    // @ts-expect-error no such kind
    expect(await codeOf(divisions.preview({ ...input, kind: 'weekends' }))).toBe('BAD_INPUT');
  });
});
