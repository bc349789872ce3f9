import { beforeEach, describe, expect, it } from 'vitest';
import { codeOf, runJobs, type TestMember, useTestApi } from '../../../testing/index.ts';
import { createLounge } from '../../lounges/testing.ts';
import { createTournament, NOW } from '../testing.ts';
import { guests, matchOf, running } from '../testing-course.ts';
import { callEverywhere } from './call-next.service.ts';

const api = useTestApi({ now: NOW });
let anna: TestMember;
let ben: TestMember;

beforeEach(async () => {
  api.deps.clock.set(NOW);
  anna = await api.createMember({ first_name: 'Anna', last_name: 'Arrow' });
  ben = await api.createMember({ first_name: 'Ben', last_name: 'Bull' });
});

const as = (member: TestMember | null) => api.callerFor(member).tournaments;
const named = (...names: string[]) => names.map((name) => ({ name }));
const eveningOf = (id: number, member: TestMember | null = null) => as(member).evening.get({ id });
const later = (minutes: number) =>
  api.deps.clock.set(new Date(Date.parse(NOW) + minutes * 60_000).toISOString());

/** Four or more players at these boards, with rest and calls by hand unless told otherwise. */
async function evening(
  boards: string[],
  players: Parameters<typeof running>[2] = guests(4),
  { isCalling = false, restMinutes = 0, marker = 'loser' as const } = {},
) {
  const { id, entries } = await running(api, anna, players);
  await as(anna).evening.set({ id, isCalling, restMinutes, marker });
  const shown = await as(anna).evening.addBoards({ id, boards: named(...boards) });
  const course = await as(anna).matches.list({ id });
  const idOf = (key: string) => matchOf(course, key).id;
  return { id, entries, boardIds: shown.boards.map((board) => board.id), idOf };
}

const calledAt = async (id: number) =>
  (await eveningOf(id)).boards.map(({ call }) => call?.matchId ?? null);

