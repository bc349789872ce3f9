import { beforeEach, describe, expect, it } from 'vitest';
import { codeOf, runJobs, type TestMember, useTestApi } from '../../../testing/index.ts';
import { playGame } from '../../games/testing.ts';
import { createLounge } from '../../lounges/testing.ts';
import { answer, aWish, challenge, evening, NOW } from '../testing.ts';
import { expireChallenges } from './challenge-change.service.ts';

const api = useTestApi({ now: NOW });
let anna: TestMember;
let ben: TestMember;

beforeEach(async () => {
  api.deps.clock.set(NOW);
  anna = await api.createMember({ first_name: 'Anna', zip_code: '50667' });
  ben = await api.createMember({ first_name: 'Ben', zip_code: '50823' });
});

const as = (member: TestMember) => api.callerFor(member).challenges;
const get = (member: TestMember, id: number) => as(member).get({ id });
const idsFor = async (member: TestMember, input = {}) =>
  (await as(member).list(input)).items.map(({ id }) => id);
const own = async (member: TestMember, input = {}) =>
  (await as(member).listOwn(input)).items.map(({ id, status }) => ({ id, status }));

describe('create', () => {
  it('says when, roughly where, which game and for whom, and never the postal code', async () => {
    const { id } = await challenge(api, anna, {
      note: '  Bring Kreide mit. ',
      level: { min: null, max: 60 },
    });
    const seen = await get(ben, id);
    expect(seen).toMatchObject({
      status: 'open',
      by: { person: { id: anna.id, firstName: 'Anna' }, average: null, rating: null },
      isOwn: false,
      isDirect: false,
      from: evening(18),
      until: evening(23),
      lounge: null,
      within: 5,
      radius: 10,
      game: { rules: { game: 'x01', start: 501 }, bestOf: 5 },
      level: { min: null, max: 60 },
      note: 'Bring Kreide mit.',
      zipCode: null,
      can: { answer: true, edit: false, close: false, cancel: false, report: true },
    });
    expect(JSON.stringify(seen)).not.toMatch(/50667|latitude|place/);
    expect(await get(anna, id)).toMatchObject({
      zipCode: '50667',
      can: { answer: false, edit: true },
    });
  });

  it('stores the place of a postal code only to some kilometres', async () => {
    const { id } = await challenge(api, anna);
    const row = await api.deps.db
      .selectFrom('challenges')
      .select(['latitude', 'longitude'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ latitude: 50.95, longitude: 6.95 });
  });

  it('can be around a lounge, or another postal code', async () => {
    const lounge = await createLounge(api, ben);
    const atLounge = await challenge(api, anna, { loungeId: lounge.id });
    expect(atLounge).toMatchObject({
      lounge: { id: lounge.id, name: 'Zur scharfen Kante', city: 'Köln' },
      zipCode: null,
    });
    const elsewhere = await challenge(api, anna, { zipCode: '80331' });
    expect(elsewhere).toMatchObject({ zipCode: '80331', within: null });
  });

  it('is refused without a place that is known', async () => {
    const nowhere = await api.createMember({ zip_code: null });
    expect(await codeOf(challenge(api, nowhere))).toBe('CHALLENGE_NEEDS_PLACE');
    expect(await codeOf(challenge(api, anna, { zipCode: '99999' }))).toBe('ZIP_CODE_UNKNOWN');
    expect(await codeOf(challenge(api, anna, { loungeId: 999_999 }))).toBe('LOUNGE_NOT_FOUND');
    const closed = await createLounge(api, ben, { is_active: false });
    expect(await codeOf(challenge(api, anna, { loungeId: closed.id }))).toBe('LOUNGE_NOT_FOUND');
    const unplaced = await createLounge(api, ben, { latitude: null, longitude: null });
    expect(await codeOf(challenge(api, anna, { loungeId: unplaced.id }))).toBe(
      'CHALLENGE_NEEDS_PLACE',
    );
  });

  it.each([
    [{ from: evening(19), until: evening(19) }, 'BAD_INPUT'],
    [{ from: '2031-03-03T05:00:00Z', until: NOW }, 'CHALLENGE_IN_PAST'],
    [{ from: evening(0), until: evening(19) }, 'CHALLENGE_TOO_LONG'],
    [{ from: '2031-05-03T09:00:01Z', until: '2031-05-03T12:00:00Z' }, 'CHALLENGE_TOO_FAR_AHEAD'],
    [{ radius: 0 }, 'BAD_INPUT'],
    [{ radius: 201 }, 'BAD_INPUT'],
    [{ level: { min: 60, max: 40 } }, 'BAD_INPUT'],
    [{ game: { rules: null, bestOf: 4 } }, 'BAD_INPUT'],
    [{ note: 'x'.repeat(501) }, 'BAD_INPUT'],
    [{ zipCode: 'Köln' }, 'BAD_INPUT'],
  ])('refuses %j', async (wish, code) => {
    expect(await codeOf(challenge(api, anna, wish))).toBe(code);
  });

  it('takes the edges: an evening that has begun, 18 hours, 60 days ahead', async () => {
    await challenge(api, anna, { from: '2031-03-03T08:00:00Z', until: '2031-03-03T09:00:00.001Z' });
    await challenge(api, anna, { from: evening(1), until: evening(19) });
    await challenge(api, anna, { from: '2031-05-02T09:00:00Z', until: '2031-05-02T12:00:00Z' });
    expect(await own(anna)).toHaveLength(3);
  });

  it('has five open ones at most, however many come at once', async () => {
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => challenge(api, anna)));
    const refused = results.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(3);
    expect(await codeOf(challenge(api, anna))).toBe('TOO_MANY_CHALLENGES');
    const [first] = await own(anna);
    await as(anna).close({ id: first?.id ?? 0 });
    expect((await challenge(api, anna)).status).toBe('open');
  });

  it('comes once, however often it is sent', async () => {
    const key = { idempotencyKey: 'anna-wants-to-play' };
    const [first, second] = await Promise.all([
      challenge(api, anna, key),
      challenge(api, anna, key),
    ]);
    expect(second.id).toBe(first.id);
    expect(await own(anna)).toHaveLength(1);
  });

  it('is not for those whom nobody sees, who are silenced, suspended or unconfirmed', async () => {
    await as(anna).list({});
    await api.deps.db
      .updateTable('profiles')
      .set({ visibility: 'private', visibility_chosen_at: new Date() })
      .where('user_id', '=', anna.id)
      .execute();
    expect(await codeOf(challenge(api, anna))).toBe('CHALLENGE_NEEDS_NAME');
    const suspended = await api.createMember({ status: 'suspended', zip_code: '50667' });
    expect(await codeOf(challenge(api, suspended))).toBe('ACCOUNT_SUSPENDED');
    const unconfirmed = await api.createMember({ email_verified_at: null });
    expect(await codeOf(challenge(api, unconfirmed))).toBe('EMAIL_NOT_VERIFIED');
    const silenced = await api.createMember({
      silenced_until: '2031-03-10T00:00:00Z',
      silence_reason: 'Laut',
    });
    expect(await codeOf(challenge(api, silenced))).toBe('ACCOUNT_SILENCED');
    expect(await codeOf(api.callerFor(null).challenges.create(aWish()))).toBe('UNAUTHENTICATED');
  });
});

