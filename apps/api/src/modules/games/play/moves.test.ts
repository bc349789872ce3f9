import { randomUUID } from 'node:crypto';
import { isTrackedEnvelope } from '@trpc/server';
import { afterAll, describe, expect, it } from 'vitest';
import { codeOf, type TestMember, useFreshMember, useTestApi } from '../../../testing/index.ts';
import { watchGame } from '../watch/game-live.service.ts';

const api = useTestApi({ now: '2026-11-21T19:00:00.000Z' });
const mia = useFreshMember(api);
const ben = useFreshMember(api);

const gamesOf = (member: TestMember | null) => api.callerFor(member).games;

type Start = Parameters<ReturnType<typeof gamesOf>['start']>[0];
type Moves = Parameters<ReturnType<typeof gamesOf>['enterMoves']>[0]['moves'];

/** A leg of 101 that Mia plays against a guest. */
async function start(over: Partial<Start> = {}): Promise<number> {
  const { id } = await gamesOf(mia).start({
    rules: { game: 'x01', start: 101, in: 'straight', out: 'double' },
    format: { legs: { kind: 'firstTo', count: 1 } },
    sides: [[{ userId: mia.id }], [{ guestName: 'Der lange Uwe' }]],
    ...over,
  });
  return id;
}

const enter = (...totals: number[]): Moves =>
  totals.map((total) => ({
    id: randomUUID(),
    move: { kind: 'enter' as const, entry: { total, dartsThrown: total === 41 ? 2 : undefined } },
  }));

const phone = randomUUID();

function send(
  gameId: number,
  base: number,
  moves: Moves,
  { member = mia, deviceId = phone }: { member?: TestMember | null; deviceId?: string } = {},
) {
  return gamesOf(member).enterMoves({ gameId, deviceId, base, moves });
}

const totals = (entries: readonly object[]) =>
  entries.map((entry) => ('total' in entry ? entry.total : undefined));

const open = new AbortController();
afterAll(() => open.abort());

/** What a reader is told after a revision. */
function eventsOf(member: TestMember | null, gameId: number, after: number) {
  const context = api.contextFor(member);
  const events = watchGame(context, { gameId, lastEventId: String(after) }, open.signal);
  return {
    async next() {
      const { value } = await events.next();
      if (!value) throw new Error('the stream ended');
      return value;
    },
  };
}

const entriesOf = async (gameId: number) => (await gamesOf(mia).get({ gameId })).entries;

