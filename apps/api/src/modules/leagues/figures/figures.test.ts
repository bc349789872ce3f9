import { beforeEach, describe, expect, it } from 'vitest';
import { codeOf, type TestMember, useTestApi } from '../../../testing/index.ts';
import { setVisibility } from '../../people/testing.ts';
import { playFixture, runningLeague } from '../testing.ts';

const api = useTestApi({ now: '2026-09-01T10:00:00Z' });
let anna: TestMember;
let ben: TestMember;

beforeEach(async () => {
  anna = await api.createMember({ first_name: 'Anna' });
  ben = await api.createMember({ first_name: 'Ben' });
});

const as = (member: TestMember | null) => api.callerFor(member).leagues;
const hide = (leagueId: number) =>
  api.deps.db
    .updateTable('leagues')
    .set({ hidden_at: '2026-09-01T10:00:00Z', hidden_by: anna.id })
    .where('id', '=', leagueId)
    .execute();

/** A name that turns out to be a member. */
const become = (playerId: number, { id }: TestMember) =>
  api.deps.db
    .updateTable('league_players')
    .set({ user_id: id, name: null })
    .where('id', '=', playerId)
    .execute();

/** Four singles and a double between two teams; at home everything but the third is won. */
async function played() {
  const league = await runningLeague(api, anna, { captains: [ben, ben], players: 2 });
  const [fixture] = league.fixtures;
  if (!fixture) throw new Error('there is a fixture');
  await playFixture(api, anna, fixture.id, [
    [4, 1],
    [3, 2],
    [1, 4],
    [5, 0],
    [3, 2],
  ]);
  return { ...league, ...fixture };
}

describe('what a team has done in a season', () => {
  it('stands player by player, the best of singles first, and all together', async () => {
    const { homeId, awayId } = await played();
    const { players, total } = await as(null).squads.figures({ entryId: homeId });
    expect(players).toMatchObject([
      { fixtures: 1, singles: 2, singlesWon: 2, doubles: 1, doublesWon: 1, legs: 10, legsWon: 8 },
      { fixtures: 1, singles: 2, singlesWon: 1, doubles: 1, doublesWon: 1, legs: 10, legsWon: 5 },
    ]);
    expect(total).toEqual({
      singles: 4,
      singlesWon: 3,
      doubles: 2,
      doublesWon: 2,
      legs: 20,
      legsWon: 13,
      average: null,
      firstNine: null,
      maxima: 0,
      bestFinish: null,
      shortestLeg: null,
    });
    const guests = await as(null).squads.figures({ entryId: awayId });
    expect(guests.total).toMatchObject({ singles: 4, singlesWon: 1, doublesWon: 0 });
  });

  it('has an average of all darts, not of the players’ averages', async () => {
    const { homeId } = await played();
    const { players } = await as(null).squads.figures({ entryId: homeId });
    const thrown = [
      { darts: 30, points: 501, maxima: 1, best_finish: 40, shortest_leg: 15 },
      { darts: 90, points: 1002, maxima: 2, best_finish: 121, shortest_leg: 24 },
    ];
    for (const [index, { player }] of players.entries()) {
      await api.deps.db
        .updateTable('league_figures')
        .set(thrown[index] ?? {})
        .where('player_id', '=', player.id)
        .execute();
    }
    const after = await as(null).squads.figures({ entryId: homeId });
    expect(after.players.map(({ average }) => average)).toEqual([50.1, 33.4]);
    expect(after.total).toMatchObject({
      average: 37.58,
      maxima: 3,
      bestFinish: 121,
      shortestLeg: 15,
    });
  });

  it('names members to whom they show themselves, and to their captain', async () => {
    const mia = await api.createMember({ first_name: 'Mia' });
    const { homeId: entryId } = await played();
    const [best] = (await as(null).squads.figures({ entryId })).players;
    await become(best?.player.id ?? 0, mia);
    await setVisibility(api, mia, 'private');
    const seen = async (reader: TestMember | null) =>
      (await as(reader).squads.figures({ entryId })).players[0]?.player;
    expect(await seen(null)).toMatchObject({ person: null, name: null });
    expect(await seen(await api.createMember())).toMatchObject({ person: null, name: null });
    expect(await seen(ben)).toMatchObject({ person: { firstName: 'Mia' } });
    expect(await seen(anna)).toMatchObject({ person: { firstName: 'Mia' } });
  });

  it('isn’t there for a league that is hidden, nor for a team that never entered', async () => {
    const { homeId, leagueId } = await played();
    await hide(leagueId);
    for (const reader of [null, ben]) {
      expect(await codeOf(as(reader).squads.figures({ entryId: homeId }))).toBe('TEAM_NOT_FOUND');
    }
    expect((await as(anna).squads.figures({ entryId: homeId })).players).toHaveLength(2);
    expect(await codeOf(as(anna).squads.figures({ entryId: 999_999 }))).toBe('TEAM_NOT_FOUND');
    expect(await codeOf(as(anna).squads.figures({ entryId: 0 }))).toBe('BAD_INPUT');
  });
});
