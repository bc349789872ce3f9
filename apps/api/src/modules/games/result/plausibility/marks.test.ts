import { describe, expect, it } from 'vitest';
import { runJobs, useMember, useTestApi } from '../../../../testing/index.ts';
import { caseOf } from '../../../moderation/testing.ts';
import { playGame } from '../../testing.ts';
import { countedOf, enter, scorerOf, startGame } from '../end/testing-played.ts';
import { markStrange } from './marks.service.ts';

const api = useTestApi({ now: '2031-03-03T19:00:00.000Z' });
const mia = useMember(api);
const ben = useMember(api);
const mod = useMember(api, { role: 'moderator' });

const marksOf = async (gameId: number, reader = mod) =>
  (await api.callerFor(reader).games.result.get({ gameId })).marks;

/** A leg of nine darts: 180, 180, 141. */
const perfect = [180, 60, 180, 60].map((total) => ({ total }));
const ending = { total: 141, dartsThrown: 3, dartsAtDouble: 1 };

describe('a strange game', () => {
  it('counts, and somebody has a look; nobody else reads that', async () => {
    const gameId = await playGame(api, { sides: [mia, ben], entries: [...perfect, ending] });
    await runJobs(api);
    expect(await marksOf(gameId)).toEqual([
      { mark: 'average', value: 167 },
      { mark: 'leg', value: 9 },
    ]);
    expect(await marksOf(gameId, mia)).toEqual([]);
    expect(await countedOf(api, gameId)).toEqual([true, true]);
    const caseId = await caseOf(api, 'game', gameId);
    const { items } = await api.callerFor(mod).moderation.case.list({});
    expect(items).toMatchObject([{ id: caseId, reportCount: 0, weight: 0 }]);
    // again it does nothing
    await markStrange(api.deps, { gameId });
    await api.callerFor(mod).games.result.decide({
      gameId,
      revision: 5,
      verdict: 'stands',
      statement: 'Es gibt ein Video.',
    });
    await runJobs(api);
    expect(await caseOf(api, 'game', gameId)).toBe(caseId);
    expect((await api.callerFor(mod).moderation.case.list({})).items).toEqual([]);
  });

  it('is one of two who play nobody else', async () => {
    const [lea, tom] = [await api.createMember(), await api.createMember()];
    const rules = { game: 'x01', start: 101, in: 'straight', out: 'double' } as const;
    const games: number[] = [];
    for (let game = 0; game < 30; game += 1) {
      const finishedAt = new Date(Date.UTC(2031, 1, 1 + game));
      games.push(await playGame(api, { sides: [lea, tom], rules, averages: [45, 45], finishedAt }));
    }
    await markStrange(api.deps, { gameId: games[29] ?? 0 });
    expect(await marksOf(games[29] ?? 0)).toEqual([{ mark: 'opponent', value: 1 }]);
  });

  it('is one that was entered faster than anybody throws', async () => {
    const [lea, tom] = [await api.createMember(), await api.createMember()];
    const gameId = await startGame(api, lea, [[{ userId: lea.id }], [{ userId: tom.id }]], [tom]);
    const { send } = scorerOf(api, lea, gameId);
    for (const [base, total] of [20, 20, 20, 20, 20, 20, 41].entries()) {
      api.deps.clock.advance({ seconds: 4 });
      await send(base, [enter(total)]);
    }
    await api.callerFor(tom).games.result.confirm({ gameId, revision: 7 });
    await markStrange(api.deps, { gameId });
    expect(await marksOf(gameId)).toEqual([{ mark: 'pace', value: 4 }]);
  });

  it('is none before it counts', async () => {
    const entries = [...perfect, ending];
    const gameId = await playGame(api, { sides: [mia, ben], entries, status: 'finished' });
    await markStrange(api.deps, { gameId });
    expect(await marksOf(gameId)).toEqual([]);
  });
});