describe('the boards', () => {
  it('are the lounge’s or named by hand, each once, and are renamed, out of use and removed', async () => {
    const owner = await api.createMember();
    const lounge = await createLounge(api, owner, { boards: 2 });
    const { id } = await createTournament(api, anna, { venueId: lounge.id });
    const [first = 0] = lounge.boardIds;
    const boards = [{ loungeBoardId: first }, ...named('Tresen')];
    const { boards: shown } = await as(anna).evening.addBoards({ id, boards });
    expect(shown).toMatchObject([
      { loungeBoardId: first, isInUse: true, isTaken: false, call: null },
      { name: 'Tresen', loungeBoardId: null },
    ]);
    const again = { id, boards: named('Tresen') };
    expect(await codeOf(as(anna).evening.addBoards(again))).toBe('TOURNAMENT_BOARD_TWICE');
    const twice = { id, boards: [{ loungeBoardId: first }] };
    expect(await codeOf(as(anna).evening.addBoards(twice))).toBe('TOURNAMENT_BOARD_TWICE');
    const others = { id, boards: [{ loungeBoardId: 999_999 }] };
    expect(await codeOf(as(anna).evening.addBoards(others))).toBe('BOARD_NOT_FOUND');
    const boardId = shown[1]?.id ?? 0;
    const renamed = { id, boardId, name: 'Keller', isInUse: false };
    expect((await as(anna).evening.updateBoard(renamed)).boards[1]).toMatchObject({
      name: 'Keller',
      isInUse: false,
    });
    expect((await as(anna).evening.removeBoard({ id, boardId })).boards).toHaveLength(1);
    expect(await codeOf(as(anna).evening.removeBoard({ id, boardId }))).toBe('BOARD_NOT_FOUND');
  });

  it('are changed by organisers alone, and seen by whoever sees the tournament', async () => {
    const { id, boardIds, idOf } = await evening(['1']);
    const [boardId = 0] = boardIds;
    const matchId = idOf('w1-1');
    const suspended = { ...anna, status: 'suspended' as const };
    const all = (member: TestMember | null) => {
      const { evening: calls } = as(member);
      return [
        calls.set({ id, isCalling: true, restMinutes: 5, marker: 'winner' }),
        calls.addBoards({ id, boards: named('9') }),
        calls.updateBoard({ id, boardId, name: '9', isInUse: true }),
        calls.removeBoard({ id, boardId }),
        calls.wishBoard({ id, entryId: 1, boardId: null }),
        calls.callMatch({ id, matchId, boardId }),
        calls.moveMatch({ id, matchId, boardId }),
        calls.putBack({ id, matchId }),
        calls.holdMatch({ id, matchId, isHeld: true }),
      ].map((call) => codeOf(call));
    };
    expect(new Set(await Promise.all(all(ben)))).toEqual(new Set(['FORBIDDEN']));
    expect(new Set(await Promise.all(all(null)))).toEqual(new Set(['UNAUTHENTICATED']));
    expect(new Set(await Promise.all(all(suspended)))).toEqual(new Set(['ACCOUNT_SUSPENDED']));
    expect((await eveningOf(id)).boards).toHaveLength(1);
    const hidden = await createTournament(api, anna, { isPublic: false });
    expect(await codeOf(eveningOf(hidden.id))).toBe('TOURNAMENT_NOT_FOUND');
  });

  it('refuse what makes no sense', async () => {
    const { id } = await evening(['1']);
    const { evening: calls } = as(anna);
    const usual = { id, isCalling: true, restMinutes: 3, marker: 'loser' as const };
    expect(await codeOf(calls.set({ ...usual, restMinutes: 61 }))).toBe('BAD_INPUT');
    expect(await codeOf(calls.addBoards({ id, boards: [] }))).toBe('BAD_INPUT');
    expect(await codeOf(calls.addBoards({ id, boards: named(' ') }))).toBe('BAD_INPUT');
    expect(await codeOf(calls.callMatch({ id, matchId: 999_999, boardId: 1 }))).toBe(
      'MATCH_NOT_FOUND',
    );
    const [board] = (await eveningOf(id)).boards;
    const wish = { id, entryId: 999_999, boardId: board?.id ?? 0 };
    expect(await codeOf(calls.wishBoard(wish))).toBe('ENTRY_NOT_FOUND');
    expect(await codeOf(calls.wishBoard({ ...wish, boardId: 999_999 }))).toBe('BOARD_NOT_FOUND');
  });
});

describe('calls by hand', () => {
  it('give a match a board, move it, put it back and hold it', async () => {
    const { id, boardIds, idOf } = await evening(['1', '2']);
    const [one = 0, two = 0] = boardIds;
    const [first, second] = [idOf('w1-1'), idOf('w1-2')];
    const { evening: calls } = as(anna);
    const { boards, queue } = await calls.callMatch({ id, matchId: first, boardId: two });
    expect(boards[1]?.call).toMatchObject({ matchId: first, status: 'called', markerId: null });
    expect(queue.map(({ matchId }) => matchId)).toEqual([second]);
    expect(await codeOf(calls.callMatch({ id, matchId: first, boardId: one }))).toBe(
      'MATCH_NOT_READY',
    );
    expect(await codeOf(calls.callMatch({ id, matchId: second, boardId: two }))).toBe(
      'BOARD_IN_PLAY',
    );
    expect(await codeOf(calls.removeBoard({ id, boardId: two }))).toBe('BOARD_IN_PLAY');
    await calls.moveMatch({ id, matchId: first, boardId: one });
    expect(await calledAt(id)).toEqual([first, null]);
    await calls.updateBoard({ id, boardId: two, name: '2', isInUse: false });
    const broken = calls.callMatch({ id, matchId: second, boardId: two });
    expect(await codeOf(broken)).toBe('BOARD_OUT_OF_ORDER');
    expect(await codeOf(calls.putBack({ id, matchId: second }))).toBe('MATCH_NOT_READY');
    const back = await calls.putBack({ id, matchId: first });
    expect(back.queue[0]).toMatchObject({ matchId: first, wait: 'held', until: null });
    const free = await calls.holdMatch({ id, matchId: first, isHeld: false });
    expect(free.queue[0]?.wait).toBeNull();
    await calls.callMatch({ id, matchId: first, boardId: one });
    expect(await calledAt(id)).toEqual([first, null]);
  });

  it('free board and players with the result; the loser marks there and rests from then on', async () => {
    const { id, entries, boardIds, idOf } = await evening(['1'], guests(8), { restMinutes: 10 });
    const [boardId = 0] = boardIds;
    const { evening: calls, matches } = as(anna);
    const matchId = idOf('w1-1');
    await calls.callMatch({ id, matchId, boardId });
    await matches.decide({ matchId, score: [3, 0] });
    await matches.decide({ matchId: idOf('w1-2'), score: [3, 0] });
    expect(await calledAt(id)).toEqual([null]);
    const { queue } = await eveningOf(id);
    const until = new Date(Date.parse(NOW) + 10 * 60_000).toISOString();
    expect(queue.at(-1)).toMatchObject({ matchId: idOf('w2-1'), wait: 'rest', until });
    const { boards } = await calls.callMatch({ id, matchId: idOf('w1-3'), boardId });
    expect(entries).toContain(boards[0]?.call?.markerId);
    const { players } = matchOf(await matches.list({ id }), 'w1-1');
    expect(boards[0]?.call?.markerId).toBe(players[1]);
  });
});

