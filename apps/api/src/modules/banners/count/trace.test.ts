import { makePartitionsBy, poolOf } from '@oche/db';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { codeOf, useMember, useTestApi } from '../../../testing/index.ts';
import { BROWSER, browserOf, figuresOf, insertBanner, lookAt } from '../testing.ts';
import { canBeSeen, readSeen, readShown, seenToken, shownToken, TOKEN_MS } from './token.ts';
import { forgetBefore } from './trace.queries.ts';
import { countTraces } from './trace.service.ts';

const NOW = '2026-11-20T11:00:00.000Z';
const DAY = '2026-11-20';
const api = useTestApi({ now: NOW });
const admin = useMember(api, { role: 'admin' });
let id: number;

beforeEach(async () => {
  await api.deps.db.deleteFrom('banners').execute();
  id = await insertBanner(api, admin);
});

const SECOND = { seconds: 1 };
const given = async (of = id) => {
  const shown = await lookAt(api, 'marketplace');
  return shown.find((banner) => banner.id === of)?.token ?? '';
};
const see = (token: string | undefined, round = 0, userAgent: string | null = BROWSER) =>
  browserOf(api, { userAgent }).impression({ id, token, round });
const click = async (token: string | null | undefined, userAgent: string | null = BROWSER) =>
  browserOf(api, { userAgent }).click({ id, token: token ?? undefined });

/** @returns the token for a click */
async function seen(): Promise<string | null> {
  const token = await given();
  api.deps.clock.advance(SECOND);
  return (await see(token)).clickToken;
}

describe('an impression', () => {
  it('counts once in a look and turn, however often and at once it is reported', async () => {
    const [one, other] = [await given(), await given()];
    api.deps.clock.advance(SECOND);
    const answers = await Promise.all(Array.from({ length: 12 }, () => see(one)));
    expect(new Set(answers.map(({ ok }) => ok))).toEqual(new Set([true]));
    await see(other);
    // several processes count at the same time
    await Promise.all([1, 2, 3].map(() => countTraces(api.deps)));
    expect(await figuresOf(api, id)).toEqual([[DAY, 2, 0]]);
    // the next turn comes ten seconds later, not before
    await see(one, 1);
    api.deps.clock.advance({ seconds: 10 });
    await see(one, 1);
    await see(one, 1);
    expect(await figuresOf(api, id)).toEqual([[DAY, 3, 0]]);
  });

  it('of one of several waits for its turn', async () => {
    const second = await insertBanner(api, admin, { priority: -1 });
    const shown = await lookAt(api, 'marketplace');
    expect(shown.map((banner) => banner.id)).toEqual([id, second]);
    const seeSecond = (round: number) =>
      browserOf(api).impression({ id: second, token: shown[1]?.token, round });
    for (const [seconds, round] of [
      [1, 0],
      [10, 0],
      [10, 1],
      [10, 1],
    ] as const) {
      api.deps.clock.advance({ seconds });
      await seeSecond(round);
    }
    expect(await figuresOf(api, second)).toEqual([[DAY, 2, 0]]);
    expect(await figuresOf(api, id)).toEqual([]);
  });

  it('doesn’t count before a second, without our token, with one of another banner, or too late', async () => {
    const token = await given();
    await see(token);
    api.deps.clock.advance(SECOND);
    await see(undefined);
    const [last = ''] = token.slice(-1);
    for (const wrong of [
      '',
      'x',
      '.',
      `${token}x`,
      token.slice(0, -1) + (last === 'A' ? 'Q' : 'A'),
    ])
      expect(await see(wrong)).toEqual({ ok: true, clickToken: null });
    const other = await insertBanner(api, admin);
    await browserOf(api).impression({ id: other, token });
    await browserOf(api).impression({ id: 999_999, token });
    api.deps.clock.advance({ hours: 1 });
    await see(token);
    expect(await figuresOf(api, id)).toEqual([]);
    expect(await figuresOf(api, other)).toEqual([]);
    for (const input of [{ id: -1 }, { id, round: -1 }, { id, token: 'x'.repeat(201) }])
      expect(await codeOf(browserOf(api).impression(input))).toBe('BAD_INPUT');
  });

  it('of bots doesn’t count, nor of what is paused or gone', async () => {
    for (const bot of [null, '', 'Googlebot/2.1 (+http://www.google.com/bot.html)', 'curl/8.5']) {
      const token = await given();
      api.deps.clock.advance(SECOND);
      expect(await see(token, 0, bot)).toEqual({ ok: true, clickToken: null });
    }
    const token = await given();
    api.deps.clock.advance(SECOND);
    for (const columns of [{ is_active: false }, { position: 'dashboard' }]) {
      await api.deps.db.updateTable('banners').set(columns).where('id', '=', id).execute();
      await insertBanner(api, admin);
      expect(await see(token)).toEqual({ ok: true, clickToken: null });
    }
    expect(await figuresOf(api, id)).toEqual([]);
  });

  it('counts to the day in Berlin, and leaves nothing behind', async () => {
    for (const now of ['2026-11-20T22:59:58Z', '2026-11-20T23:00:00Z']) {
      api.deps.clock.set(now);
      await seen();
    }
    expect(await figuresOf(api, id)).toEqual([
      [DAY, 1, 0],
      ['2026-11-21', 1, 0],
    ]);
    api.deps.clock.advance({ hours: 27 });
    await countTraces(api.deps);
    expect(await api.deps.db.selectFrom('banner_traces').selectAll().execute()).toEqual([]);
  });
});