describe('a challenge for one member', () => {
  it('is seen by the two and nobody else, in no list of others', async () => {
    const { id } = await challenge(api, anna, { invitedId: ben.id, note: 'Revanche?' });
    expect(await get(ben, id)).toMatchObject({
      isDirect: true,
      can: { answer: true, decline: true },
    });
    expect(await own(ben)).toEqual([{ id, status: 'open' }]);
    const cora = await api.createMember({ zip_code: '50667' });
    expect(await codeOf(get(cora, id))).toBe('CHALLENGE_NOT_FOUND');
    expect(await codeOf(answer(api, cora, { id }))).toBe('CHALLENGE_NOT_FOUND');
    expect(await codeOf(as(cora).decline({ id }))).toBe('CHALLENGE_NOT_FOUND');
    expect(await idsFor(cora)).not.toContain(id);
    expect(await idsFor(ben)).not.toContain(id);
  });

  it('is agreed as soon as it is answered', async () => {
    const { id } = await challenge(api, anna, { invitedId: ben.id });
    const met = await answer(api, ben, { id }, { note: 'Gern!' });
    expect(met).toMatchObject({
      status: 'agreed',
      meeting: { at: evening(19), partner: { person: { id: anna.id } }, answerNote: 'Gern!' },
    });
    expect((await get(anna, id)).meeting?.partner?.person.id).toBe(ben.id);
  });

  it('is not answered through a block', async () => {
    const { id } = await challenge(api, anna, { invitedId: ben.id });
    await api.callerFor(anna).social.people.block({ userId: ben.id });
    expect(await codeOf(answer(api, ben, { id }))).toBe('CHALLENGE_NOT_FOUND');
  });

  it('can be declined, once', async () => {
    const { id } = await challenge(api, anna, { invitedId: ben.id });
    await as(ben).decline({ id });
    expect((await get(anna, id)).status).toBe('declined');
    const told = await api.callerFor(anna).social.notifications.list({});
    expect(told.items).toMatchObject([
      {
        title: 'Ben kann diesmal nicht',
        excerpt: 'Freitag, 7. März um 18:00 bis 23:00 · 501, Best of 5',
      },
    ]);
    expect(await codeOf(as(ben).decline({ id }))).toBe('CHALLENGE_OVER');
    expect(await codeOf(answer(api, ben, { id }))).toBe('CHALLENGE_OVER');
  });

  it('is refused to oneself, to strangers that are not seen, and to nobody', async () => {
    expect(await codeOf(challenge(api, anna, { invitedId: anna.id }))).toBe('MEMBER_NOT_FOUND');
    expect(await codeOf(challenge(api, anna, { invitedId: 'nobody' }))).toBe('MEMBER_NOT_FOUND');
    await api.callerFor(ben).social.people.block({ userId: anna.id });
    expect(await codeOf(challenge(api, anna, { invitedId: ben.id }))).toBe('MEMBER_NOT_FOUND');
  });
});