describe('the queue', () => {
  it('fills free boards by itself, goes on with each result, and waits for the rest', async () => {
    const { id, idOf } = await evening(['1', '2'], guests(4), { isCalling: true, restMinutes: 5 });
    await runJobs(api);
    const [first, second] = [idOf('w1-1'), idOf('w1-2')];
    expect(await calledAt(id)).toEqual([first, second]);
    for (const matchId of [first, second]) {
      await as(anna).matches.decide({ matchId, score: [3, 1] });
    }
    await runJobs(api);
    expect(await calledAt(id)).toEqual([null, null]);
    later(5);
    await callEverywhere(api.deps);
    await runJobs(api);
    expect(await calledAt(id)).toContain(idOf('w2-1'));
  });

  it('leaves alone what was put back, and everything when it is switched off', async () => {
    const { id, idOf } = await evening(['1'], guests(4), { isCalling: true });
    await runJobs(api);
    await as(anna).evening.putBack({ id, matchId: idOf('w1-1') });
    await runJobs(api);
    expect(await calledAt(id)).toEqual([idOf('w1-2')]);
    await as(anna).evening.set({ id, isCalling: false, restMinutes: 0, marker: 'nobody' });
    await as(anna).matches.decide({ matchId: idOf('w1-2'), score: [3, 1] });
    await runJobs(api);
    expect(await calledAt(id)).toEqual([null]);
  });

  it('tells who is up, who marks, and who comes next', async () => {
    const cleo = await api.createMember({ first_name: 'Cleo', last_name: 'Check' });
    const { id } = await evening(['Board 4'], [anna, ben, cleo, { guestName: 'Udo' }], {
      isCalling: true,
    });
    await runJobs(api);
    const told = async (member: TestMember) =>
      (await api.callerFor(member).social.notifications.list({})).items.map(({ title }) => title);
    const { matches, entrants } = await as(anna).matches.list({ id });
    const on = (await eveningOf(id)).boards[0]?.call?.matchId;
    const entryOf = (member: TestMember) =>
      entrants.find(({ players }) => players.some(({ userId }) => userId === member.id))?.id ?? 0;
    for (const member of [anna, ben, cleo]) {
      const own = matches.find(({ players }) => players.includes(entryOf(member)));
      const opponent = entrants.find(
        (one) => one.id !== entryOf(member) && own?.players.includes(one.id),
      );
      const title =
        own?.id === on
          ? `Du bist dran: Board 4 gegen ${opponent?.name}`
          : `Gleich bist du dran: gegen ${opponent?.name}`;
      expect(await told(member)).toContain(title);
    }
  });
});
