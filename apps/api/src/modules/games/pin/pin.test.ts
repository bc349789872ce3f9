import { describe, expect, it } from 'vitest';
import {
  outcomeOf,
  TEST_PASSWORD,
  type TestMember,
  useFreshMember,
  useTestApi,
} from '../../../testing/index.ts';

const api = useTestApi({ now: '2026-11-21T19:00:00.000Z' });
const mia = useFreshMember(api, { first_name: 'Mia' });
const ben = useFreshMember(api, { first_name: 'Ben' });

const gamesOf = (member: TestMember | null) => api.callerFor(member).games;

/** Mia starts a game with Ben, and has the phone in her hand. */
async function start(): Promise<number> {
  const { id } = await gamesOf(mia).start({
    rules: { game: 'cricket', scoring: 'standard' },
    format: { legs: { kind: 'firstTo', count: 1 } },
    sides: [[{ userId: mia.id }], [{ userId: ben.id }]],
  });
  return id;
}

type Proof = { pin: string } | { password: string };
const acceptHere = (gameId: number, proof: Proof, by: TestMember | null = mia, who = ben) =>
  outcomeOf(gamesOf(by).invitation.acceptHere({ gameId, userId: who.id, proof }));
const statusOf = async (gameId: number) => (await gamesOf(mia).get({ gameId })).status;

describe('the own PIN', () => {
  it('is set, changed and removed, and nobody reads it', async () => {
    expect(await gamesOf(ben).pin.get()).toEqual({ isSet: false });
    await gamesOf(ben).pin.set({ pin: '1234' });
    await gamesOf(ben).pin.set({ pin: '180180' });
    expect(await gamesOf(ben).pin.get()).toEqual({ isSet: true });
    expect(await gamesOf(mia).pin.get()).toEqual({ isSet: false });
    const gameId = await start();
    expect(await acceptHere(gameId, { pin: '1234' })).toBe('WRONG_PIN');
    await gamesOf(ben).pin.remove();
    expect(await acceptHere(gameId, { pin: '180180' })).toBe('PIN_NOT_SET');
  });

  it.each(['123', '1234567', '12a4', ''])('is not %j', async (pin) => {
    expect(await outcomeOf(gamesOf(ben).pin.set({ pin }))).toBe('BAD_INPUT');
  });

  it('is nothing for visitors, nor to be set while suspended', async () => {
    expect(await outcomeOf(gamesOf(null).pin.get())).toBe('UNAUTHENTICATED');
    expect(await outcomeOf(gamesOf(null).pin.set({ pin: '1234' }))).toBe('UNAUTHENTICATED');
    const suspended = await api.createMember({ status: 'suspended' });
    const set = gamesOf(suspended).pin.set({ pin: '1234' });
    expect(await outcomeOf(set)).toBe('ACCOUNT_SUSPENDED');
    await gamesOf(ben).pin.set({ pin: '1234' });
    expect(await outcomeOf(gamesOf(suspended).pin.remove())).toBe('done');
    expect(await gamesOf(ben).pin.get()).toEqual({ isSet: true });
  });
});

describe('saying yes on the device of who started the game', () => {
  it('takes the PIN', async () => {
    await gamesOf(ben).pin.set({ pin: '1234' });
    const gameId = await start();
    expect(await acceptHere(gameId, { pin: '4321' })).toBe('WRONG_PIN');
    expect(await statusOf(gameId)).toBe('invited');
    expect(await acceptHere(gameId, { pin: '1234' })).toBe('done');
    expect(await statusOf(gameId)).toBe('playing');
    // done is done
    expect(await acceptHere(gameId, { pin: '0000' })).toBe('done');
  });

  it('takes five wrong PINs in an hour, also at once, and forgets them with the right one', async () => {
    await gamesOf(ben).pin.set({ pin: '1234' });
    const gameId = await start();
    const many = Array.from({ length: 8 }, () => acceptHere(gameId, { pin: '9999' }));
    const codes = await Promise.all(many);
    expect(codes.filter((code) => code === 'WRONG_PIN')).toHaveLength(5);
    expect(codes.filter((code) => code === 'PIN_LOCKED')).toHaveLength(3);
    expect(await acceptHere(gameId, { pin: '1234' })).toBe('PIN_LOCKED');
    api.deps.clock.advance({ minutes: 60 });
    expect(await acceptHere(gameId, { pin: '9999' })).toBe('WRONG_PIN');
    expect(await acceptHere(gameId, { pin: '1234' })).toBe('done');
    const next = await start();
    const four = [1, 2, 3, 4].map(() => acceptHere(next, { pin: '9999' }));
    expect(await Promise.all(four)).not.toContain('PIN_LOCKED');
    expect(await acceptHere(next, { pin: '1234' })).toBe('done');
  });

  it('takes the password, and leaves everybody signed in as they were', async () => {
    const gameId = await start();
    expect(await acceptHere(gameId, { password: 'falsch' })).toBe('INVALID_CREDENTIALS');
    expect(await acceptHere(gameId, { password: TEST_PASSWORD })).toBe('done');
    expect(await statusOf(gameId)).toBe('playing');
  });

  it('takes more than the password of who has a second factor', async () => {
    await api.deps.db
      .updateTable('users')
      .set({ totp_secret: 'x', totp_enabled_at: api.deps.clock.now() })
      .where('id', '=', ben.id)
      .execute();
    const gameId = await start();
    expect(await acceptHere(gameId, { password: 'falsch' })).toBe('INVALID_CREDENTIALS');
    expect(await acceptHere(gameId, { password: TEST_PASSWORD })).toBe('PASSWORD_NOT_ENOUGH');
    expect(await statusOf(gameId)).toBe('invited');
  });

  it('is only for those who are asked, on a device of somebody who plays', async () => {
    await gamesOf(ben).pin.set({ pin: '1234' });
    const gameId = await start();
    const cem = await api.createMember();
    expect(await acceptHere(gameId, { pin: '1234' }, cem)).toBe('GAME_NOT_FOUND');
    expect(await acceptHere(gameId, { pin: '1234' }, null)).toBe('UNAUTHENTICATED');
    expect(await acceptHere(gameId, { pin: '1234' }, mia, cem)).toBe('NOT_AMONG_PLAYERS');
    expect(await acceptHere(4711, { pin: '1234' })).toBe('GAME_NOT_FOUND');
    await gamesOf(ben).invitation.decline({ gameId });
    expect(await acceptHere(gameId, { pin: '1234' })).toBe('INVITATION_OVER');
  });

  it('is nothing for who is suspended, nor for who may not write', async () => {
    await gamesOf(ben).pin.set({ pin: '1234' });
    const gameId = await start();
    const setBen = (columns: { status?: 'suspended' | 'active'; suspended_until?: string }) =>
      api.deps.db.updateTable('users').set(columns).where('id', '=', ben.id).execute();
    await setBen({ status: 'suspended', suspended_until: api.deps.clock.inMinutes(10) });
    expect(await acceptHere(gameId, { pin: '1234' })).toBe('INVITATION_OVER');
    const suspended = await api.createMember({ status: 'suspended' });
    expect(await acceptHere(gameId, { pin: '1234' }, suspended)).toBe('ACCOUNT_SUSPENDED');
    api.deps.clock.advance({ minutes: 10 });
    expect(await acceptHere(gameId, { pin: '1234' })).toBe('done');
  });
});
