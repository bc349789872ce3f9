import { withTransaction } from '@oche/db';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { type BoardEvent, type BoardHost, boardHostsOf } from '../../lib/declared/board-hosts.ts';
import type { Deps, MemberContext } from '../../lib/deps.ts';
import { codeOf, TestBrowser, type TestMember, useTestApi } from '../../testing/index.ts';
import { createTournament, NOW } from '../tournaments/testing.ts';
import { createTabletLink, listTablets } from './index.ts';
import { deviceOf, pairBy } from './testing.ts';

const api = useTestApi({ now: NOW });
let anna: TestMember;

beforeEach(async () => {
  anna = await api.createMember();
});

/** Another domain that plays at boards: its ids mean nothing to tournaments. */
function hostOf(kind = 'pub', status: BoardEvent['status'] = 'active') {
  const asked: string[] = [];
  const called = { id: 7, markerId: null as number | null };
  const host: BoardHost<Deps> = {
    kind,
    event: sql<BoardEvent>`
      select 'Stammtisch' as "eventName", 'Board ' || tablet.board_id as "boardName",
        null::bigint as "loungeBoardId",
        ${sql.lit(status)} as status, 3 as revision`,
    change: ({ db }, _, work) => withTransaction(db, work),
    show: async () => ({ match: null, next: null, last: null }),
    matchHere: async () => called,
    start: async (_, __, { hostId }, { matchId }) => {
      asked.push(`start ${hostId} ${matchId}`);
      return { gameId: 1 };
    },
    report: async (_, __, { boardId }, { score }) => {
      asked.push(`report ${boardId} ${score.join(':')}`);
    },
    listMarkers: async () => [{ id: 9, name: 'Gerd' }],
    setMarker: async (_, match, markerId) => {
      asked.push(`marker ${match.id} ${markerId}`);
    },
    isGameHere: async () => false,
    atLoungeBoard: async () => undefined,
    goOn: async () => false,
    async *follow(_, __, ___, ____, read) {
      yield await read();
    },
  };
  return { host, asked };
}

/** The tablet of a board there. */
async function tabletAt({ host, asked }: ReturnType<typeof hostOf>, hostId = 12, boardId = 34) {
  const boardHosts = new Map([...api.deps.boardHosts, [host.kind, host] as const]);
  const at = { host: host.kind, hostId, boardId };
  const ctx = api.contextFor(anna) as MemberContext;
  const { path } = await createTabletLink(ctx, at, (save) => withTransaction(api.deps.db, save));
  const browser = new TestBrowser(api, { boardHosts });
  await pairBy(browser, path.split('/').at(-1) ?? '');
  return { ...deviceOf(browser), asked, browser };
}

it('what is played at a board is asked of its host, and of no other with the same ids', async () => {
  const { id } = await createTournament(api, anna);
  const { evening, tablets } = api.callerFor(anna).tournaments;
  const { boards } = await evening.addBoards({ id, boards: [{ name: '1' }] });
  const boardId = boards[0]?.id ?? 0;
  await tablets.create({ id, boardId });
  const pub = await tabletAt(hostOf(), id, boardId);
  expect(await pub.get()).toMatchObject({
    revision: 3,
    event: { kind: 'pub', id, name: 'Stammtisch', status: 'active' },
    board: { id: boardId, name: `Board ${boardId}` },
  });
  // neither knows of the other's
  expect(await tablets.list({ id })).toMatchObject([{ boardId, seenAt: null }]);
  await tablets.delete({ id, boardId });
  await evening.removeBoard({ id, boardId });
  expect(await listTablets(api.deps.db, { host: 'pub', hostId: id })).toMatchObject([
    { boardId, seenAt: NOW },
  ]);
  expect((await pub.get()).event.kind).toBe('pub');
});

it('a host is asked for nothing but what is called here', async () => {
  const { at, asked } = await tabletAt(hostOf());
  const set = (matchId: number, markerId: number | null) =>
    at((board) => board.setMarker({ matchId, markerId }));
  const elsewhere = [
    at((board) => board.start({ matchId: 8 })),
    at((board) => board.report({ matchId: 8, score: [3, 0] })),
    at((board) => board.listMarkers({ matchId: 8 })),
    set(8, 9),
    at((board) => board.game({ gameId: 1 })),
  ];
  expect(new Set(await Promise.all(elsewhere.map(codeOf)))).toEqual(new Set(['MATCH_ELSEWHERE']));
  expect(await codeOf(set(7, 10))).toBe('PLAYER_IN_PLAY');
  await set(7, null);
  expect(asked).toEqual([]);
  await at((board) => board.start({ matchId: 7 }));
  await at((board) => board.report({ matchId: 7, score: [3, 0] }));
  await set(7, 9);
  expect(asked).toEqual(['start 12 7', 'report 34 3:0', 'marker 7 9']);
});

it('a tablet has no right where all is played, and where nobody plays as its host any more', async () => {
  expect(await codeOf(tabletAt(hostOf('bar', 'over')))).toBe('TABLET_OVER');
  const { browser } = await tabletAt(hostOf());
  const later = new TestBrowser(api);
  later.boardToken = browser.boardToken;
  expect(await codeOf(deviceOf(later).get())).toBe('TABLET_UNKNOWN');
});

it('goes with its board, and with all that is played at it', async () => {
  const { tournaments } = api.callerFor(anna);
  const { id } = await createTournament(api, anna);
  const stored = () => listTablets(api.deps.db, { host: 'tournament', hostId: id });
  const { boards } = await tournaments.evening.addBoards({
    id,
    boards: [{ name: '1' }, { name: '2' }],
  });
  const [one = 0, two = 0] = boards.map((board) => board.id);
  for (const boardId of [one, two]) await tournaments.tablets.create({ id, boardId });
  await tournaments.evening.removeBoard({ id, boardId: one });
  expect(await stored()).toMatchObject([{ boardId: two }]);
  await sql`delete from tournaments where id = ${id}`.execute(api.deps.db);
  expect(await stored()).toEqual([]);
});

it('two domains are never the same kind', () => {
  const { host } = hostOf();
  expect(() => boardHostsOf([{ playedAtBoards: host }, { playedAtBoards: host }])).toThrow(
    'as the same kind',
  );
});
