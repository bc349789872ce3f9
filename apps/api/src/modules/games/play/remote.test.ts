import { randomUUID } from 'node:crypto';
import type { Entry } from '@oche/darts/game';
import { describe, expect, it } from 'vitest';
import { outcomeOf, type TestMember, useFreshMember, useTestApi } from '../../../testing/index.ts';
import { createLounge } from '../../lounges/testing.ts';

const api = useTestApi({ now: '2026-11-21T19:00:00.000Z' });
const mia = useFreshMember(api);
const ben = useFreshMember(api);
const lea = useFreshMember(api);

const gamesOf = (member: TestMember | null) => api.callerFor(member).games;
type Start = Parameters<ReturnType<typeof gamesOf>['start']>[0];
type Move = Parameters<ReturnType<typeof gamesOf>['enterMoves']>[0]['moves'][number]['move'];

const input = (over: Partial<Start> = {}): Start => ({
  rules: { game: 'x01', start: 101, in: 'straight', out: 'double' },
  format: { legs: { kind: 'firstTo', count: 1 } },
  sides: [[{ userId: mia.id }], [{ userId: ben.id }]],
  remote: { withCamera: true },
  ...over,
});

async function begin(over: Partial<Start> = {}): Promise<number> {
  const { id: gameId } = await gamesOf(mia).start(input(over));
  await gamesOf(ben).invitation.accept({ gameId });
  return gameId;
}

const phones = new Map<string, string>();
const phoneOf = ({ id }: TestMember): string => {
  const phone = phones.get(id) ?? randomUUID();
  phones.set(id, phone);
  return phone;
};
async function send(gameId: number, member: TestMember, moves: Move[], deviceId = phoneOf(member)) {
  const { revision } = await gamesOf(mia).get({ gameId });
  return gamesOf(member).enterMoves({
    gameId,
    deviceId,
    base: revision,
    moves: moves.map((move) => ({ id: randomUUID(), move })),
  });
}
const enter = (entry: Entry): Move => ({ kind: 'enter', entry });
const total = (points: number): Move => enter({ total: points });
const UNDO: Move = { kind: 'undo' };
const entriesOf = async (gameId: number) => (await gamesOf(lea).get({ gameId })).entries;