describe('moves', () => {
  it('make the game that everybody can read', async () => {
    const gameId = await start();
    expect(await send(gameId, 0, enter(60, 26))).toEqual({ revision: 2, status: 'playing' });
    expect(await send(gameId, 2, enter(41))).toEqual({ revision: 3, status: 'casual' });
    expect(await gamesOf(null).get({ gameId })).toMatchObject({
      status: 'casual',
      winnerSide: 0,
      revision: 3,
      entries: [{ total: 60 }, { total: 26 }, { total: 41, dartsThrown: 2 }],
      can: { score: false },
    });
  });

  it('count once, however often they are sent', async () => {
    const gameId = await start();
    const moves = enter(60, 26);
    await Promise.all([send(gameId, 0, moves), send(gameId, 0, moves), send(gameId, 0, moves)]);
    expect(await send(gameId, 0, [...moves, ...enter(1)])).toMatchObject({ revision: 3 });
    expect(await entriesOf(gameId)).toMatchObject([{ total: 60 }, { total: 26 }, { total: 1 }]);
  });

  it('can be undone and corrected', async () => {
    const gameId = await start();
    await send(gameId, 0, enter(60, 26));
    const undo = { id: randomUUID(), move: { kind: 'undo' as const } };
    const correction = {
      id: randomUUID(),
      move: { kind: 'correct' as const, index: 0, entry: { total: 45 } },
    };
    expect(await send(gameId, 2, [undo, correction, ...enter(7)])).toMatchObject({ revision: 5 });
    expect(await entriesOf(gameId)).toEqual([{ total: 45 }, { total: 7 }]);
  });

  it('can be undone over the ends of legs, a few at a time', async () => {
    const gameId = await start({ format: { legs: { kind: 'firstTo', count: 3 } } });
    const leg = [60, 60, 41];
    await send(gameId, 0, enter(60));
    await send(gameId, 1, enter(60, 41, 60));
    await send(gameId, 4, enter(60));
    const undo = () => ({ id: randomUUID(), move: { kind: 'undo' as const } });
    // back into the leg that was won, and another way out of it
    await send(gameId, 5, [undo(), undo(), undo(), ...enter(20, 60)]);
    expect(totals(await entriesOf(gameId))).toEqual([60, 60, 20, 60]);
    await send(gameId, 10, [undo(), undo(), ...enter(41, ...leg, 60)]);
    expect(totals(await entriesOf(gameId))).toEqual([...leg, ...leg, 60]);
    await send(gameId, 17, [
      undo(),
      { id: randomUUID(), move: { kind: 'correct', index: 4, entry: { total: 59 } } },
      ...enter(1),
    ]);
    expect(totals(await entriesOf(gameId))).toEqual([...leg, 60, 59, 41, 1]);
  });

  it('correct the very first visit when its leg is long over', async () => {
    const gameId = await start({ format: { legs: { kind: 'firstTo', count: 2 } }, first: 1 });
    await send(gameId, 0, enter(26, 60, 30, 41, 7));
    const move = { kind: 'correct' as const, index: 0, entry: { total: 45 } };
    await send(gameId, 5, [{ id: randomUUID(), move }]);
    const entries = await entriesOf(gameId);
    expect(entries).toMatchObject([45, 60, 30, 41, 7].map((total) => ({ total })));
  });

  it('that are impossible change nothing, and say which and why', async () => {
    const gameId = await start();
    const arrived = enter(7);
    await send(gameId, 0, arrived);
    const undo = { id: randomUUID(), move: { kind: 'undo' as const } };
    for (const before of [enter(60), [...enter(60), undo]]) {
      const refused = send(gameId, 0, [...arrived, ...before, ...enter(179)]);
      const index = 1 + before.length;
      await expect(refused).rejects.toMatchObject({
        cause: {
          code: 'VISIT_IMPOSSIBLE',
          details: { known: 1, index, reason: 'impossibleTotal' },
        },
      });
    }
    expect(await entriesOf(gameId)).toMatchObject([{ total: 7 }]);
  });

  it('on an older state are refused', async () => {
    const gameId = await start();
    await send(gameId, 0, enter(60));
    expect(await codeOf(send(gameId, 0, enter(26)))).toBe('GAME_MOVED_ON');
    expect(await codeOf(send(gameId, 2, enter(26)))).toBe('GAME_MOVED_ON');
    expect(await entriesOf(gameId)).toMatchObject([{ total: 60 }]);
  });

  it('of a second device wait until it takes over; then the first is told', async () => {
    const [gameId, other] = [await start(), await start()];
    const tablet = randomUUID();
    await send(gameId, 0, enter(60));
    await send(other, 0, enter(60));
    expect(await codeOf(send(gameId, 1, enter(26), { deviceId: tablet }))).toBe(
      'GAME_SCORED_ELSEWHERE',
    );
    await gamesOf(mia).takeOver({ gameId, deviceId: tablet });
    await send(gameId, 1, enter(26), { deviceId: tablet });
    expect(await codeOf(send(gameId, 1, enter(30)))).toBe('GAME_SCORED_ELSEWHERE');
    expect(await entriesOf(gameId)).toMatchObject([{ total: 60 }, { total: 26 }]);
    // another game goes on where it was scored
    await send(other, 1, enter(26));
  });

  it('of a device that was taken over are told apart: those in the game, and the others', async () => {
    const gameId = await start();
    const arrived = enter(60, 26);
    await send(gameId, 0, arrived);
    await gamesOf(mia).takeOver({ gameId, deviceId: randomUUID() });
    // its answer was lost on the way
    expect(await send(gameId, 0, arrived)).toEqual({ revision: 2, status: 'playing' });
    await expect(send(gameId, 0, [...arrived, ...enter(1, 2)])).rejects.toMatchObject({
      cause: { code: 'GAME_SCORED_ELSEWHERE', details: { known: 2 } },
    });
    expect(await entriesOf(gameId)).toHaveLength(2);
  });

  it('of two devices at once are those of one, and the other is told', async () => {
    const gameId = await start();
    const devices = [randomUUID(), randomUUID()];
    const answers = await Promise.allSettled(
      devices.map((deviceId) => send(gameId, 0, enter(60, 26), { deviceId })),
    );
    const won = answers.findIndex(({ status }) => status === 'fulfilled');
    expect(answers[1 - won]).toMatchObject({
      reason: { cause: { code: 'GAME_SCORED_ELSEWHERE' } },
    });
    const { deviceId, revision } = await gamesOf(mia).get({ gameId });
    expect({ deviceId, revision }).toEqual({ deviceId: devices[won], revision: 2 });
  });

  it('arrive before somebody takes over, or not at all', async () => {
    const gameId = await start();
    await send(gameId, 0, enter(60));
    const tablet = randomUUID();
    const [sent] = await Promise.allSettled([
      send(gameId, 1, enter(26)),
      gamesOf(mia).takeOver({ gameId, deviceId: tablet }),
    ]);
    const { deviceId, revision } = await gamesOf(mia).get({ gameId });
    const isIn = sent.status === 'fulfilled';
    expect({ deviceId, revision }).toEqual({ deviceId: tablet, revision: isIn ? 2 : 1 });
  });

  it('name the device to those who may score', async () => {
    const gameId = await start();
    await send(gameId, 0, enter(60));
    const devices = [mia, ben, null].map(async (member) => {
      const [{ deviceId }, event] = await Promise.all([
        gamesOf(member).get({ gameId }),
        eventsOf(member, gameId, 0).next(),
      ]);
      return [deviceId, event.deviceId];
    });
    expect(await Promise.all(devices)).toEqual([
      [phone, phone],
      [null, null],
      [null, null],
    ]);
  });

  it('after the end are refused', async () => {
    const gameId = await start();
    await send(gameId, 0, enter(60, 26, 41));
    expect(await codeOf(send(gameId, 3, enter(1)))).toBe('GAME_NOT_OPEN');
  });

  it('are for those who play', async () => {
    const gameId = await start();
    expect(await codeOf(send(gameId, 0, enter(60), { member: ben }))).toBe('NOT_AMONG_PLAYERS');
    expect(await codeOf(send(gameId, 0, enter(60), { member: null }))).toBe('UNAUTHENTICATED');
    expect(await codeOf(send(4711, 0, enter(60)))).toBe('GAME_NOT_FOUND');
    expect(await codeOf(send(gameId, 0, []))).toBe('BAD_INPUT');
    const suspended = await api.createMember({ status: 'suspended' });
    expect(await codeOf(send(gameId, 0, enter(60), { member: suspended }))).toBe(
      'ACCOUNT_SUSPENDED',
    );
  });
});

