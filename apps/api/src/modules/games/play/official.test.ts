import { randomUUID } from 'node:crypto';
import type { Entry } from '@oche/darts/game';
import type { Move } from '@oche/darts/moves';
import { withTransaction } from '@oche/db';
import { describe, expect, it } from 'vitest';
import { useMember, useTestApi } from '../../../testing/index.ts';
import { type OfficialGame, startOfficialGame } from '../start/official-game.service.ts';
import { enterOfficialMoves } from './moves.service.ts';

const api = useTestApi({ now: '2031-03-03T19:00:00.000Z' });
const mia = useMember(api);
const ben = useMember(api);

const RULES = { game: 'x01', start: 101, in: 'straight', out: 'double' } as const;
/** the side that begins wins the leg with its second visit */
const LEG: Entry[] = [{ total: 61 }, { total: 0 }, { total: 40, dartsThrown: 1 }];
const guest = (guestName: string) => ({ userId: null, guestName });

async function begin(over: Partial<OfficialGame>) {
  const gameId = await withTransaction(api.deps.db, (tx) =>
    startOfficialGame(api.deps, tx, {
      createdBy: mia.id,
      sides: [[{ userId: mia.id, guestName: null }], [{ userId: ben.id, guestName: null }]],
      rules: RULES,
      format: { legs: { kind: 'all', count: 2 } },
      first: 0,
      visibility: 'public',
      loungeId: null,
      boardId: null,
      ...over,
    }),
  );
  const deviceId = randomUUID();
  let base = 0;
  const send = async (...moves: Move[]) => {
    const made = await enterOfficialMoves(
      api.deps,
      { gameId, deviceId, base, moves: moves.map((move) => ({ id: randomUUID(), move })) },
      async () => {},
    );
    base = made.revision;
    return made.status;
  };
  const enter = (...entries: readonly Entry[]) =>
    send(...entries.map((entry): Move => ({ kind: 'enter', entry })));
  return { gameId, send, enter };
}

const resultsOf = (gameId: number) =>
  api.deps.db
    .selectFrom('game_results')
    .select(['user_id', 'is_won', 'legs_won', 'legs_lost', 'checkouts', 'best_leg'])
    .where('game_id', '=', gameId)
    .orderBy('side')
    .execute();

const legsOf = (gameId: number) =>
  api.deps.db
    .selectFrom('game_legs')
    .select(['number', 'entries'])
    .where('game_id', '=', gameId)
    .orderBy('number')
    .execute();

describe('a match of which all legs are played', () => {
  it('can be drawn, and counts', async () => {
    const { gameId, enter } = await begin({});
    expect(await enter(...LEG)).toBe('playing');
    expect(await enter(...LEG)).toBe('completed');
    expect(await resultsOf(gameId)).toMatchObject([
      { user_id: mia.id, is_won: null, legs_won: 1, legs_lost: 1 },
      { user_id: ben.id, is_won: null, legs_won: 1, legs_lost: 1 },
    ]);
    const game = await api.callerFor(null).games.get({ gameId });
    expect(game).toMatchObject({
      status: 'completed',
      winnerSide: null,
      finishedAt: '2031-03-03T19:00:00.000Z',
      format: { legs: { kind: 'all', count: 2 } },
    });
    // what is documented of games is who has won
    const { items } = await api.callerFor(null).games.listResults({});
    expect(items.map(({ id }) => id)).not.toContain(gameId);
    const home = await api.callerFor(mia).home.get({ board: 'home' });
    expect(home.figures.form).toEqual([null]);
  });

  it('can be started by nobody but a league', async () => {
    const started = api.callerFor(mia).games.start({
      rules: RULES,
      // @ts-expect-error somebody has to win
      format: { legs: { kind: 'all', count: 2 } },
      sides: [[{ userId: mia.id }], [{ guestName: 'Uwe' }]],
    });
    await expect(started).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  it('is played again so that somebody wins', async () => {
    const { last } = await api.callerFor(mia).games.startOptions({});
    expect(last?.format).toEqual({ legs: { kind: 'bestOf', count: 3 } });
  });
});

describe('a leg at the limit of its rounds', () => {
  const rules = { ...RULES, roundLimit: 1 };
  const ROUND: Entry[] = [{ total: 26 }, { total: 45 }];

  it('is won by the bull, which is kept with it', async () => {
    const { gameId, enter, send } = await begin({
      rules,
      format: { legs: { kind: 'firstTo', count: 2 } },
    });
    await enter(...ROUND, { bull: 1 }, ...ROUND, { bull: 0 });
    // the second bull went to the others
    expect(await send({ kind: 'correct', index: 5, entry: { bull: 1 } })).toBe('completed');
    expect(await legsOf(gameId)).toEqual([
      { number: 0, entries: [...ROUND, { bull: 1 }] },
      { number: 1, entries: [...ROUND, { bull: 1 }] },
    ]);
    expect(await resultsOf(gameId)).toMatchObject([
      { is_won: false, legs_won: 0, legs_lost: 2, checkouts: 0 },
      { is_won: true, legs_won: 2, legs_lost: 0, checkouts: 0, best_leg: null },
    ]);
  });

  it('is open again when the bull is taken back', async () => {
    const { gameId, enter, send } = await begin({ rules });
    await enter(...ROUND, { bull: 1 }, ...ROUND);
    await send({ kind: 'undo' }, { kind: 'undo' }, { kind: 'undo' });
    expect(await legsOf(gameId)).toEqual([{ number: 0, entries: ROUND }]);
    await expect(enter({ total: 1 })).rejects.toMatchObject({
      details: { reason: 'bullMissing' },
    });
    await enter({ bull: 0 }, { total: 60 });
    expect(await legsOf(gameId)).toEqual([
      { number: 0, entries: [...ROUND, { bull: 0 }] },
      { number: 1, entries: [{ total: 60 }] },
    ]);
  });
});

it('a team of six throws in turn, and each has a result', async () => {
  const others = ['Uwe', 'Eva', 'Tom', 'Lea', 'Max'].map(guest);
  const { gameId, enter } = await begin({
    rules: { ...RULES, start: 1001 },
    format: { legs: { kind: 'firstTo', count: 1 } },
    sides: [
      [...others, { userId: mia.id, guestName: null }],
      ['Anna', 'Bob', 'Cem', 'Dana', 'Emil', 'Finn'].map(guest),
    ],
  });
  const round = Array.from({ length: 6 }, (): Entry[] => [{ total: 140 }, { total: 0 }]).flat();
  await enter(...round, { total: 121 }, { total: 0 });
  expect(await enter({ total: 40, dartsThrown: 1 })).toBe('completed');
  expect(await resultsOf(gameId)).toMatchObject([{ user_id: mia.id, is_won: true, legs_won: 1 }]);
});