describe('a remote game', () => {
  it('says what it is, and to whom of both it belongs to enter what', async () => {
    const gameId = await begin();
    const seen = await Promise.all(
      [mia, ben, lea, null].map((one) => gamesOf(one).get({ gameId })),
    );
    expect(seen.map(({ isRemote, withCamera }) => [isRemote, withCamera])).toEqual(
      seen.map(() => [true, true]),
    );
    expect(seen.map(({ ownSide }) => ownSide)).toEqual([0, 1, undefined, undefined]);
    expect(seen.map(({ can }) => can.score)).toEqual([true, true, false, false]);
    const { id } = await gamesOf(mia).start(input({ remote: undefined }));
    expect(await gamesOf(mia).get({ gameId: id })).toMatchObject({
      isRemote: false,
      withCamera: false,
    });
  });

  it('is between two members, each at a board of their own', async () => {
    const guest = { guestName: 'Uwe' };
    for (const over of [
      { sides: [[{ userId: mia.id }]] },
      { sides: [[{ userId: mia.id }], [guest]] },
      { sides: [[{ userId: mia.id }, guest], [{ userId: ben.id }]] },
      { sides: [[{ userId: mia.id }], [{ machine: { level: 3 } }]] },
      { loungeId: 1 },
      { format: { legs: { kind: 'firstTo', count: 2 }, bullBeforeDecider: true } },
      { rules: { game: 'x01', start: 501, in: 'straight', out: 'double', roundLimit: 10 } },
    ] as Partial<Start>[]) {
      expect(await outcomeOf(gamesOf(mia).start(input(over))), JSON.stringify(over)).toBe(
        'BAD_INPUT',
      );
    }
    expect(await outcomeOf(gamesOf(null).start(input()))).toBe('UNAUTHENTICATED');
  });

  it('draws who begins where others would throw for the bull', async () => {
    const gameId = await begin({ first: 'bull' });
    expect((await gamesOf(mia).get({ gameId })).first).toBeOneOf([0, 1]);
  });

  it('takes of each what they throw, from a device each', async () => {
    const gameId = await begin();
    expect(await outcomeOf(send(gameId, ben, [total(26)]))).toBe('VISIT_IMPOSSIBLE');
    await send(gameId, mia, [total(26)]);
    await expect(send(gameId, mia, [total(26)])).rejects.toMatchObject({
      cause: { details: { known: 0, index: 0, reason: 'otherThrower' } },
    });
    await send(gameId, ben, [total(45)]);
    // what somebody throws on their own after the other one is refused as a whole
    expect(await outcomeOf(send(gameId, mia, [total(60), total(60)]))).toBe('VISIT_IMPOSSIBLE');
    expect(await outcomeOf(send(gameId, lea, [total(60)]))).toBe('NOT_AMONG_PLAYERS');
    expect(await entriesOf(gameId)).toEqual([{ total: 26 }, { total: 45 }]);
  });

  it('goes on at another device of the same member, and leaves the other side its own', async () => {
    const gameId = await begin();
    await send(gameId, mia, [total(26)]);
    await send(gameId, ben, [total(45)]);
    const tablet = randomUUID();
    expect(await outcomeOf(send(gameId, mia, [total(26)], tablet))).toBe('GAME_SCORED_ELSEWHERE');
    await gamesOf(mia).takeOver({ gameId, deviceId: tablet });
    expect(await outcomeOf(send(gameId, mia, [total(26)]))).toBe('GAME_SCORED_ELSEWHERE');
    await send(gameId, mia, [total(26)], tablet);
    await send(gameId, ben, [total(45)]);
    expect((await gamesOf(mia).get({ gameId })).deviceId).toBe(tablet);
    expect((await gamesOf(ben).get({ gameId })).deviceId).toBe(phoneOf(ben));
    expect((await gamesOf(lea).get({ gameId })).deviceId).toBeNull();
    expect(await outcomeOf(gamesOf(lea).takeOver({ gameId, deviceId: tablet }))).toBe(
      'NOT_AMONG_PLAYERS',
    );
  });

  it('lets everybody change their own last visit until the other has thrown', async () => {
    const gameId = await begin();
    await send(gameId, mia, [total(26)]);
    expect(await outcomeOf(send(gameId, ben, [UNDO]))).toBe('VISIT_IMPOSSIBLE');
    await send(gameId, mia, [UNDO, total(45)]);
    await send(gameId, mia, [{ kind: 'correct', index: 0, entry: { total: 41 } }]);
    await send(gameId, ben, [total(60)]);
    for (const late of [UNDO, { kind: 'correct', index: 0, entry: { total: 1 } } as const]) {
      expect(await outcomeOf(send(gameId, mia, [late])), late.kind).toBe('VISIT_IMPOSSIBLE');
    }
    // an older one is changed by both: the last one first
    await send(gameId, ben, [UNDO]);
    await send(gameId, mia, [UNDO, total(5)]);
    expect(await entriesOf(gameId)).toEqual([{ total: 5 }]);
  });

  it('ends with who throws the last dart, and waits for the other', async () => {
    const gameId = await begin();
    await send(gameId, mia, [total(61)]);
    await send(gameId, ben, [total(60)]);
    const last = enter({ total: 40, dartsThrown: 2 });
    expect(await send(gameId, mia, [last])).toMatchObject({ status: 'finished' });
    expect(await outcomeOf(send(gameId, ben, [UNDO]))).toBe('GAME_NOT_OPEN');
    const { revision } = await gamesOf(mia).get({ gameId });
    expect(await outcomeOf(gamesOf(mia).result.confirm({ gameId, revision }))).toBe(
      'NOT_YOURS_TO_CONFIRM',
    );
    await send(gameId, mia, [UNDO]);
    await send(gameId, mia, [last]);
    await gamesOf(ben).result.confirm({ gameId, revision: revision + 2 });
    expect((await gamesOf(lea).get({ gameId })).status).toBe('completed');
  });

  it('moves ratings less than a game at a lounge, and more than one that nobody else sees', async () => {
    const { id: loungeId } = await createLounge(api, lea);
    const weightOf = async (over: Partial<Start>) => {
      const gameId = await begin(over);
      const { rating_weight: weight } = await api.deps.db
        .selectFrom('games')
        .select('rating_weight')
        .where('id', '=', gameId)
        .executeTakeFirstOrThrow();
      return weight;
    };
    expect(await weightOf({ remote: undefined, loungeId })).toBe(100);
    expect(await weightOf({ remote: { withCamera: true } })).toBe(80);
    expect(await weightOf({ remote: { withCamera: false } })).toBe(65);
    expect(await weightOf({ remote: undefined })).toBe(50);
  });

  it('keeps its weight in its results', async () => {
    const gameId = await begin();
    await send(gameId, mia, [total(61)]);
    await send(gameId, ben, [total(60)]);
    await send(gameId, mia, [enter({ total: 40, dartsThrown: 2 })]);
    const results = await api.deps.db
      .selectFrom('game_results')
      .select('rating_weight')
      .where('game_id', '=', gameId)
      .execute();
    expect(results).toEqual([{ rating_weight: 80 }, { rating_weight: 80 }]);
  });
});
