import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, refusal, type TestApi, type TestMember } from '../../testing/index.ts';
import { addStaff, createLounge, setLounge } from './testing.ts';

let api: TestApi;
let owner: TestMember;

beforeAll(async () => {
  api = await createTestApi();
  owner = await api.createMember({ first_name: 'Olga', last_name: 'Owner' });
});
afterAll(() => api.close());

describe('a new lounge', () => {
  it('belongs to its creator and has its boards, its place and its time zone', async () => {
    const { id } = await createLounge(api, owner, { numberOfBoards: 3, pricePerHour: 12.5 });
    const lounge = await api.callerFor(null).lounges.get({ id });
    expect(lounge).toMatchObject({
      name: 'Zur scharfen Kante',
      city: 'Köln',
      loungeType: 'bar',
      numberOfBoards: 3,
      pricePerHour: 12.5,
      priceUnit: 'board',
      rating: null,
      ratingCount: 0,
      distance: null,
      timeZone: 'Europe/Berlin',
      hasOwnHours: false,
      isActive: true,
      staffRole: null,
      isFavourite: false,
      owner: { id: owner.id, firstName: 'Olga', lastName: 'Owner' },
    });
    expect(lounge.boards.map(({ name }) => name)).toEqual(['Board 1', 'Board 2', 'Board 3']);
    expect(lounge.latitude).toBeCloseTo(50.95, 1);
    expect(lounge.longitude).toBeCloseTo(6.93, 1);
  });
});

describe('a lounge that is not active any more', () => {
  it('is there for its team, for moderators, and for nobody else', async () => {
    const { id } = await createLounge(api, owner);
    const manager = await api.createMember();
    await addStaff(api.deps.db, id, manager);
    await setLounge(api.deps.db, id, { is_active: false });
    const moderator = await api.createMember({ role: 'moderator' });
    for (const member of [owner, manager, moderator]) {
      expect(await api.callerFor(member).lounges.get({ id })).toMatchObject({ isActive: false });
    }
    for (const member of [null, await api.createMember()]) {
      const error = await refusal(api.callerFor(member).lounges.get({ id }));
      expect(error.code).toBe('LOUNGE_NOT_FOUND');
    }
  });
});
