import type { Dart } from '@oche/darts/board';
import { afterEach, describe, expect, it } from 'vitest';
import type { Maker } from '../contract.ts';
import { lineTo, startLooking } from '../listening/lines.ts';
import { ocheAt } from '../sending/oche.ts';
import { type Simulator, simulate, WRONG_TOKEN } from '../simulators/server.ts';
import { type FakeOche, fakeOche, TOKEN } from '../testing.ts';
import { type News, runBridge } from './run.ts';

const ending: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ending.splice(0).reverse()) await end();
});

const PACE = {
  line: { retry: 5, longest: 20, life: 20, silence: 60_000 },
  sender: { retry: 5, beat: 100 },
};

interface Playing {
  oche: FakeOche;
  board: Simulator;
  news: News[];
  stop(): Promise<string>;
  ended: Promise<string>;
}

async function playing(
  maker: Maker,
  over: {
    accessToken?: string;
    token?: string;
    answer?: FakeOche['answer'];
    /** after how many milliseconds a board that doesn't answer is dead */
    silence?: number;
  } = {},
): Promise<Playing> {
  const { accessToken = 'any', token = TOKEN, answer = null, silence } = over;
  const oche = await fakeOche();
  oche.answer = answer;
  const board = await simulate(maker);
  ending.push(oche.stop, board.stop);
  const place = { maker, host: '127.0.0.1', port: board.port, serial: 'S1', accessToken };
  const news: News[] = [];
  const stopped = new AbortController();
  const ended = runBridge(
    {
      maker,
      version: '1.0.0',
      line: lineTo(place),
      start: () => startLooking(place),
      oche: ocheAt(oche.url, token),
      tell: (what) => news.push(what),
      pace: { ...PACE, line: { ...PACE.line, ...(silence && { silence }) } },
    },
    stopped.signal,
  );
  const stop = () => {
    stopped.abort();
    return ended;
  };
  ending.push(stop);
  return { oche, board, news, stop, ended };
}

const last = (oche: FakeOche) => oche.seen.at(-1);
const ready = ({ oche }: Playing) =>
  oche.until((o) => last(o)?.state === 'throwing' || last(o)?.state === 'empty');
const seeing = (oche: FakeOche, darts: readonly Dart[]) =>
  oche.until((o) => {
    const seen = last(o);
    return seen?.darts.join() === darts.join() && seen.state === 'throwing' ? seen : undefined;
  });

function throwAll(board: Simulator, darts: readonly Dart[]) {
  for (const count of darts.keys())
    board.happens({ kind: 'throw', darts: darts.slice(0, count + 1) });
}

