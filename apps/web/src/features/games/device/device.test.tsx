// @vitest-environment happy-dom
import { waitFor, within } from '@testing-library/dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { refused } from '../../../testing/answers.ts';
import { member } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { withKept } from './device-game.ts';
import { startHere } from './new-game.ts';
import { quickSetup } from './quick-game.ts';
import { changeStored, listStored } from './stored-games.ts';
import { wantToKeep } from './wanted-kept.ts';

// happy-dom has no IndexedDB
const { rows } = vi.hoisted(() => ({ rows: new Map<unknown, unknown>() }));
vi.mock('idb-keyval', () => ({
  createStore: () => undefined,
  get: async (key: unknown) => rows.get(key),
  set: async (key: unknown, value: unknown) => void rows.set(key, value),
  del: async (key: unknown) => void rows.delete(key),
  values: async () => [...rows.values()],
  keys: async () => [...rows.keys()],
  update: async (key: unknown, change: (old: unknown) => unknown) =>
    void rows.set(key, change(rows.get(key))),
}));

const QUICK = {
  kind: 'one',
  opponent: '',
  game: '301',
  legs: '1',
  out: 'double',
  first: 'me',
} as const;
const LEG = [100, 60, 100, 41, 61, 60].map((total) => ({ total }));
const FINISHED = [...LEG, { total: 40, dartsThrown: 1 }];
const keptAs = (entries: readonly object[]) => ({
  entries: entries as never,
  revision: entries.length,
  pending: [],
  lost: [],
});

/** A game of the device, as far as it has been played. */
async function play(opponent: string, entries: readonly object[] = FINISHED) {
  const sides = [[{ guestName: 'Toni' }], [{ guestName: opponent }]];
  const game = await startHere(sides, quickSetup(QUICK));
  await changeStored(game.id, (stored) => withKept(stored, keptAs(entries), new Date()));
  // games of one device have different moments as ids
  await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(game.id));
  return game;
}

beforeEach(() => {
  rows.clear();
  sessionStorage.clear();
  localStorage.clear();
});

describe('a game of the device', () => {
  it('is what the form says, and alone it is neither cricket nor anybody else’s throw', () => {
    expect(quickSetup(QUICK)).toMatchObject({
      rules: { game: 'x01', start: 301, out: 'double' },
      format: { legs: { kind: 'firstTo', count: 1 } },
      first: 0,
    });
    expect(quickSetup({ ...QUICK, game: 'cricket', first: 'bull' })).toMatchObject({
      rules: { game: 'cricket' },
      first: 'bull',
    });
    expect(quickSetup({ ...QUICK, game: 'cricket', kind: 'alone', first: 'bull' })).toMatchObject({
      rules: { game: 'x01', start: 501 },
      first: 0,
    });
  });

  it('knows what was thrown, and is open again when the end is taken back', async () => {
    await play('Uwe');
    const [game] = await listStored();
    expect(game).toMatchObject({
      summary: { winner: 0, score: [1, 0], highestFinish: [40, 0] },
      finishedAt: expect.any(String),
    });
    const before = game && withKept(game, keptAs(LEG), new Date());
    expect(before).toMatchObject({ summary: { winner: null }, finishedAt: null });
  });
});

describe('a new game without an account', () => {
  it('asks for nothing that has to be typed, and stays on the device', async () => {
    const { main, user } = await renderPage('/games/new', {});
    await user.click(await main.findByRole('button', { name: 'Spiel starten' }));
    await waitFor(() => expect(location.pathname).toBe('/games/device'));
    expect(await listStored()).toMatchObject([{ sides: [['Heim'], ['Gast']] }]);
  });

  it('shows what has been played here', async () => {
    await play('Uwe');
    await play('Kalle', LEG);
    const { main } = await renderPage('/games/new', {});
    await main.findByRole('link', { name: 'Toni – Uwe' });
    main.getByRole('link', { name: 'Toni – Kalle läuft noch' });
    main.getByText('1 von 1');
    main.getByRole('link', { name: 'Spiele behalten' });
  });
});

