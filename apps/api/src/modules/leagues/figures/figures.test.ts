import { PRESETS } from '@oche/darts/leagues/presets';
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

describe('a player over the seasons', () => {
  const bestOf = async (entryId: number) =>
    (await as(anna).squads.figures({ entryId })).players[0]?.player.id ?? 0;
  const seasonsOf = async (reader: TestMember | null, id: number) =>
    (await as(reader).players.figures({ id })).seasons.map(({ league }) => league.id);

  it('has a row for each season and team, and all of them together', async () => {
    const { homeId, awayId, ...league } = await played();
    const id = await bestOf(homeId);
    const nobody = await as(null).players.figures({ id });
    expect(nobody).toMatchObject({
      league: { id: league.leagueId },
      seasons: [
        {
          entryId: homeId,
          season: { id: league.seasonId, name: '2026/27' },
          division: { id: league.divisionId, name: 'Kreisliga' },
          league: { id: league.leagueId },
          games: [{ game: 'x01', start: 501, in: 'straight', out: 'double' }],
          singles: 2,
          singlesWon: 2,
        },
      ],
      totals: [{ singles: 2, singlesWon: 2 }],
    });
  });

  it('leads over all leagues in which the reader may name them, but those that are hidden', async () => {
    const mia = await api.createMember({ first_name: 'Mia' });
    const [here, there, hidden] = [await played(), await played(), await played()];
    const ids = [];
    for (const { homeId } of [here, there, hidden]) {
      const id = await bestOf(homeId);
      await become(id, mia);
      ids.push(id);
    }
    const [id = 0, , hiddenId = 0] = ids;
    await hide(hidden.leagueId);
    const stranger = await api.createMember();
    for (const reader of [stranger, mia, anna]) {
      expect(await seasonsOf(reader, id)).toEqual([there.leagueId, here.leagueId]);
    }
    const { totals } = await as(stranger).players.figures({ id });
    expect(totals).toMatchObject([{ fixtures: 2, singles: 4, singlesWon: 4 }]);
    expect(await codeOf(as(stranger).players.figures({ id: hiddenId }))).toBe(
      'LEAGUE_PLAYER_NOT_FOUND',
    );
    // its officers see what they run
    expect(await seasonsOf(anna, hiddenId)).toHaveLength(3);
  });

  it('adds up what can be compared: averages of other games are others', async () => {
    const mia = await api.createMember({ first_name: 'Mia' });
    const [here, there] = [await played(), await played()];
    const id = await bestOf(here.homeId);
    await become(id, mia);
    await become(await bestOf(there.homeId), mia);
    const format = PRESETS.singles4Doubles1;
    const rules = { game: 'cricket', scoring: 'standard' };
    await api.deps.db
      .updateTable('league_divisions')
      .set({
        format: JSON.stringify({
          ...format,
          blocks: format.blocks.map((block) => ({ ...block, rules })),
        }),
      })
      .where('id', '=', there.divisionId)
      .execute();
    const { totals } = await as(mia).players.figures({ id });
    expect(totals).toMatchObject([
      { games: [rules], fixtures: 1 },
      { games: [{ game: 'x01', start: 501 }], fixtures: 1 },
    ]);
  });

  it('isn’t there for who may not name them; those who run a league know only theirs', async () => {
    const mia = await api.createMember({ first_name: 'Mia' });
    const [here, there] = [await played(), await played()];
    const id = await bestOf(here.homeId);
    await become(id, mia);
    await become(await bestOf(there.homeId), mia);
    // members are no visitors' to see, unless they say so
    expect(await codeOf(as(null).players.figures({ id }))).toBe('LEAGUE_PLAYER_NOT_FOUND');
    const stranger = await api.createMember();
    await setVisibility(api, mia, 'private');
    expect(await codeOf(as(stranger).players.figures({ id }))).toBe('LEAGUE_PLAYER_NOT_FOUND');
    expect(await seasonsOf(anna, id)).toEqual([here.leagueId]);
    expect(await seasonsOf(ben, id)).toEqual([here.leagueId]);
    await setVisibility(api, mia, 'public');
    expect(await seasonsOf(null, id)).toHaveLength(2);
    await api.callerFor(mia).social.people.block({ userId: stranger.id });
    expect(await codeOf(as(stranger).players.figures({ id }))).toBe('LEAGUE_PLAYER_NOT_FOUND');
    // who has left bears no name, and leads nowhere else
    await api.deps.db
      .updateTable('users')
      .set({ status: 'deleted' })
      .where('id', '=', mia.id)
      .execute();
    expect(await seasonsOf(null, id)).toEqual([here.leagueId]);
  });

  it('is a part of a profile, for whom the member shows their numbers', async () => {
    const mia = await api.createMember({ first_name: 'Mia' });
    const [here, hidden] = [await played(), await played()];
    await become(await bestOf(here.homeId), mia);
    await become(await bestOf(hidden.homeId), mia);
    await hide(hidden.leagueId);
    const seen = async (reader: TestMember | null, userId = mia.id) =>
      (await as(reader).players.ofMember({ userId })).seasons.map(({ entryId }) => entryId);
    expect(await seen(mia)).toEqual([here.homeId]);
    expect(await seen(null)).toEqual([]);
    await setVisibility(api, mia, 'public');
    expect(await seen(null)).toEqual([here.homeId]);
    await api.deps.db
      .updateTable('profiles')
      .set({ statistics_visibility: 'private' })
      .where('user_id', '=', mia.id)
      .execute();
    expect(await as(anna).players.ofMember({ userId: mia.id })).toEqual({
      seasons: [],
      totals: [],
    });
    expect(await seen(mia)).toEqual([here.homeId]);
    expect(await seen(mia, 'nobody')).toEqual([]);
    expect(await codeOf(as(null).players.ofMember({ userId: '' }))).toBe('BAD_INPUT');
  });

  it('needs the number of one', async () => {
    expect(await codeOf(as(null).players.figures({ id: 999_999_999 }))).toBe(
      'LEAGUE_PLAYER_NOT_FOUND',
    );
    expect(await codeOf(as(null).players.figures({ id: -1 }))).toBe('BAD_INPUT');
  });
});
