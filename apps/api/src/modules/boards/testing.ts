import { randomUUID } from 'node:crypto';
import { TestBrowser } from '../../testing/browser.ts';
import type { Caller, TestApi } from '../../testing/test-api.ts';

type AtBoard = Caller['atBoard'];

/** As a device makes it for itself. */
const newDevice = () => randomUUID().replaceAll('-', '');

/** Opens the link of a tablet. @returns what the device has made for itself */
export async function pairBy(browser: TestBrowser, token: string, device = newDevice()) {
  await browser.call((caller) => caller.atBoard.pair({ token, device }));
  return device;
}

/** Types the six digits beside it. */
export const typeBy = (browser: TestBrowser, code: string, device = newDevice()) =>
  browser.call((caller) => caller.atBoard.pairByCode({ code, device }));

const tokenIn = ({ path }: { path: string }) => path.split('/').at(-1) ?? '';

/** A device at a board, as its page calls it. */
export function deviceOf(browser: TestBrowser) {
  const at = <Answer>(work: (board: AtBoard) => Promise<Answer>): Promise<Answer> =>
    browser.call((caller) => work(caller.atBoard));
  const deviceId = randomUUID();
  const enter = (gameId: number, entries: object[], base = 0) =>
    at((board) => board.enterMoves(movesOf(gameId, deviceId, entries, base)));
  return { at, enter, deviceId, get: () => at((board) => board.get()) };
}

/** The browser that has opened this link. */
export async function tabletBy(api: TestApi, link: { path: string }) {
  const token = tokenIn(link);
  const browser = new TestBrowser(api);
  const device = await pairBy(browser, token);
  return { browser, token, device, ...deviceOf(browser) };
}

export const movesOf = (gameId: number, deviceId: string, entries: object[], base: number) => ({
  gameId,
  deviceId,
  base,
  moves: entries.map((entry) => ({
    id: randomUUID(),
    move: { kind: 'enter' as const, entry: entry as { total: number } },
  })),
});
