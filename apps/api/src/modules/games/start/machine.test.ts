import { randomUUID } from 'node:crypto';
import { type Entry, newGame, replay, type Setup } from '@oche/darts/game';
import { machineEntry } from '@oche/darts/machines/machine';
import { isRefusal } from '@oche/darts/visit';
import { describe, expect, it } from 'vitest';
import { outcomeOf, type TestMember, useFreshMember, useTestApi } from '../../../testing/index.ts';
import { befriend } from '../../people/testing.ts';
import { playGame } from '../testing.ts';

const api = useTestApi({ now: '2026-11-21T19:00:00.000Z' });
const mia = useFreshMember(api);
const ben = useFreshMember(api);

const gamesOf = (member: TestMember | null) => api.callerFor(member).games;
type Start = Parameters<ReturnType<typeof gamesOf>['start']>[0];
type Move = Parameters<ReturnType<typeof gamesOf>['enterMoves']>[0]['moves'][number]['move'];

const input = (machine: object, over: Partial<Start> = {}) =>
  ({
    rules: { game: 'x01', start: 101, in: 'straight', out: 'double' },
    format: { legs: { kind: 'firstTo', count: 1 } },
    sides: [[{ userId: mia.id }], [{ machine }]],
    ...over,
  }) as Start;

const start = async (machine: object = { level: 7 }, over: Partial<Start> = {}) =>
  (await gamesOf(mia).start(input(machine, over))).id;

const phone = randomUUID();
async function send(gameId: number, moves: Move[], member: TestMember | null = mia) {
  const { revision } = await gamesOf(mia).get({ gameId });
  return gamesOf(member).enterMoves({
    gameId,
    deviceId: phone,
    base: revision,
    moves: moves.map((move) => ({ id: randomUUID(), move })),
  });
}
const enter = (entry: Entry): Move => ({ kind: 'enter', entry });

/** What the machine has to throw now. */
async function thrownIn(gameId: number): Promise<Entry> {
  const { rules, format, first, entries, machine } = await gamesOf(mia).get({ gameId });
  const setup = { rules, format, first, sides: [1, 1] } as Setup;
  const game = entries.length > 0 ? replay(setup, entries as Entry[]) : newGame(setup);
  if (isRefusal(game) || !machine) throw new Error('there is nothing to throw');
  const entry = machineEntry(setup, game.position, machine);
  if (!entry) throw new Error('it is not its turn');
  return entry;
}

const MISSED: Entry = { darts: ['0', '0', '0'] };
const WRONG: Entry = { darts: ['S1', 'S1', 'D1'] };

/** Ben has finished 141 with three darts. */
const playedByBen = () =>
  playGame(api, {
    sides: [ben],
    rules: { game: 'x01', start: 141, in: 'straight', out: 'double' },
    entries: [{ darts: ['T20', 'T19', 'D12'] }],
  });

