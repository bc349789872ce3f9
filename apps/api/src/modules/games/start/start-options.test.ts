import { describe, expect, it } from 'vitest';
import { codeOf, type TestMember, useFreshMember, useTestApi } from '../../../testing/index.ts';
import { createLounge } from '../../lounges/testing.ts';

const api = useTestApi({ now: '2026-11-21T19:00:00.000Z' });
const mia = useFreshMember(api, { first_name: 'Mia' });
const ben = useFreshMember(api, { first_name: 'Ben' });
const cem = useFreshMember(api, { first_name: 'Cem' });

const gamesOf = (member: TestMember | null) => api.callerFor(member).games;
type Start = Parameters<ReturnType<typeof gamesOf>['start']>[0];

async function start(by: TestMember, sides: Start['sides'], over: Partial<Start> = {}) {
  const { id } = await gamesOf(by).start({
    rules: { game: 'x01', start: 501, in: 'straight', out: 'double' },
    format: { legs: { kind: 'firstTo', count: 3 } },
    sides,
    ...over,
  });
  return id;
}
const me = (member: TestMember) => ({ userId: member.id });
const uwe = { guestName: 'Uwe' };
const options = (member: TestMember, input: object = {}) => gamesOf(member).startOptions(input);
type Known = Awaited<ReturnType<typeof options>>['opponents'][number];
const nameOf = (player: Known) =>
  'person' in player ? player.person.firstName : `(${player.guestName})`;

describe('what is offered for a new game', () => {
  it('is nothing before the first', async () => {
    expect(await options(mia)).toEqual({
      last: null,
      opponent: null,
      opponents: [],
      lounges: [],
      average: null,
    });
    expect(await codeOf(gamesOf(null).startOptions({}))).toBe('UNAUTHENTICATED');
  });

  it('is the latest game, seen from the own side, with the other side to begin', async () => {
    const lounge = await createLounge(api, ben);
    await start(ben, [[me(ben)], [me(mia), uwe]], {
      rules: { game: 'x01', start: 301, in: 'double', out: 'master', handicaps: [301, 201] },
      first: 0,
      loungeId: lounge.id,
      boardId: lounge.boardIds[0],
      visibility: 'private',
    });
    const { last } = await options(mia);
    expect(last?.sides.map((side) => side.map(nameOf))).toEqual([['Mia', '(Uwe)'], ['Ben']]);
    expect(last).toMatchObject({
      rules: { start: 301, in: 'double', out: 'master', handicaps: [201, 301] },
      format: { legs: { kind: 'firstTo', count: 3 } },
      // Ben began
      first: 0,
      visibility: 'private',
      loungeId: lounge.id,
      boardId: lounge.boardIds[0],
    });
    expect((await options(ben)).last).toMatchObject({ first: 1, rules: { handicaps: [301, 201] } });
    expect((await options(cem)).last).toBeNull();
  });

  it('keeps the bull, and a game alone', async () => {
    await start(mia, [[me(mia)], [uwe]], { first: 'bull' });
    expect((await options(mia)).last).toMatchObject({ first: null });
    await start(mia, [[me(mia)]]);
    const { last } = await options(mia);
    expect(last).toMatchObject({ first: 0 });
    expect(last?.sides.map((side) => side.map(nameOf))).toEqual([['Mia']]);
  });

  it('is the game that is to be played again, if the member played in it', async () => {
    const first = await start(mia, [[me(mia)], [me(ben)]]);
    await start(mia, [[me(mia)], [uwe]]);
    const { last } = await options(mia, { rematch: first });
    expect(last?.sides.flat().map(nameOf)).toEqual(['Mia', 'Ben']);
    expect((await options(cem, { rematch: first })).last).toBeNull();
  });

  it('names opponents, the latest first, guests by name, then whom the member follows', async () => {
    await start(mia, [[me(mia)], [me(ben)]]);
    await start(mia, [[me(mia)], [uwe]]);
    await start(mia, [[me(mia)], [{ guestName: 'UWE' }]]);
    await api.callerFor(mia).social.people.follow({ userId: cem.id });
    await api.callerFor(mia).social.people.follow({ userId: ben.id });
    const { opponents } = await options(mia);
    expect(opponents.map(nameOf)).toEqual(['(UWE)', 'Ben', 'Cem']);
  });

  it('names nobody whom the member may not see', async () => {
    await start(mia, [[me(mia)], [me(ben)]]);
    await api.callerFor(mia).social.people.follow({ userId: cem.id });
    expect((await options(mia, { opponent: cem.id })).opponent?.firstName).toBe('Cem');
    const dan = await api.createMember({ first_name: 'Dan' });
    await api.callerFor(mia).social.people.follow({ userId: dan.id });
    await api.callerFor(dan).social.people.chooseVisibility({ visibility: 'private' });
    await api.callerFor(ben).social.people.block({ userId: mia.id });
    await api.callerFor(cem).social.people.block({ userId: mia.id });
    expect(await options(mia, { opponent: cem.id })).toMatchObject({
      last: null,
      opponent: null,
      opponents: [],
    });
  });

  it('has the lounges where the member plays, with their boards', async () => {
    const played = await createLounge(api, ben, { name: 'Bullseye' });
    const liked = await createLounge(api, ben, { name: 'Zum Pfeil' });
    const asked = await createLounge(api, ben, { name: 'Triple' });
    await createLounge(api, ben, { name: 'Anderswo' });
    const closed = await createLounge(api, ben, { name: 'Zu', is_active: false });
    await start(mia, [[me(mia)]], { loungeId: played.id });
    await api.callerFor(mia).lounges.favourite.set({ loungeId: liked.id, isFavourite: true });
    const { lounges } = await options(mia, { loungeId: asked.id });
    expect(lounges.map(({ name }) => name)).toEqual(['Triple', 'Bullseye', 'Zum Pfeil']);
    expect(lounges[0]?.boards).toEqual([
      { id: asked.boardIds[0], name: 'Board 1' },
      { id: asked.boardIds[1], name: 'Board 2' },
    ]);
    const wished = await options(mia, { loungeId: closed.id });
    expect(wished.lounges.map(({ name }) => name)).toEqual(['Bullseye', 'Zum Pfeil']);
  });
});
