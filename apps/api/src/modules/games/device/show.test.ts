import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { outcomeOf, useTestApi } from '../../../testing/index.ts';
import { dropShown, MOST_SHOWN } from './show.service.ts';

const api = useTestApi({ now: '2026-11-21T19:00:00.000Z' });
const device = () => api.callerFor(null).games.device;

let made = 0;
const newSecret = () => createHash('sha256').update(`shown ${made++}`).digest('hex');
const game = (over: object = {}) => ({
  secret: newSecret(),
  rules: { game: 'x01', start: 101, in: 'straight', out: 'double' } as const,
  format: { legs: { kind: 'firstTo', count: 1 } } as const,
  sides: [['Toni'], ['Uwe']],
  first: 0 as const,
  entries: [{ total: 60 }],
  ...over,
});
const tokenOf = ({ path }: { path: string }) => path.split('/').at(-1) ?? '';
const won = [{ total: 60 }, { total: 26 }, { total: 41, dartsThrown: 2 }];

describe('a shown game', () => {
  it('is there for whoever has the link, visit by visit, and no game of the house', async () => {
    const own = game();
    const shown = await device().show(own);
    expect(shown.qr).toContain('<svg');
    const token = tokenOf(shown);
    expect(await device().getShown({ token })).toMatchObject({
      sides: [['Toni'], ['Uwe']],
      entries: [{ total: 60 }],
      winnerSide: null,
    });
    await device().updateShown({ secret: own.secret, entries: won });
    const after = await device().getShown({ token });
    expect(after).toMatchObject({ entries: won, winnerSide: 0 });
    expect(JSON.stringify(after)).not.toContain(own.secret);
    expect(await api.deps.db.selectFrom('games').select('id').execute()).toEqual([]);
  });

  it('has one link, however often and at the same time it is asked for', async () => {
    const own = game();
    const all = await Promise.all([device().show(own), device().show(own), device().show(own)]);
    expect(new Set(all.map(({ path }) => path)).size).toBe(1);
  });

  it('is hidden by its device alone', async () => {
    const own = game();
    const token = tokenOf(await device().show(own));
    await device().hide({ secret: newSecret() });
    await device().getShown({ token });
    await device().hide({ secret: own.secret });
    expect(await outcomeOf(device().getShown({ token }))).toBe('GAME_NOT_FOUND');
    const update = device().updateShown({ secret: own.secret, entries: won });
    expect(await outcomeOf(update)).toBe('GAME_NOT_FOUND');
  });

  it('can only be what the rules allow, and not of any length', async () => {
    const impossible = [{ total: 60 }, { total: 179 }];
    expect(await outcomeOf(device().show(game({ entries: impossible })))).toBe('VISIT_IMPOSSIBLE');
    const own = game();
    await device().show(own);
    const update = device().updateShown({ secret: own.secret, entries: impossible });
    expect(await outcomeOf(update)).toBe('VISIT_IMPOSSIBLE');
    const long = Array(601).fill({ total: 0 });
    expect(await outcomeOf(device().show(game({ entries: long })))).toBe('BAD_INPUT');
    expect(await outcomeOf(device().show(game({ secret: 'kurz' })))).toBe('BAD_INPUT');
    expect(await outcomeOf(device().getShown({ token: 'x' }))).toBe('BAD_INPUT');
  });

  it('is one of a limited number', async () => {
    const now = api.deps.clock.now();
    const row = (index: number) => ({
      token: `full ${index}`,
      secret_hash: `full ${index}`,
      game: '{}',
      shown_at: now,
      moved_at: now,
    });
    await api.deps.db.deleteFrom('game_shows').execute();
    const rows = Array.from({ length: MOST_SHOWN - 1 }, (_, index) => row(index));
    await api.deps.db.insertInto('game_shows').values(rows).execute();
    const outcomes = await Promise.all([
      outcomeOf(device().show(game())),
      outcomeOf(device().show(game())),
    ]);
    expect(outcomes.filter((outcome) => outcome === 'SHOWS_FULL')).toHaveLength(1);
  });

  it('is gone after a day', async () => {
    await api.deps.db.deleteFrom('game_shows').execute();
    const own = game();
    const token = tokenOf(await device().show(own));
    const dayAgo = new Date(api.deps.clock.now().getTime() - 86_400_000);
    await api.deps.db.updateTable('game_shows').set({ shown_at: dayAgo }).execute();
    expect(await outcomeOf(device().getShown({ token }))).toBe('GAME_NOT_FOUND');
    await dropShown(api.deps);
    expect(await api.deps.db.selectFrom('game_shows').select('token').execute()).toEqual([]);
  });
});
