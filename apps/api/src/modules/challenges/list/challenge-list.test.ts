import { beforeEach, describe, expect, it } from 'vitest';
import { codeOf, type TestMember, useTestApi } from '../../../testing/index.ts';
import { agreed, answer, challenge, evening, NOW } from '../testing.ts';

const api = useTestApi({ now: NOW });
let anna: TestMember;
let ben: TestMember;

/** Far apart, so that tests don't see each other's challenges. */
const places = ['80331', '20095', '10115', '60311', '70173', '01067', '04109', '28195', '90402'];
let used = 0;

beforeEach(async () => {
  api.deps.clock.set(NOW);
  const zip_code = places[used++ % places.length] ?? '';
  anna = await api.createMember({ first_name: 'Anna', zip_code });
  ben = await api.createMember({ first_name: 'Ben', zip_code });
});

const as = (member: TestMember) => api.callerFor(member).challenges;
const idsFor = async (member: TestMember, input = {}) =>
  (await as(member).list(input)).items.map(({ id }) => id);

/** Gives a member an average, as if they had played. */
async function withAverage(member: TestMember, average: number): Promise<void> {
  const { id } = await api.deps.db
    .insertInto('games')
    .values({
      created_by: member.id,
      kind: 'x01',
      setup: '{}',
      position: '{}',
      visibility: 'public',
      status: 'completed',
      created_at: NOW,
      moved_at: NOW,
      finished_at: NOW,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await api.deps.db
    .insertInto('game_results')
    .values({
      game_id: id,
      user_id: member.id,
      side: 0,
      kind: 'x01',
      start_score: 501,
      is_counted: true,
      is_won: true,
      legs_won: 1,
      legs_lost: 0,
      finished_at: NOW,
      darts: 300,
      points: average * 100,
      first_nine_darts: 9,
      first_nine_points: average * 3,
      checkouts: 1,
      visits_60: 0,
      visits_100: 0,
      visits_140: 0,
      visits_180: 0,
    })
    .execute();
}

describe('near the reader', () => {
  it('has the soonest first, page by page, and not the own ones', async () => {
    const late = await challenge(api, anna, { from: evening(20) });
    const early = await challenge(api, anna, { from: evening(17) });
    const same = await challenge(api, anna, { from: evening(17) });
    await challenge(api, ben);
    expect(await idsFor(ben)).toEqual([early.id, same.id, late.id]);
    const first = await as(ben).list({ limit: 2 });
    const second = await as(ben).list({ limit: 2, cursor: first.nextCursor ?? undefined });
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual([
      early.id,
      same.id,
      late.id,
    ]);
    expect(second.nextCursor).toBeNull();
    expect(await codeOf(as(ben).list({ cursor: 'WyJ4Il0' }))).toBe('BAD_INPUT');
  });

  it('is within the distance of both', async () => {
    // about 25 km apart
    const koeln = await api.createMember({ zip_code: '50667' });
    const solingen = await api.createMember({ zip_code: '42651' });
    const narrow = await challenge(api, koeln, { radius: 10 });
    const wide = await challenge(api, koeln, { radius: 50 });
    expect(await idsFor(solingen, { radius: 50 })).toEqual([wide.id]);
    expect(await idsFor(solingen, { radius: 5 })).toEqual([]);
    expect(await idsFor(solingen, { radius: 5, zipCode: '50667' })).toEqual([narrow.id, wide.id]);
    const { items, origin } = await as(solingen).list({ radius: 50 });
    expect(items[0]?.within).toBe(35);
    expect(origin).toEqual({ zipCode: '42651', place: expect.stringContaining('Solingen') });
    await as(koeln).close({ id: narrow.id });
    await as(koeln).close({ id: wide.id });
  });

  it('says which postal code it does not know, and shows nothing from anywhere else', async () => {
    await challenge(api, anna);
    expect(await as(ben).list({ zipCode: '99999' })).toEqual({
      items: [],
      nextCursor: null,
      origin: null,
      unknownZipCode: '99999',
    });
    const nowhere = await api.createMember({ zip_code: null });
    expect(await as(nowhere).list({})).toMatchObject({ items: [], unknownZipCode: null });
  });

  it('is of this evening, until it ends in the night, or of the week', async () => {
    const tonight = await challenge(api, anna, {
      from: '2031-03-03T22:30:00Z',
      until: '2031-03-04T03:30:00Z',
    });
    const tomorrow = await challenge(api, anna, {
      from: '2031-03-04T04:00:00Z',
      until: '2031-03-04T20:00:00Z',
    });
    const later = await challenge(api, anna, {
      from: '2031-03-10T09:00:00Z',
      until: '2031-03-10T20:00:00Z',
    });
    expect(await idsFor(ben, { when: 'evening' })).toEqual([tonight.id]);
    expect(await idsFor(ben, { when: 'week' })).toEqual([tonight.id, tomorrow.id]);
    expect(await idsFor(ben)).toEqual([tonight.id, tomorrow.id, later.id]);
    // past midnight it is still the same evening
    api.deps.clock.set('2031-03-04T03:00:00Z');
    expect(await idsFor(ben, { when: 'evening' })).toEqual([tonight.id]);
    api.deps.clock.set('2031-03-04T04:00:00Z');
    expect(await idsFor(ben, { when: 'evening' })).toEqual([tomorrow.id]);
  });

  it('fits the level, unless every level is asked for', async () => {
    const any = await challenge(api, anna);
    const beginners = await challenge(api, anna, { level: { min: null, max: 45 } });
    const good = await challenge(api, anna, { level: { min: 45, max: 60 } });
    expect(await idsFor(ben)).toEqual([any.id, beginners.id]);
    expect(await idsFor(ben, { isEveryLevel: true })).toEqual([any.id, beginners.id, good.id]);
    await withAverage(ben, 45);
    expect(await idsFor(ben)).toEqual([any.id, beginners.id, good.id]);
    await withAverage(ben, 48);
    expect(await idsFor(ben)).toEqual([any.id, good.id]);
    await withAverage(ben, 100);
    expect(await idsFor(ben)).toEqual([any.id]);
  });

  it('leaves out whoever blocks, hides, is suspended or was hidden by moderators', async () => {
    const open = await challenge(api, anna);
    const { people } = api.callerFor(ben).social;
    await people.block({ userId: anna.id });
    expect(await idsFor(ben)).toEqual([]);
    expect(await codeOf(as(ben).get({ id: open.id }))).toBe('CHALLENGE_NOT_FOUND');
    expect(await codeOf(answer(api, ben, open))).toBe('CHALLENGE_NOT_FOUND');
    await people.unblock({ userId: anna.id });
    expect(await idsFor(ben)).toEqual([open.id]);
    const set = (columns: { status: 'active' | 'suspended'; suspended_until?: string }) =>
      api.deps.db.updateTable('users').set(columns).where('id', '=', anna.id).execute();
    await set({ status: 'suspended', suspended_until: '2031-03-04T00:00:00Z' });
    expect(await idsFor(ben)).toEqual([]);
    api.deps.clock.set('2031-03-04T00:00:00Z');
    expect(await idsFor(ben)).toEqual([open.id]);
  });

  it('has those again whose answer was withdrawn', async () => {
    const open = await challenge(api, anna);
    await answer(api, ben, open);
    expect(await idsFor(ben)).toEqual([]);
    await as(ben).withdraw({ id: open.id });
    expect(await idsFor(ben)).toEqual([open.id]);
  });

  it('is for members only', async () => {
    expect(await codeOf(api.callerFor(null).challenges.list({}))).toBe('UNAUTHENTICATED');
  });
});

describe('the own ones', () => {
  it('has own, answered and agreed ones, what is to come apart from what is over', async () => {
    const mine = await challenge(api, ben);
    const answered = await challenge(api, anna);
    await answer(api, ben, answered);
    const met = await agreed(api, anna, ben);
    const direct = await challenge(api, anna, { invitedId: ben.id });
    await challenge(api, anna);
    const idsIn = async (period: 'current' | 'past', limit = 20) =>
      (await as(ben).listOwn({ period, limit })).items.map(({ id }) => id);
    expect(await idsIn('current')).toEqual([direct.id, met.id, answered.id, mine.id]);
    expect(await idsIn('past')).toEqual([]);
    const first = await as(ben).listOwn({ limit: 3 });
    expect(first.items.map(({ id }) => id)).toEqual([direct.id, met.id, answered.id]);
    const rest = await as(ben).listOwn({ limit: 3, cursor: first.nextCursor ?? undefined });
    expect(rest.items.map(({ id }) => id)).toEqual([mine.id]);
    await as(ben).withdraw({ id: answered.id });
    await as(ben).decline({ id: direct.id });
    expect(await idsIn('current')).toEqual([met.id, mine.id]);
    expect(await idsIn('past')).toEqual([direct.id]);
    // a meeting is not over while it may last
    api.deps.clock.set('2031-03-08T05:59:00Z');
    expect(await idsIn('current')).toEqual([met.id]);
    api.deps.clock.set('2031-03-08T06:00:00Z');
    expect(await idsIn('past')).toEqual([direct.id, met.id, mine.id]);
  });

  it('tells the number of answers to the own ones alone', async () => {
    const open = await challenge(api, anna);
    await answer(api, ben, open);
    const countFor = async (member: TestMember) =>
      (await as(member).listOwn({})).items.find(({ id }) => id === open.id)?.answerCount;
    expect(await countFor(anna)).toBe(1);
    expect(await countFor(ben)).toBe(0);
  });
});