describe('a game against a machine', () => {
  it('begins at once, with a machine of that level or average, and a seed of the server', async () => {
    const gameId = await start();
    const game = await gamesOf(mia).get({ gameId });
    expect(game.status).toBe('playing');
    expect(game.players[1]).toMatchObject({
      person: null,
      guestName: 'Computer',
      machine: { level: 7, average: 44 },
    });
    expect(game.machine).toMatchObject({ side: 1, average: 44 });
    const own = await gamesOf(mia).get({ gameId: await start({ average: 53, seed: 'mine' }) });
    expect(own.players[1]?.machine).toEqual({ level: null, average: 53 });
    expect(own.machine?.seed).not.toBe('mine');
    expect(own.machine?.seed).not.toBe(game.machine?.seed);
  });

  it('shows its strength to everybody, and its seed to who scores', async () => {
    const gameId = await start();
    for (const reader of [null, ben]) {
      const game = await gamesOf(reader).get({ gameId });
      expect(game.players[1]?.machine).toEqual({ level: 7, average: 44 });
      expect(game.machine).toBeUndefined();
    }
  });

  it('plays as a friend has in the last three months, who shows that', async () => {
    const ask = () => outcomeOf(start({ friend: ben.id }));
    await playedByBen();
    expect(await ask()).toBe('FRIEND_WITHOUT_AVERAGE');
    await befriend(api, mia, ben);
    expect(await gamesOf(mia).machineFriends()).toMatchObject([
      { person: { id: ben.id }, average: 141 },
    ]);
    const { players } = await gamesOf(mia).get({ gameId: await start({ friend: ben.id }) });
    // no machine is better than 100
    expect(players[1]?.machine).toEqual({ level: null, average: 100 });
    await api.deps.db
      .updateTable('profiles')
      .set({ statistics_visibility: 'private' })
      .where('user_id', '=', ben.id)
      .execute();
    expect(await ask()).toBe('FRIEND_WITHOUT_AVERAGE');
    expect(await gamesOf(mia).machineFriends()).toEqual([]);
    expect(await outcomeOf(gamesOf(null).machineFriends())).toBe('UNAUTHENTICATED');
  });

  it('plays nobody who has not played for three months', async () => {
    await playedByBen();
    await befriend(api, mia, ben);
    api.deps.clock.advance({ days: 93 });
    expect(await outcomeOf(start({ friend: ben.id }))).toBe('FRIEND_WITHOUT_AVERAGE');
  });

  it('is for members, one against one, and for levels that there are', async () => {
    expect(await outcomeOf(gamesOf(null).start(input({ level: 7 })))).toBe('UNAUTHENTICATED');
    for (const machine of [{ level: 0 }, { level: 21 }, { level: 1.5 }, { average: 150 }, {}]) {
      expect(await outcomeOf(start(machine)), JSON.stringify(machine)).toBe('BAD_INPUT');
    }
    const machine = { machine: { level: 3 } };
    const me = { userId: mia.id };
    for (const sides of [
      [[machine]],
      [[machine], [me]],
      [[me], [machine, machine]],
      [[me, { guestName: 'Uwe' }], [machine]],
    ]) {
      expect(await outcomeOf(start({}, { sides } as Partial<Start>))).toBe('BAD_INPUT');
    }
  });

  it('takes the visits that its seed gives, and no others', async () => {
    const gameId = await start();
    await send(gameId, [enter(MISSED)]);
    const refused = { cause: { details: { known: 0, index: 0, reason: 'otherThrower' } } };
    await expect(send(gameId, [enter(WRONG)])).rejects.toMatchObject(refused);
    const thrown = await thrownIn(gameId);
    await send(gameId, [enter(thrown)]);
    expect((await gamesOf(mia).get({ gameId })).entries).toEqual([MISSED, thrown]);

    // taken back with the own visit, it throws the same again
    await send(gameId, [{ kind: 'undo' }, { kind: 'undo' }, enter(WRONG)]);
    expect(await thrownIn(gameId)).toEqual(thrown);
    await expect(
      send(gameId, [{ kind: 'undo' }, enter(WRONG), enter(WRONG)]),
    ).rejects.toMatchObject({ cause: { details: { index: 2, reason: 'otherThrower' } } });
    await send(gameId, [enter(thrown)]);

    // the own visit can be corrected, the machine's can't
    await send(gameId, [{ kind: 'correct', index: 0, entry: MISSED }]);
    await expect(send(gameId, [{ kind: 'correct', index: 1, entry: WRONG }])).rejects.toMatchObject(
      refused,
    );
    expect((await gamesOf(mia).get({ gameId })).entries).toEqual([MISSED, thrown]);
  });

  it('draws the bull by its seed, too', async () => {
    const gameId = await start({ level: 20 }, { first: 'bull' });
    const drawn = await thrownIn(gameId);
    const other = { bull: 'bull' in drawn && drawn.bull === 0 ? 1 : 0 };
    expect(await outcomeOf(send(gameId, [enter(other)]))).toBe('VISIT_IMPOSSIBLE');
    await send(gameId, [enter(drawn)]);
  });

  it('counts nowhere, and is nobody whom a member can become', async () => {
    const gameId = await start();
    await send(gameId, [enter({ darts: ['T20', 'S1', 'D20'] })]);
    const game = await gamesOf(mia).get({ gameId });
    expect(game).toMatchObject({ status: 'casual', winnerSide: 0 });
    const results = await api.deps.db
      .selectFrom('game_results')
      .select(['user_id', 'is_counted'])
      .where('game_id', '=', gameId)
      .execute();
    expect(results).toEqual([{ user_id: mia.id, is_counted: false }]);
    expect(game.can.shareGuests).toBe(false);
    const place = { gameId, side: 1, position: 0, coversName: true };
    expect(await outcomeOf(gamesOf(mia).guest.createLink(place))).toBe('GAME_NOT_FOUND');

    // not even by a link for guests of that name
    const withGuest = await playGame(api, {
      sides: [mia, { guestName: 'Computer' }],
      status: 'casual',
    });
    const { token } = await gamesOf(mia).guest.createLink({ ...place, gameId: withGuest });
    expect(await gamesOf(ben).guest.claim({ token })).toEqual({ gameId: withGuest, count: 1 });
  });

  it('is offered once more, and not among the people one has played', async () => {
    await start({ level: 4 });
    const options = await gamesOf(mia).startOptions({});
    expect(options.last?.sides[1]).toEqual([
      { guestName: 'Computer', machine: { level: 4, average: 32 } },
    ]);
    expect(options.opponents).toEqual([]);
    expect(options.average).toBeNull();
    await playGame(api, { sides: [mia, ben], averages: [60, 40] });
    const { average } = await gamesOf(mia).startOptions({});
    expect(average).toBeGreaterThan(35);
    expect(average).toBeLessThan(110);
  });
});
