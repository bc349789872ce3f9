import { randomUUID } from 'node:crypto';
import type { TestApi, TestMember } from '../../../../testing/index.ts';

type Caller = ReturnType<TestApi['callerFor']>['games'];
type Moves = Parameters<Caller['enterMoves']>[0]['moves'];
type Sides = Parameters<Caller['start']>[0]['sides'];

/** 101 in three visits: the first side wins. */
export const [FIRST, SECOND, LAST] = [60, 26, 41];

export const enter = (total: number): Moves[number] => ({
  id: randomUUID(),
  move: {
    kind: 'enter',
    entry: { total, dartsThrown: total === LAST ? 2 : undefined },
  },
});

export const correctTo = (index: number, total: number): Moves[number] => ({
  id: randomUUID(),
  move: { kind: 'correct', index, entry: { total } },
});

export const undo = (): Moves[number] => ({ id: randomUUID(), move: { kind: 'undo' } });

/** A device with which a member scores a game. */
export function scorerOf(api: TestApi, member: TestMember, gameId: number) {
  const deviceId = randomUUID();
  const games = api.callerFor(member).games;
  return {
    send: (base: number, moves: Moves) => games.enterMoves({ gameId, deviceId, base, moves }),
  };
}

/** A leg of 101 that the first member has started and everybody else has accepted. */
export async function startGame(
  api: TestApi,
  by: TestMember,
  sides: Sides,
  accepting: readonly TestMember[],
): Promise<number> {
  const { id: gameId } = await api.callerFor(by).games.start({
    rules: { game: 'x01', start: 101, in: 'straight', out: 'double' },
    format: { legs: { kind: 'firstTo', count: 1 } },
    sides,
  });
  for (const member of accepting) await api.callerFor(member).games.invitation.accept({ gameId });
  return gameId;
}

/** A leg that Mia has won against Ben, entered by her: it waits for him. */
export async function playedLeg(api: TestApi, mia: TestMember, ben: TestMember) {
  const gameId = await startGame(api, mia, [[{ userId: mia.id }], [{ userId: ben.id }]], [ben]);
  const { send } = scorerOf(api, mia, gameId);
  await send(0, [FIRST, SECOND, LAST].map(enter));
  return { gameId, revision: 3, send };
}

export const statusOf = async (api: TestApi, gameId: number) =>
  await api.deps.db
    .selectFrom('games')
    .select(['status', 'winner_side as winner'])
    .where('id', '=', gameId)
    .executeTakeFirstOrThrow();

/** Whether the results of a game count, one for each member; none where there is no result. */
export const countedOf = async (api: TestApi, gameId: number): Promise<boolean[]> =>
  (
    await api.deps.db
      .selectFrom('game_results')
      .select('is_counted')
      .where('game_id', '=', gameId)
      .execute()
  ).map((row) => row.is_counted);
