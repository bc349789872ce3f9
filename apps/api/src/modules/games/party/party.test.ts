import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { codeOf, type TestMember, useFreshMember, useTestApi } from '../../../testing/index.ts';
import { befriend } from '../../people/testing.ts';

const api = useTestApi({ now: '2026-11-21T19:00:00.000Z' });
const mia = useFreshMember(api);

const partyOf = (member: TestMember | null) => api.callerFor(member).games.party;
type Save = Parameters<ReturnType<typeof partyOf>['save']>[0];

/** Killer with one life, which the first side wins. */
const killer: Save = {
  game: { kind: 'killer', lives: 1, numbers: [20, 5], ring: 'double', selfKill: false },
  sides: [{ players: ['Mia', 'Ben'] }, { players: ['Cleo'] }],
  ownSide: 0,
  darts: ['S1', 'D20', 'D5'],
};
const save = (more: Partial<Save> = {}, member: TestMember | null = mia) =>
  partyOf(member).save({ ...killer, ...more });

describe('a party game', () => {
  it('is kept as the darts make it, with names, places and darts', async () => {
    expect(await save()).toMatchObject({ played: 1, won: 1, best: null });
    expect(await save({ ownSide: 1 })).toMatchObject({ played: 2, won: 1 });
    // who has only written has neither won nor lost
    expect(await save({ ownSide: null })).toMatchObject({ played: 2, won: 1 });
    const { items } = await partyOf(mia).list({ kind: 'killer' });
    expect(items.map(({ ownSide, isWon }) => [ownSide, isWon])).toEqual([
      [null, null],
      [1, false],
      [0, true],
    ]);
    expect(items[0]?.sides).toEqual([
      { players: ['Mia', 'Ben'], place: 1 },
      { players: ['Cleo'], place: 2 },
    ]);
    const stored = await api.deps.db
      .selectFrom('party_games')
      .select(['thrown', 'darts', 'options'])
      .where('user_id', '=', mia.id)
      .executeTakeFirst();
    expect(stored).toEqual({
      thrown: 'S1 D20 D5',
      darts: 3,
      options: { lives: 1, numbers: [20, 5], ring: 'double', selfKill: false },
    });
    expect(await partyOf(mia).figures()).toEqual([
      { kind: 'killer', played: 2, won: 1, best: null },
    ]);
  });

  it('is kept once for all attempts to send it', async () => {
    const input = { idempotencyKey: randomUUID() };
    const [one, other] = await Promise.all([save(input), save(input)]);
    expect(one.id).toBe(other.id);
    expect((await partyOf(mia).list({ kind: 'killer' })).items).toHaveLength(1);
  });

  it('is refused when the darts can’t be, when it is not over, or goes on after its end', async () => {
    for (const darts of [['D20'], ['X9', 'D20', 'D5'], ['D20', 'D5', 'S1']]) {
      expect(await codeOf(save({ darts }))).toBe('VISIT_IMPOSSIBLE');
    }
    expect((await partyOf(mia).list({ kind: 'killer' })).items).toEqual([]);
  });

  it('is refused when it can’t be agreed on like that', async () => {
    const game = killer.game;
    const wrong: Partial<Save>[] = [
      { game: { ...game, numbers: [20, 20] } },
      { game: { ...game, numbers: [20] } },
      { game: { ...game, numbers: [20, 25] } },
      { game: { ...game, lives: 0 } },
      { sides: [{ players: ['Mia'] }] },
      { sides: [{ players: ['Mia'] }, { players: [] }] },
      { sides: [{ players: ['Mia'] }, { players: [' '] }] },
      { ownSide: 2 },
      { darts: [] },
    ] as Partial<Save>[];
    for (const more of wrong) expect(await codeOf(save(more))).toBe('BAD_INPUT');
  });

  it('is the member’s own, who can take it away again', async () => {
    const { id } = await save();
    const ben = await api.createMember();
    expect((await partyOf(ben).list({ kind: 'killer' })).items).toEqual([]);
    expect(await partyOf(ben).figures()).toEqual([]);
    expect(await codeOf(partyOf(ben).remove({ id }))).toBe('GAME_NOT_FOUND');
    expect(await codeOf(partyOf(null).remove({ id }))).toBe('UNAUTHENTICATED');
    expect(await codeOf(partyOf(mia).remove({ id: 0 }))).toBe('BAD_INPUT');
    await partyOf(mia).remove({ id });
    expect(await codeOf(partyOf(mia).remove({ id }))).toBe('GAME_NOT_FOUND');
    expect((await partyOf(mia).list({ kind: 'killer' })).items).toEqual([]);
  });

  it('is for members, and not while one is suspended', async () => {
    expect(await codeOf(save({}, null))).toBe('UNAUTHENTICATED');
    expect(await codeOf(partyOf(null).list({ kind: 'killer' }))).toBe('UNAUTHENTICATED');
    expect(await codeOf(partyOf(null).figures())).toBe('UNAUTHENTICATED');
    expect(await codeOf(partyOf(null).ladder({ kind: 'killer' }))).toBe('UNAUTHENTICATED');
    const suspended = await api.createMember({ status: 'suspended' });
    expect(await codeOf(save({}, suspended))).toBe('ACCOUNT_SUSPENDED');
    const unconfirmed = await api.createMember({ email_verified_at: null });
    expect(await save({}, unconfirmed)).toMatchObject({ played: 1 });
  });

  it('is listed in pages, the latest first', async () => {
    const ids: number[] = [];
    for (let count = 0; count < 3; count += 1) {
      ids.unshift((await save()).id);
      if (count > 0) api.deps.clock.advance({ minutes: 5 });
    }
    const { list } = partyOf(mia);
    const first = await list({ kind: 'killer', limit: 2 });
    const next = await list({ kind: 'killer', limit: 2, cursor: first.nextCursor ?? '' });
    expect([...first.items, ...next.items].map(({ id }) => id)).toEqual(ids);
    expect(next.nextCursor).toBeNull();
    expect(await codeOf(list({ kind: 'killer', cursor: 'x' }))).toBe('BAD_INPUT');
  });

  it('has a ladder of the member and their friends by games won', async () => {
    const [ben, cleo, dirk] = [
      await api.createMember(),
      await api.createMember(),
      await api.createMember(),
    ];
    for (const friend of [ben, cleo]) await befriend(api, mia, friend);
    await save();
    await save({}, ben);
    await save({}, ben);
    await save({ ownSide: null }, cleo);
    await save({}, dirk);
    const ladder = await partyOf(mia).ladder({ kind: 'killer' });
    expect(
      ladder.map(({ place, person, value, isSelf }) => [place, person.id, value, isSelf]),
    ).toEqual([
      [1, ben.id, 2, false],
      [2, mia.id, 1, true],
    ]);
  });

  it('is compared by points where they say something, without what decided a tie', async () => {
    const ben = await api.createMember();
    await befriend(api, mia, ben);
    const shootOut = (...visits: string[]): Partial<Save> => ({
      game: { kind: 'shootOut' },
      darts: visits.join(' ').split(' '),
    });
    const none = '0 0 0';
    const tie = ['S20 0 0', none, none, 'S20 0 0', none, none, 'T20 T20 T20', none];
    expect(await save(shootOut(...tie))).toMatchObject({ played: 1, won: 1, best: 20 });
    await save({ ...shootOut('T20 0 0', none, none, none, none, none) }, ben);
    const ladder = await partyOf(mia).ladder({ kind: 'shootOut' });
    expect(ladder.map(({ place, person, value }) => [place, person.id, value])).toEqual([
      [1, ben.id, 60],
      [2, mia.id, 20],
    ]);
  });
});