describe('a game', () => {
  it('with another member begins when they have accepted', async () => {
    const gameId = await start({ sides: [[{ userId: mia.id }], [{ userId: ben.id }]] });
    expect(await codeOf(send(gameId, 0, enter(60)))).toBe('GAME_NOT_OPEN');
    expect(await codeOf(gamesOf(null).get({ gameId }))).toBe('GAME_NOT_FOUND');
    const asked = await gamesOf(ben).get({ gameId });
    expect(asked).toMatchObject({ status: 'invited', can: { accept: true, score: false } });
    await Promise.all([
      gamesOf(ben).invitation.accept({ gameId }),
      gamesOf(ben).invitation.accept({ gameId }),
    ]);
    expect(await gamesOf(ben).get({ gameId })).toMatchObject({
      status: 'playing',
      can: { accept: false, score: true },
    });
    await send(gameId, 0, enter(60), { member: ben });
    const seen = await gamesOf(null).get({ gameId });
    expect(seen.players.map(({ person }) => person?.id)).toEqual([mia.id, ben.id]);
  });

  it('can be accepted only by whom it is for', async () => {
    const gameId = await start();
    expect(await codeOf(gamesOf(ben).invitation.accept({ gameId }))).toBe('NOT_AMONG_PLAYERS');
    expect(await codeOf(gamesOf(null).invitation.accept({ gameId }))).toBe('UNAUTHENTICATED');
    expect(await codeOf(gamesOf(ben).invitation.accept({ gameId: 4711 }))).toBe('GAME_NOT_FOUND');
  });

  it('is refused with the same member twice, or one who may not be seen', async () => {
    const twice: Start['sides'] = [[{ userId: mia.id }], [{ userId: mia.id }]];
    expect(await codeOf(start({ sides: twice }))).toBe('PLAYER_TWICE');
    await api.callerFor(ben).social.people.block({ userId: mia.id });
    const blocked: Start['sides'] = [[{ userId: mia.id }], [{ userId: ben.id }]];
    expect(await codeOf(start({ sides: blocked }))).toBe('MEMBER_NOT_FOUND');
    expect(await codeOf(start({ sides: [] }))).toBe('BAD_INPUT');
  });

  it('that is private is for its players', async () => {
    const gameId = await start({ visibility: 'private' });
    expect(await codeOf(gamesOf(ben).get({ gameId }))).toBe('GAME_NOT_FOUND');
    expect(await codeOf(gamesOf(null).get({ gameId }))).toBe('GAME_NOT_FOUND');
    expect(await gamesOf(mia).get({ gameId })).toMatchObject({ visibility: 'private' });
  });

  it('is started once for the same key', async () => {
    const idempotencyKey = randomUUID();
    const ids = await Promise.all([start({ idempotencyKey }), start({ idempotencyKey })]);
    expect(new Set(ids).size).toBe(1);
  });
});

describe('who watches', () => {
  it('and may score is told when another device takes over', async () => {
    const gameId = await start();
    await send(gameId, 0, enter(60));
    const events = eventsOf(mia, gameId, 1);
    expect(await events.next()).toMatchObject({ revision: 1, deviceId: phone });
    const coming = events.next();
    const tablet = randomUUID();
    await gamesOf(mia).takeOver({ gameId, deviceId: tablet });
    expect(await coming).toMatchObject({ revision: 1, deviceId: tablet, moves: [] });
  });

  it('gets every move, also those that were missed', async () => {
    const gameId = await start();
    await send(gameId, 0, enter(60, 26));
    const stream = await gamesOf(null).events({ gameId, lastEventId: '1' });
    const events = stream[Symbol.asyncIterator]();
    const next = async () => {
      const { value } = await events.next();
      if (!isTrackedEnvelope(value)) throw new Error('the stream ended');
      return { id: value[0], ...(value[1] as object) };
    };
    expect(await next()).toEqual({
      id: '2',
      revision: 2,
      status: 'playing',
      deviceId: null,
      moves: [{ kind: 'enter', entry: { total: 26 } }],
    });
    const coming = next();
    await send(gameId, 2, enter(41));
    expect(await coming).toMatchObject({ revision: 3, status: 'casual', moves: [{}] });
    await events.return?.();
  });
});
