import { randomUUID } from 'node:crypto';
import { withTransaction } from '@oche/db';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { BoardEvent, BoardHost } from '../../../lib/declared/board-hosts.ts';
import type { Deps, MemberContext } from '../../../lib/deps.ts';
import { type Caller, codeOf, TestBrowser, useMember, useTestApi } from '../../../testing/index.ts';
import { createTabletLink, deleteTablet } from '../../boards/index.ts';
import { pairBy } from '../../boards/testing.ts';
import { createLounge } from '../../lounges/testing.ts';

const api = useTestApi({ now: '2031-03-03T19:00:00.000Z' });
const anna = useMember(api);

const autoscoring = () => api.callerFor(anna).autoscoring;

async function startGame(): Promise<number> {
  const { id } = await api.callerFor(anna).games.start({
    rules: { game: 'x01', start: 301, in: 'straight', out: 'double' },
    format: { legs: { kind: 'firstTo', count: 1 } },
    sides: [[{ userId: anna.id }], [{ guestName: 'Uwe' }]],
  });
  return id;
}

/** Something that is played at a board of a lounge: one game of it is played there. */
const hostAt = (loungeBoardId: number, gameHere: number): BoardHost<Deps> => ({
  kind: 'pub',
  event: sql<BoardEvent>`
    select 'Stammtisch' as "eventName", 'Board 1' as "boardName", 'active' as status, 3 as revision,
      ${sql.lit(loungeBoardId)}::bigint as "loungeBoardId"`,
  change: ({ db }, _, work) => withTransaction(db, work),
  show: async () => ({ match: null, next: null, last: null }),
  matchHere: async () => undefined,
  start: async () => ({ gameId: gameHere }),
  report: async () => {},
  listMarkers: async () => [],
  setMarker: async () => {},
  isGameHere: async (_, __, gameId) => gameId === gameHere,
  atLoungeBoard: async () => undefined,
  goOn: async () => false,
  async *follow(_, __, ___, ____, read) {
    yield await read();
  },
});

let hosts = 0;

/** A lounge of which both boards count, with a tablet at the first one. */
async function evening() {
  const lounge = await createLounge(api, anna);
  const [first = 0, second = 0] = lounge.boardIds;
  const { boardId } = await autoscoring().create({ loungeBoardId: first });
  const other = await autoscoring().create({ loungeBoardId: second });
  const gameId = await startGame();
  // the statement of a host is prepared once by its kind
  hosts += 1;
  const host = { ...hostAt(first, gameId), kind: `pub${'x'.repeat(hosts)}` };
  const boardHosts = new Map([[host.kind, host]]);
  const tablet = { host: host.kind, hostId: 1, boardId: hosts };
  const { path } = await createTabletLink(api.contextFor(anna) as MemberContext, tablet, (save) =>
    withTransaction(api.deps.db, save),
  );
  const browser = new TestBrowser(api, { boardHosts });
  await pairBy(browser, path.split('/').at(-1) ?? '');
  const at = <Answer>(work: (board: Caller['autoscoring']['atBoard']) => Promise<Answer>) =>
    browser.call((caller) => work(caller.autoscoring.atBoard));
  const unpair = () => withTransaction(api.deps.db, (tx) => deleteTablet(tx, tablet));
  return { boardId, otherId: other.boardId, gameId, at, unpair };
}

const dart = { visit: randomUUID(), place: 0, dart: 'T20' };

it('a tablet lets the board count that hangs where it stands, for the match that is played there', async () => {
  const { boardId, gameId, at } = await evening();
  expect(await at((board) => board.list())).toMatchObject([{ id: boardId, attached: null }]);
  // a phone has it, and the tablet comes first
  await autoscoring().attach({ boardId, gameId: null });
  await at((board) => board.attach({ boardId, gameId }));
  expect(await at((board) => board.list())).toMatchObject([
    { attached: { gameId, isMine: false } },
  ]);
  await at((board) => board.correct({ boardId, ...dart }));
  await at((board) => board.detach({ boardId }));
  expect(await at((board) => board.list())).toMatchObject([{ attached: null }]);
});

it('and no other board, for no other match, and not after its right has ended', async () => {
  const { boardId, otherId, gameId, at, unpair } = await evening();
  const elsewhere = await evening();
  for (const call of [
    () => at((board) => board.attach({ boardId: otherId, gameId })),
    () => at((board) => board.detach({ boardId: otherId })),
    () => at((board) => board.correct({ boardId: elsewhere.boardId, ...dart })),
  ]) {
    expect(await codeOf(call())).toBe('COUNTING_BOARD_NOT_FOUND');
  }
  const attach = (game: number | null) => at((board) => board.attach({ boardId, gameId: game }));
  expect(await codeOf(attach(elsewhere.gameId))).toBe('MATCH_ELSEWHERE');
  expect(await codeOf(attach(null))).toBe('MATCH_ELSEWHERE');
  const wrong = { boardId, ...dart, dart: 'T25' };
  expect(await codeOf(at((board) => board.correct(wrong)))).toBe('BAD_INPUT');
  await unpair();
  expect(await codeOf(at((board) => board.list()))).toBe('TABLET_UNKNOWN');
  expect(await codeOf(attach(gameId))).toBe('TABLET_UNKNOWN');
  expect(await codeOf(api.callerFor(null).autoscoring.atBoard.list())).toBe('TABLET_UNKNOWN');
});