describe('around midnight', () => {
  it('counts once, to the day on which the page was shown, however late it is reported', async () => {
    api.deps.clock.set('2026-11-20T22:59:58Z');
    const token = await given();
    api.deps.clock.advance(SECOND);
    const { clickToken: early } = await see(token);
    api.deps.clock.advance({ minutes: 1 });
    const { clickToken: late } = await see(token);
    await click(early);
    await click(late);
    expect(await figuresOf(api, id)).toEqual([[DAY, 1, 1]]);
  });

  it('a day is forgotten as a whole, and not before all of it is counted', async () => {
    const db = api.deps.db;
    const pool = poolOf(db);
    if (!pool) throw new Error('no pool');
    api.deps.clock.set('2027-03-01T11:00:00Z');
    await makePartitionsBy(pool, api.deps.clock.now());
    await seen();
    const days = async () =>
      (
        await sql<{ name: string }>`select relname as name from pg_class
        where relname like 'banner_traces_2027_03_0_' and relkind = 'r' order by 1`.execute(db)
      ).rows.map(({ name }) => name.slice(-2));
    expect(await days()).toEqual(['01', '02', '03', '04']);
    await forgetBefore(db, '2027-03-03');
    expect(await days()).toEqual(['01', '03', '04']);
    expect(await figuresOf(api, id)).toEqual([['2027-03-01', 1, 0]]);
    await forgetBefore(db, '2027-03-03');
    expect(await days()).toEqual(['03', '04']);
  });
});

describe('a click', () => {
  it('counts once for each time that it was seen, and only then', async () => {
    const token = await given();
    await click(token);
    await click(undefined);
    const clickToken = await seen();
    await Promise.all([click(clickToken), click(clickToken), click(clickToken)]);
    expect(await figuresOf(api, id)).toEqual([[DAY, 1, 1]]);
    const again = await seen();
    await click(again, 'curl/8.5');
    await browserOf(api).click({ id: await insertBanner(api, admin), token: again ?? '' });
    expect(await figuresOf(api, id)).toEqual([[DAY, 2, 1]]);
    // the token of a click doesn't count as one of an impression
    await see(clickToken ?? '');
    expect(await figuresOf(api, id)).toEqual([[DAY, 2, 1]]);
    expect(await codeOf(browserOf(api).click({ id: 0 }))).toBe('BAD_INPUT');
  });
});

it('a token is good for an hour, by clocks that may differ by half a second', () => {
  const { vault } = api.deps;
  const at = Date.parse(NOW);
  const shown = { bannerId: 1, position: 'marketplace', viewId: 'x', place: 0, of: 1, at } as const;
  const seen = { bannerId: 1, viewId: 'x', round: 2, at, shownAt: at - 1 };
  const [token, clickToken] = [shownToken(vault, shown), seenToken(vault, seen)];
  for (const [now, isGood] of [
    [at - 501, false],
    [at - 500, true],
    [at + TOKEN_MS, true],
    [at + TOKEN_MS + 1, false],
  ] as const) {
    expect([now, readShown(vault, token, now)]).toEqual([now, isGood ? shown : null]);
    expect([now, readSeen(vault, clickToken, now)]).toEqual([now, isGood ? seen : null]);
  }
  expect([499, 500].map((ms) => canBeSeen(shown, 0, at + ms))).toEqual([false, true]);
});

it('1,000 at the same time count exactly, with several who count meanwhile', async () => {
  const viewers = 1000;
  const tokens = await Promise.all(Array.from({ length: viewers }, () => given()));
  api.deps.clock.advance(SECOND);
  const one = async (token: string, index: number) => {
    const answers = await Promise.all([see(token), see(token)]);
    if (index % 100 === 0) await countTraces(api.deps);
    if (index % 10 === 0) await click(answers[0].clickToken);
  };
  await Promise.all(tokens.map(one));
  expect(await figuresOf(api, id)).toEqual([[DAY, viewers, viewers / 10]]);
});
