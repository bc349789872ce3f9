import { withTransaction } from '@oche/db';
import { beforeEach, describe, expect, it } from 'vitest';
import { codeOf, runJobs, type TestMember, useTestApi } from '../../../testing/index.ts';
import { challenge, evening, NOW } from '../testing.ts';

const api = useTestApi({ now: NOW });
let anna: TestMember;
let ben: TestMember;

const places = ['80331', '20095', '10115', '60311', '70173', '01067', '04109'];
let used = 0;

beforeEach(async () => {
  api.deps.clock.set(NOW);
  const zip_code = places[used++ % places.length] ?? '';
  anna = await api.createMember({ first_name: 'Anna', zip_code });
  ben = await api.createMember({ first_name: 'Ben', zip_code });
});

const alertOf = (member: TestMember) => api.callerFor(member).challenges.alert;
const heard = async (member: TestMember) => {
  await runJobs(api);
  const { items } = await api.callerFor(member).social.notifications.list({});
  return items.map(({ title, path }) => ({ title, path }));
};

describe('an alert', () => {
  it('is off until somebody wants it, and off again', async () => {
    const zipCode = ben.zip_code ?? '';
    expect(await alertOf(ben).get()).toBeNull();
    expect(await alertOf(ben).save({ radius: 10 })).toEqual({
      radius: 10,
      isLevelOnly: false,
      zipCode,
    });
    await alertOf(ben).save({ radius: 25, isLevelOnly: true, zipCode: '50667' });
    expect(await alertOf(ben).get()).toEqual({ radius: 25, isLevelOnly: true, zipCode: '50667' });
    await alertOf(anna).save({ radius: 10 });
    await alertOf(ben).delete();
    expect(await alertOf(ben).get()).toBeNull();
    expect(await alertOf(anna).get()).not.toBeNull();
  });

  it('is refused without a place that is known', async () => {
    expect(await codeOf(alertOf(ben).save({ radius: 10, zipCode: '99999' }))).toBe(
      'ZIP_CODE_UNKNOWN',
    );
    expect(await codeOf(alertOf(ben).save({ radius: 0 }))).toBe('BAD_INPUT');
    const nowhere = await api.createMember({ zip_code: null });
    expect(await codeOf(alertOf(nowhere).save({ radius: 10 }))).toBe('CHALLENGE_NEEDS_PLACE');
    expect(await codeOf(api.callerFor(null).challenges.alert.get())).toBe('UNAUTHENTICATED');
  });
});

describe('a new challenge', () => {
  it('is told to whoever near it wants to hear of it, and to nobody else', async () => {
    const [cora, far, own] = await Promise.all([
      api.createMember({ zip_code: anna.zip_code }),
      api.createMember({ zip_code: '50667' }),
      alertOf(anna).save({ radius: 25 }),
    ]);
    expect(own).not.toBeNull();
    await alertOf(ben).save({ radius: 10 });
    await alertOf(far).save({ radius: 25 });
    const { id } = await challenge(api, anna);
    expect(await heard(ben)).toEqual([
      { title: 'Anna hat Lust zu spielen', path: `/challenges/${id}` },
    ]);
    for (const member of [anna, cora, far]) expect(await heard(member)).toEqual([]);
    // what is over is told no more
    await api.callerFor(anna).challenges.close({ id });
    expect(await heard(ben)).toEqual([]);
  });

  it('is not told through a block, and not when it is meant for one', async () => {
    await alertOf(ben).save({ radius: 10 });
    await api.callerFor(ben).social.people.block({ userId: anna.id });
    await challenge(api, anna);
    expect(await heard(ben)).toEqual([]);
    await api.callerFor(ben).social.people.unblock({ userId: anna.id });
    const cora = await api.createMember();
    await challenge(api, anna, { invitedId: cora.id });
    expect(await heard(ben)).toEqual([]);
    expect(await heard(cora)).toEqual([
      expect.objectContaining({ title: 'Anna fordert dich heraus' }),
    ]);
  });

  it('is within the distance of both', async () => {
    const near = await api.createMember({ zip_code: '42651' });
    const koeln = await api.createMember({ first_name: 'Kim', zip_code: '50667' });
    await alertOf(near).save({ radius: 50 });
    await challenge(api, koeln, { radius: 10 });
    expect(await heard(near)).toEqual([]);
    await challenge(api, koeln, { radius: 50 });
    expect(await heard(near)).toHaveLength(1);
  });

  it('fits the level of who asks for that; who is new suits those without a least average', async () => {
    const cora = await api.createMember({ zip_code: ben.zip_code });
    await alertOf(ben).save({ radius: 10, isLevelOnly: true });
    await alertOf(cora).save({ radius: 10 });
    await challenge(api, anna, { level: { min: 40, max: null } });
    expect(await heard(ben)).toEqual([]);
    expect(await heard(cora)).toHaveLength(1);
    await challenge(api, anna, { level: { min: null, max: 40 } });
    expect(await heard(ben)).toHaveLength(1);
  });

  it('is the third of a day at most', async () => {
    await alertOf(ben).save({ radius: 10 });
    const ids = [];
    for (let count = 0; count < 4; count += 1) {
      ids.push((await challenge(api, anna)).id);
      await runJobs(api);
    }
    expect((await heard(ben)).map(({ path }) => path)).toEqual(
      ids
        .slice(0, 3)
        .reverse()
        .map((id) => `/challenges/${id}`),
    );
    const dora = await api.createMember({ zip_code: ben.zip_code });
    api.deps.clock.set(new Date(Date.parse(NOW) + 86_400_000 + 1).toISOString());
    await challenge(api, dora, { until: evening(22) });
    expect(await heard(ben)).toHaveLength(4);
  });
});

describe('a report of its note', () => {
  it('lets moderators hide it, and show it again', async () => {
    const moderator = await api.createMember({ role: 'moderator' });
    const { id } = await challenge(api, anna, { note: 'Kauft bei mir!' });
    const kind = api.deps.reportables.get('challenge');
    const [thing] = (await kind?.read(api.deps.db, [String(id), 'nothing'])) ?? [];
    expect(thing).toMatchObject({ id: String(id), text: 'Kauft bei mir!', isShown: true });
    const { hide } = kind?.actions ?? {};
    const act = (step: 'do' | 'undo') =>
      withTransaction(api.deps.db, async (tx) =>
        hide?.[step](api.deps, tx, String(id), moderator.id),
      );
    expect(await act('do')).toBe(true);
    expect(await act('do')).toBe(false);
    const { challenges } = api.callerFor(ben);
    expect((await challenges.list({})).items).toEqual([]);
    expect(await codeOf(challenges.get({ id }))).toBe('CHALLENGE_NOT_FOUND');
    expect((await api.callerFor(anna).challenges.get({ id })).status).toBe('open');
    expect(await act('undo')).toBe(true);
    expect(await act('undo')).toBe(false);
    expect((await challenges.get({ id })).can.report).toBe(true);
  });
});
