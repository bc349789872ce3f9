import { beforeEach, expect, it } from 'vitest';
import { codeOf, outcomeOf, runJobs, type TestMember, useTestApi } from '../../../testing/index.ts';
import { createLounge } from '../../lounges/testing.ts';
import { NOW } from '../testing.ts';
import { guests, matchOf, running } from '../testing-course.ts';

const api = useTestApi({ now: NOW });
let anna: TestMember;
let ben: TestMember;

beforeEach(async () => {
  anna = await api.createMember();
  ben = await api.createMember();
});

const as = (member: TestMember) => api.callerFor(member).tournaments;

/** A running tournament with two boards, where matches are called by hand. */
async function evening(
  players: Parameters<typeof running>[2],
  boards: Parameters<ReturnType<typeof as>['evening']['addBoards']>[0]['boards'] = [
    { name: '1' },
    { name: '2' },
  ],
  wish: Parameters<typeof running>[3] = {},
) {
  const { id } = await running(api, anna, players, wish);
  await as(anna).evening.set({ id, isCalling: false, restMinutes: 0, marker: 'nobody' });
  const shown = await as(anna).evening.addBoards({ id, boards });
  const [one = 0, two = 0] = shown.boards.map((board) => board.id);
  const course = await as(anna).matches.list({ id });
  return { id, one, two, idOf: (key: string) => matchOf(course, key).id };
}

const inPlay = () =>
  api.deps.db.selectFrom('tournament_in_play').select(['user_id', 'match_id']).execute();

it('two organisers call one match: one does, and it stays at that board', async () => {
  const { id, one, two, idOf } = await evening(guests(4));
  await as(anna).organiser.add({ id, userId: ben.id });
  const matchId = idOf('w1-1');
  const outcomes = await Promise.all([
    outcomeOf(as(anna).evening.callMatch({ id, matchId, boardId: one })),
    outcomeOf(as(ben).evening.callMatch({ id, matchId, boardId: two })),
  ]);
  expect(outcomes.toSorted()).toEqual(['MATCH_NOT_READY', 'done']);
  const { boards } = await as(anna).evening.get({ id });
  expect(boards.flatMap(({ call }) => call?.matchId ?? [])).toEqual([matchId]);
});

it('two matches for one board: one gets it, and the players of the other are free', async () => {
  const { id, one, two, idOf } = await evening(guests(4));
  const outcomes = await Promise.all(
    ['w1-1', 'w1-2'].map((key) =>
      outcomeOf(as(anna).evening.callMatch({ id, matchId: idOf(key), boardId: one })),
    ),
  );
  expect(outcomes.toSorted()).toEqual(['BOARD_IN_PLAY', 'done']);
  const other = outcomes[0] === 'done' ? 'w1-2' : 'w1-1';
  await as(anna).evening.callMatch({ id, matchId: idOf(other), boardId: two });
});

it('a player of two tournaments is called by one of them', async () => {
  const [cup, league] = await Promise.all([
    evening([ben, ...guests(1)]),
    evening([ben, ...guests(1)]),
  ]);
  const call = ({ id, one, idOf }: typeof cup) =>
    as(anna).evening.callMatch({ id, matchId: idOf('w1-1'), boardId: one });
  const outcomes = await Promise.all([outcomeOf(call(cup)), outcomeOf(call(league))]);
  expect(outcomes.toSorted()).toEqual(['PLAYER_IN_PLAY', 'done']);
  expect((await inPlay()).filter(({ user_id }) => user_id === ben.id)).toHaveLength(1);
  const [first, second] = outcomes[0] === 'done' ? [cup, league] : [league, cup];
  expect((await as(anna).evening.get({ id: second.id })).queue[0]?.wait).toBe('busy');
  // nor can it be begun without a board
  const begun = as(ben).matches.start({ matchId: second.idOf('w1-1') });
  expect(await codeOf(begun)).toBe('PLAYER_IN_PLAY');
  await as(anna).matches.decide({ matchId: first.idOf('w1-1'), score: [3, 0] });
  await call(second);
});

it('a board of the lounge that two tournaments have is used by one of them', async () => {
  const owner = await api.createMember();
  const lounge = await createLounge(api, owner, { boards: 1 });
  const boards = lounge.boardIds.map((loungeBoardId) => ({ loungeBoardId }));
  const wish = { venueId: lounge.id };
  const [cup, league] = await Promise.all([
    evening(guests(2), boards, wish),
    evening(guests(2), boards, wish),
  ]);
  const outcomes = await Promise.all(
    [cup, league].map(({ id, one, idOf }) =>
      outcomeOf(as(anna).evening.callMatch({ id, matchId: idOf('w1-1'), boardId: one })),
    ),
  );
  expect(outcomes.toSorted()).toEqual(['BOARD_IN_PLAY', 'done']);
  const waiting = outcomes[0] === 'done' ? league : cup;
  expect((await as(anna).evening.get({ id: waiting.id })).boards[0]?.isTaken).toBe(true);
});

it('queues of two tournaments with the same players never call somebody twice', async () => {
  const crowd = [anna, ben, await api.createMember(), await api.createMember()];
  const ids = await Promise.all(
    [crowd, crowd.toReversed()].map(async (players) => {
      const { id } = await evening(players);
      await as(anna).evening.set({ id, isCalling: true, restMinutes: 0, marker: 'nobody' });
      return id;
    }),
  );
  await runJobs(api);
  const playing = (await inPlay()).flatMap(({ user_id }) => user_id ?? []);
  const own = playing.filter((userId) => crowd.some(({ id }) => id === userId));
  expect(own).toHaveLength(new Set(own).size);
  expect(own.length).toBeGreaterThanOrEqual(2);
  expect(ids).toHaveLength(2);
});
