import { beforeEach, describe, expect, it } from 'vitest';
import { useFreshMember, useTestApi } from '../../../testing/index.ts';
import { playGame } from '../testing.ts';
import { readShownGame } from './show.service.ts';

/** A Monday evening in Cologne. */
const NOW = '2031-03-03T19:00:00.000Z';
const api = useTestApi({ now: NOW });
const mia = useFreshMember(api, { first_name: 'Mia', last_name: 'Kraus' });
const ben = useFreshMember(api, { first_name: 'Ben', last_name: 'Yilmaz' });

const read = () => readShownGame({ ...api.deps, actor: null } as never);
const set = (id: number, facts: { visibility?: 'friends' | 'public'; status?: 'playing' }) =>
  api.deps.db.updateTable('games').set(facts).where('id', '=', id).execute();
const show = (userId: string, visibility: 'public' | 'friends') =>
  api.deps.db
    .updateTable('profiles')
    .set({ visibility, visibility_chosen_at: NOW })
    .where('user_id', '=', userId)
    .execute();

/** Nine darts. */
const BEST = [
  { darts: ['T20', 'T20', 'T20'] },
  { darts: ['S20', 'S20', 'S20'] },
  { darts: ['T20', 'T20', 'T20'] },
  { darts: ['S20', 'S20', 'S20'] },
  { darts: ['T20', 'T19', 'D12'] },
];

describe('the game that everybody is shown', () => {
  beforeEach(async () => {
    // what other tests have played is nobody's business here
    await api.deps.db.updateTable('games').set({ visibility: 'private' }).execute();
    await Promise.all([mia.id, ben.id].map((id) => show(id, 'public')));
  });

  it('is the leg of the week with the fewest darts, as it was thrown', async () => {
    expect(await read()).toBeNull();
    await playGame(api, { sides: [mia, ben], averages: [40, 30] });
    const id = await playGame(api, { sides: [mia, ben], entries: BEST });
    const shown = await read();
    expect(shown).toMatchObject({
      id,
      isLive: false,
      start: 501,
      sides: [
        { name: 'Mia Kraus', legs: 1 },
        { name: 'Ben Yilmaz', legs: 0 },
      ],
    });
    expect(shown?.visits).toHaveLength(5);
    expect(shown?.visits.at(-1)).toMatchObject({
      side: 0,
      before: 141,
      after: 0,
      points: 141,
      isFinish: true,
      darts: ['T20', 'T19', 'D12'],
    });
  });

  it('is one that is being played, while there is one', async () => {
    const id = await playGame(api, {
      sides: [mia, ben],
      entries: BEST,
      status: 'casual',
    });
    await set(id, { status: 'playing' });
    expect(await read()).toMatchObject({ id, isLive: true });
    api.deps.clock.advance({ minutes: 31 });
    expect(await read()).toBeNull();
  });

  it.each([
    ['a game for friends', (id: number) => set(id, { visibility: 'friends' })],
    ['who shows the profile to friends', () => show(ben.id, 'friends')],
    [
      'who has hidden from the public by a block of the site',
      () =>
        api.deps.db
          .updateTable('profiles')
          .set({ hidden_at: NOW })
          .where('user_id', '=', ben.id)
          .execute(),
    ],
  ])('is not %s', async (_, hide) => {
    const id = await playGame(api, { sides: [mia, ben], entries: BEST });
    expect(await read()).toMatchObject({ id });
    await hide(id);
    expect(await read()).toBeNull();
  });

  it('is no game with a guest, none of last week, and none from another score', async () => {
    await playGame(api, { sides: [mia, { guestName: 'Opa' }], entries: BEST });
    await playGame(api, {
      sides: [mia, ben],
      entries: BEST,
      finishedAt: '2031-02-20T19:00:00.000Z',
    });
    expect(await read()).toBeNull();
  });
});