describe('update and close', () => {
  it('changes all that was said; answers stay', async () => {
    const { id } = await challenge(api, anna);
    await answer(api, ben, { id });
    const changed = await as(anna).update({
      ...aWish({ from: evening(20), until: evening(22), radius: 50, zipCode: '80331' }),
      id,
      game: { rules: { game: 'cricket' }, bestOf: 3 },
      note: 'Doch Cricket',
    });
    expect(changed).toMatchObject({
      from: evening(20),
      until: evening(22),
      radius: 50,
      zipCode: '80331',
      game: { rules: { game: 'cricket' }, bestOf: 3 },
      note: 'Doch Cricket',
      answers: [{ by: { person: { id: ben.id } }, meetsAt: evening(19), within: null }],
    });
  });

  it('is for its member alone, and while it is open', async () => {
    const { id } = await challenge(api, anna);
    const change = (member: TestMember) => codeOf(as(member).update({ ...aWish(), id }));
    expect(await change(ben)).toBe('CHALLENGE_NOT_FOUND');
    expect(await codeOf(as(ben).close({ id }))).toBe('CHALLENGE_NOT_FOUND');
    expect(
      await codeOf(as(anna).update({ ...aWish({ until: NOW, from: '2031-03-03T08:00:00Z' }), id })),
    ).toBe('CHALLENGE_IN_PAST');
    await as(anna).close({ id });
    expect(await change(anna)).toBe('CHALLENGE_OVER');
    expect(await codeOf(as(anna).close({ id }))).toBe('CHALLENGE_OVER');
    expect((await get(ben, id)).status).toBe('closed');
    expect(await own(anna, { period: 'past' })).toEqual([{ id, status: 'closed' }]);
  });

  it('is over when its time is, noted or not', async () => {
    const { id } = await challenge(api, anna);
    api.deps.clock.set(evening(23));
    expect((await get(ben, id)).status).toBe('expired');
    expect(await own(anna)).toEqual([]);
    expect(await own(anna, { period: 'past' })).toEqual([{ id, status: 'expired' }]);
    expect(await codeOf(answer(api, ben, { id }))).toBe('CHALLENGE_OVER');
    expect(await codeOf(as(anna).close({ id }))).toBe('CHALLENGE_OVER');
    await expireChallenges(api.deps);
    const row = await api.deps.db
      .selectFrom('challenges')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.status).toBe('expired');
  });

  it('is not noted as over while there is time', async () => {
    const { id } = await challenge(api, anna);
    api.deps.clock.set(new Date(Date.parse(evening(23)) - 1).toISOString());
    await expireChallenges(api.deps);
    expect((await get(ben, id)).status).toBe('open');
  });
});

it('says how well somebody plays by the latest games of X01', async () => {
  await playGame(api, {
    sides: [anna, ben],
    winner: 0,
    finishedAt: '2031-03-01T20:00:00Z',
  });
  await runJobs(api);
  const rows = await api.deps.db
    .selectFrom('game_results')
    .select(['points', 'darts'])
    .where('user_id', '=', anna.id)
    .executeTakeFirstOrThrow();
  const { id } = await challenge(api, anna);
  const { by } = await get(ben, id);
  const rated = await api.deps.db
    .selectFrom('ranking_ratings')
    .select('rating')
    .where('user_id', '=', anna.id)
    .executeTakeFirstOrThrow();
  expect(by?.rating).toBe(Math.round(rated.rating / 100));
  expect(by?.average).toBe(Math.round((rows.points * 30) / rows.darts) / 10);
});

it('is found only by number, and by members', async () => {
  expect(await codeOf(get(ben, 999_999))).toBe('CHALLENGE_NOT_FOUND');
  expect(await codeOf(api.callerFor(null).challenges.get({ id: 1 }))).toBe('UNAUTHENTICATED');
});
