import { describe, expect, it } from 'vitest';
import { codeOf, type TestMember, useFreshMember, useTestApi } from '../../../testing/index.ts';
import { answer, challenge } from '../../challenges/testing.ts';
import { playGame } from '../../games/testing.ts';
import { playFixture, runningLeague } from '../../leagues/testing.ts';

/** A Monday evening in Cologne. */
const NOW = '2031-03-03T19:00:00.000Z';
const api = useTestApi({ now: NOW });
const mia = useFreshMember(api, { first_name: 'Mia' });
const ben = useFreshMember(api, { first_name: 'Ben' });

const turnsOf = (member: TestMember | null) => api.callerFor(member).home.turns();

const revisionOf = async (id: number) =>
  (
    await api.deps.db
      .selectFrom('games')
      .select('revision')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).revision;

const nameOf = (entries: readonly { entryId: number; name: string }[], id: number | undefined) =>
  entries.find(({ entryId }) => entryId === id)?.name;

describe('what waits for a member', () => {
  it('is nothing at first, and no visitor’s', async () => {
    expect(await turnsOf(mia)).toEqual([]);
    expect(await codeOf(turnsOf(null))).toBe('UNAUTHENTICATED');
  });

  it('is a game that was begun, until nobody has thrown for long', async () => {
    const id = await playGame(api, { sides: [mia, ben], status: 'finished' });
    const set = (status: 'playing' | 'invited', moved_at = NOW) =>
      api.deps.db.updateTable('games').set({ status, moved_at }).where('id', '=', id).execute();
    await set('playing');
    expect(await turnsOf(mia)).toEqual([{ kind: 'playing', count: 1, id, name: null }]);
    expect(await turnsOf(ben)).toEqual([{ kind: 'playing', count: 1, id, name: null }]);
    await set('playing', '2031-03-03T06:00:00.000Z');
    expect(await turnsOf(mia)).toEqual([]);
  });

  it('is a result that the other side has scored', async () => {
    const id = await playGame(api, { sides: [mia, ben], status: 'finished' });
    expect(await turnsOf(mia)).toEqual([]);
    expect(await turnsOf(ben)).toEqual([{ kind: 'confirm', count: 1, id, name: null }]);
    await api.callerFor(ben).games.result.confirm({ gameId: id, revision: await revisionOf(id) });
    expect(await turnsOf(ben)).toEqual([]);
  });

  it('is who wants to play, and who has answered', async () => {
    const wish = await challenge(api, mia, { invitedId: ben.id });
    expect(await turnsOf(mia)).toEqual([]);
    expect(await turnsOf(ben)).toEqual([{ kind: 'challenged', count: 1, id: null, name: null }]);
    await answer(api, ben, wish);
    expect(await turnsOf(ben)).toEqual([]);
    const open = await challenge(api, mia);
    await answer(api, ben, open);
    expect(await turnsOf(mia)).toEqual([{ kind: 'answered', count: 1, id: null, name: null }]);
  });

  it('is who wants to be a friend, and only for who was asked', async () => {
    await api.callerFor(ben).social.friends.request({ addresseeId: mia.id });
    expect(await turnsOf(mia)).toEqual([{ kind: 'befriend', count: 1, id: null, name: null }]);
    expect(await turnsOf(ben)).toEqual([]);
  });

  it('is what captains of a league have to do: a line-up, another evening, a sheet', async () => {
    const { fixtures, entries } = await runningLeague(api, mia, { captains: [mia, ben] });
    const [fixture] = fixtures;
    const id = fixture?.id ?? 0;
    const leagues = api.callerFor(mia).leagues;
    const startsAt = '2031-03-05T19:00:00.000Z';
    await leagues.fixtures.setDate({ id, startsAt });
    const name = `${nameOf(entries, fixture?.homeId)} – ${nameOf(entries, fixture?.awayId)}`;
    expect(await turnsOf(ben)).toEqual([{ kind: 'lineUp', count: 1, id, name }]);
    await playFixture(api, mia, id, [
      [5, 0],
      [3, 2],
      [4, 1],
      [2, 3],
      [3, 2],
    ]);
    expect(await turnsOf(ben)).toEqual([{ kind: 'sheet', count: 1, id, name }]);
    await api.callerFor(ben).leagues.fixtures.confirm({ id });
    expect(await turnsOf(ben)).toEqual([]);
  });
});