describe('a bridge beside an Autodarts board', () => {
  it('says hello, tells visits as they are seen and ends them when they are pulled', async () => {
    const game = await playing('autodarts');
    const { oche, board } = game;
    await ready(game);
    expect(oche.hellos).toEqual([
      { lease: oche.seen[0]?.lease, maker: 'autodarts', version: '1.0.0' },
    ]);
    throwAll(board, ['T20', 'S5', '0']);
    const whole = await seeing(oche, ['T20', 'S5', '0']);
    board.happens({ kind: 'reach', darts: ['T20', 'S5', '0'] });
    board.happens({ kind: 'pulled' });
    const next = await oche.until((o) => last(o)?.state === 'empty' && last(o));
    expect(next.visit).not.toBe(whole.visit);
    expect(next.darts).toEqual([]);
    expect(oche.seen.map(({ seq }) => seq)).toEqual(oche.seen.map((_, index) => index + 1));
    // a sign of life, as nothing happens
    await oche.until((o) => (last(o)?.seq ?? 0) > next.seq);
    expect(oche.connections()).toBe(1);
    expect(await game.stop()).toBe('asked');
    expect(oche.byes).toEqual([oche.hellos[0]?.lease]);
  });

  it('is cut off within a visit, finds the board again and goes on', async () => {
    const game = await playing('autodarts');
    const { oche, board } = game;
    await ready(game);
    board.happens({ kind: 'throw', darts: ['T20'] });
    const first = await seeing(oche, ['T20']);
    board.cut();
    await oche.until((o) => last(o)?.state === 'blind');
    await oche.until((o) => last(o)?.state === 'throwing');
    board.happens({ kind: 'throw', darts: ['T20', 'T19'] });
    expect((await seeing(oche, ['T20', 'T19'])).visit).toBe(first.visit);
  });

  it('notices that a board has died without a word', async () => {
    const game = await playing('autodarts', { silence: 200 });
    const { oche, board } = game;
    await ready(game);
    board.isFrozen = true;
    await oche.until((o) => last(o)?.state === 'blind');
    board.isFrozen = false;
    await oche.until((o) => last(o)?.state === 'throwing');
  });

  it('starts a board that does not look, when a game begins with it', async () => {
    const game = await playing('autodarts');
    const { oche, board, news } = game;
    await ready(game);
    board.say({ type: 'state', data: { connected: true, running: false, numThrows: 0 } });
    await oche.until((o) => last(o)?.state === 'stopped');
    oche.isAttached = true;
    await expect.poll(() => news.map(({ kind }) => kind)).toContain('started');
  });

  it('ends when the token is wrong', async () => {
    const { ended } = await playing('autodarts', { token: 'another' });
    expect(await ended).toBe('token');
  });

  it('ends when something else than Oche is there', async () => {
    const { ended, oche } = await playing('autodarts', { answer: { status: 200, body: {} } });
    expect(await ended).toBe('address');
    expect(oche.seen).toEqual([]);
  });

  it('gives the visit up when Oche no longer knows that it holds the board', async () => {
    const game = await playing('autodarts');
    const { oche, board } = game;
    await ready(game);
    board.happens({ kind: 'throw', darts: ['T20'] });
    const before = await seeing(oche, ['T20']);
    oche.forget();
    const killed = oche.seen.length;
    const after = await oche.until((o) => o.seen.length > killed && last(o));
    expect(after.lease).not.toBe(before.lease);
    expect(after).toMatchObject({ state: 'takeout', darts: [] });
    expect(after.visit).not.toBe(before.visit);
    board.happens({ kind: 'pulled' });
    await oche.until((o) => last(o)?.state === 'empty');
  });

  it('waits while another program holds the board', async () => {
    const { oche, news } = await playing('autodarts');
    await oche.until((o) => o.hellos.length > 0);
    oche.answer = { status: 409, body: { code: 'BOARD_HELD', details: { until: 'soon' } } };
    await expect
      .poll(() => news)
      .toContainEqual({ kind: 'oche', told: { kind: 'held', until: 'soon' } });
    expect(news).toContainEqual({ kind: 'oche', told: { kind: 'lost' } });
  });

  it('sends what it saw when Oche answers again', async () => {
    const game = await playing('autodarts');
    const { oche, board, news } = game;
    await ready(game);
    oche.answer = { status: 503, body: {} };
    throwAll(board, ['S1', 'S1', 'S1']);
    board.happens({ kind: 'pulled' });
    board.happens({ kind: 'throw', darts: ['D16'] });
    await expect.poll(() => news).toContainEqual({ kind: 'oche', told: { kind: 'outage' } });
    oche.answer = null;
    await seeing(oche, ['D16']);
    const told = oche.seen.map(({ darts, state }) => `${darts.join()} ${state}`);
    expect(told.slice(-3)).toEqual(['S1,S1,S1 throwing', ' empty', 'D16 throwing']);
  });
});

describe('a bridge beside a Scolia board', () => {
  it('configures it, waits for a takeout, and tells visits with their ids', async () => {
    const { oche, board } = await playing('scolia');
    // what hangs there at the start is nobody's
    await oche.until((o) => last(o)?.state === 'takeout');
    expect(board.heard[0]).toMatchObject({
      type: 'CONFIGURE_SBC',
      payload: { enableMessageForwardToScolia: false },
    });
    board.happens({ kind: 'pulled' });
    await oche.until((o) => last(o)?.state === 'empty');
    throwAll(board, ['D25', 'S25']);
    const seen = await seeing(oche, ['D25', 'S25']);
    expect(seen.events).toHaveLength(2);
    board.happens({ kind: 'reach', darts: ['D25', 'S25'] });
    board.happens({ kind: 'retreat', darts: ['D25', 'S25'] });
    board.happens({ kind: 'throw', darts: ['D25', 'S25', 'T7'] });
    expect((await seeing(oche, ['D25', 'S25', 'T7'])).visit).toBe(seen.visit);
  });

  it('ends when Scolia does not take the access token', async () => {
    const { ended, oche } = await playing('scolia', { accessToken: WRONG_TOKEN });
    expect(await ended).toBe('scoliaToken');
    expect(oche.byes).toHaveLength(1);
  });
});

describe('a bridge beside an OpenDartboard', () => {
  it('waits for an empty board, and tells visits', async () => {
    const { oche, board } = await playing('opendartboard');
    await oche.until((o) => last(o)?.state === 'takeout');
    board.happens({ kind: 'pulled' });
    await oche.until((o) => last(o)?.state === 'empty');
    throwAll(board, ['T20', '0', 'S25']);
    await seeing(oche, ['T20', '0', 'S25']);
  });
});
