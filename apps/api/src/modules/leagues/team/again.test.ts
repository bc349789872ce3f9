import { beforeAll, describe, expect, it } from 'vitest';
import { codeOf, type TestMember, useTestApi } from '../../../testing/index.ts';
import { createLounge } from '../../lounges/testing.ts';
import { foundLeague } from '../testing.ts';

const api = useTestApi({ now: '2026-09-01T10:00:00Z' });
let anna: TestMember;
let ben: TestMember;

beforeAll(async () => {
  anna = await api.createMember();
  ben = await api.createMember();
});

describe('teams that the league knows', () => {
  it('are offered for another season until they are in it, page by page', async () => {
    const { leagues } = api.callerFor(anna);
    const { leagueId, seasonId } = await foundLeague(api, anna, {
      teams: ['Süd', 'Nord', 'Ost'],
      players: 0,
    });
    await foundLeague(api, anna, { teams: ['Fern', 'Weit'], players: 0 });
    const season = await leagues.seasons.get({ id: seasonId });
    const { id } = await leagues.seasons.create({
      leagueId,
      name: '2027/28',
      startsOn: '2027-09-01',
      endsOn: '2028-05-31',
      format: season.format,
      rules: season.rules,
    });
    const division = await leagues.divisions.create({
      seasonId: id,
      name: 'Bezirksliga',
      level: 1,
      promotes: 0,
      relegates: 0,
      isDouble: false,
    });
    const first = await leagues.teams.listOutside({ id, limit: 2 });
    expect(first.items[0]).toEqual({
      id: expect.any(Number),
      name: 'Nord',
      seasonName: '2026/27',
      divisionName: 'Kreisliga',
      homeWeekday: 5,
      homeTime: '19:30',
    });
    const second = await leagues.teams.listOutside({
      id,
      limit: 2,
      cursor: first.nextCursor ?? '',
    });
    expect([...first.items, ...second.items].map(({ name }) => name)).toEqual([
      'Nord',
      'Ost',
      'Süd',
    ]);
    expect(second.nextCursor).toBeNull();
    await leagues.teams.enter({
      teamId: first.items[0]?.id ?? 0,
      divisionId: division.id,
      homeWeekday: 4,
      homeTime: '20:00',
    });
    expect((await leagues.teams.listOutside({ id })).items.map(({ name }) => name)).toEqual([
      'Ost',
      'Süd',
    ]);
    expect((await leagues.teams.listOutside({ id: seasonId })).items).toEqual([]);
  });

  it('are read by its officers alone', async () => {
    const { seasonId: id } = await foundLeague(api, anna, { players: 0 });
    const { teams } = api.callerFor(ben).leagues;
    expect(await codeOf(teams.listOutside({ id }))).toBe('FORBIDDEN');
    expect(await codeOf(api.callerFor(null).leagues.teams.listOutside({ id }))).toBe(
      'UNAUTHENTICATED',
    );
    const own = api.callerFor(anna).leagues.teams;
    expect(await codeOf(own.listOutside({ id: 999_999 }))).toBe('SEASON_NOT_FOUND');
    expect(await codeOf(own.listOutside({ id, cursor: 'x' }))).toBe('BAD_INPUT');
    expect(await codeOf(own.listOutside({ id, limit: 101 }))).toBe('BAD_INPUT');
  });
});

describe('the boards of a team', () => {
  it('are boards of the lounge where it is at home', async () => {
    const { leagues } = api.callerFor(anna);
    const { teamIds } = await foundLeague(api, anna, { players: 0 });
    const [id = 0] = teamIds;
    const [lounge, other] = [await createLounge(api, ben), await createLounge(api, ben)];
    const boardsOf = async (loungeId: number) =>
      (await api.callerFor(ben).lounges.get({ id: loungeId })).boards.map((board) => board.id);
    const [board = 0] = await boardsOf(lounge.id);
    const [foreign = 0] = await boardsOf(other.id);
    const home = { id, name: 'Nord', loungeId: lounge.id };
    expect((await leagues.teams.update({ ...home, boardIds: [board] })).boardIds).toEqual([board]);
    const refused = [
      leagues.teams.update({ ...home, boardIds: [board, foreign] }),
      leagues.teams.update({ ...home, loungeId: other.id, boardIds: [board] }),
      leagues.teams.update({ id, name: 'Nord', boardIds: [foreign] }),
    ];
    expect(await Promise.all(refused.map(codeOf))).toEqual(Array(3).fill('BAD_INPUT'));
    // one that was taken down meanwhile doesn't keep the team from another name
    await api.deps.db
      .updateTable('lounge_boards')
      .set({ removed_at: '2026-09-01T10:00:00Z' })
      .where('id', '=', board)
      .execute();
    expect(
      await leagues.teams.update({ ...home, name: 'Nord II', boardIds: [board] }),
    ).toMatchObject({ name: 'Nord II', boardIds: [board] });
  });
});