describe('keeping the games', () => {
  it('takes an account', async () => {
    await play('Uwe');
    const { main } = await renderPage('/games/keep', {});
    const join = await main.findByRole('link', { name: 'Konto anlegen und behalten' });
    expect(join.getAttribute('href')).toContain(encodeURIComponent('/games/keep'));
    expect(join.getAttribute('href')).toContain('notice=members');
  });

  it('hands over what is finished, each once, and forgets it here', async () => {
    await play('Uwe');
    await play('Kalle', LEG);
    wantToKeep();
    const claims = { 'games.device.claim': { gameId: 7 } };
    const { main, asked } = await renderPage('/games/keep', claims, { user: member() });
    await main.findByText('1 Spiel gehört jetzt dir.');
    expect(asked('games.device.claim')).toMatchObject([
      { sides: [['Toni'], ['Uwe']], first: 0, entries: FINISHED },
    ]);
    expect((await listStored()).map(({ sides }) => sides[1])).toEqual([['Kalle']]);
  });

  it('asks who has not said so on this device, and says what is somebody else’s', async () => {
    await play('Uwe');
    const claims = { 'games.device.claim': refused('GAME_CLAIMED') };
    const { main, asked, user } = await renderPage('/games/keep', claims, { user: member() });
    const keep = await main.findByRole('button', { name: '1 Spiel behalten' });
    expect(asked('games.device.claim')).toEqual([]);
    await user.click(keep);
    await main.findByText('1 Spiel gehört schon zu einem anderen Konto.');
    expect(await listStored()).toEqual([]);
  });

  it('keeps what could not be sent', async () => {
    await play('Uwe');
    const claims = { 'games.device.claim': refused('RATE_LIMITED') };
    const { main, user } = await renderPage('/games/keep', claims, { user: member() });
    await user.click(await main.findByRole('button', { name: '1 Spiel behalten' }));
    await main.findByRole('alert');
    expect(await listStored()).toHaveLength(1);
  });
});

describe('a game that others watch', () => {
  const shown = {
    rules: { game: 'x01', start: 301, in: 'straight', out: 'double' },
    format: { legs: { kind: 'firstTo', count: 1 } },
    sides: [['Toni'], ['Uwe']],
    first: 0,
    entries: LEG,
    winnerSide: null,
    shownAt: '2026-11-28T19:00:00.000Z',
  } as const;

  it('is shown as every other game, without a member', async () => {
    const answers = { 'games.device.getShown': { ...shown, sides: [['Toni'], ['Uwe']] } };
    const { main } = await renderPage('/games/shown/aaaaaaaaaaaaaaaaaaaaaaaa', answers);
    await main.findByRole('heading', { name: 'Toni – Uwe' });
    main.getByText('Ein Spiel ohne Konto: ohne Wertung, morgen ist dieser Link weg.');
  });

  it('is gone for who comes too late', async () => {
    const answers = { 'games.device.getShown': refused('GAME_NOT_FOUND') };
    const { main } = await renderPage('/games/shown/aaaaaaaaaaaaaaaaaaaaaaaa', answers);
    await main.findByRole('heading', { name: 'Dieses Spiel wird nicht mehr gezeigt' });
  });

  it('is sent when somebody has asked for it, and what it means is said before', async () => {
    const game = await play('Uwe', LEG);
    const { main, asked, user } = await renderPage(`/games/device#${game.id}`, {
      'games.device.show': { path: '/games/shown/abc', qr: '<svg/>' },
      'games.device.updateShown': { ok: true },
    });
    await user.click(await main.findByRole('button', { name: 'Zuschauen lassen' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    dialog.getByText(/Wer den Link hat, sieht jede Aufnahme/);
    expect(asked('games.device.show')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Link machen' }));
    const link = await dialog.findByLabelText('Link');
    expect((link as HTMLInputElement).value).toContain('/games/shown/abc');
    await waitFor(() =>
      expect(asked('games.device.updateShown')).toMatchObject([{ entries: LEG }]),
    );
  });
});
