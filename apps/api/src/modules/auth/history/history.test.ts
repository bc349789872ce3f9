import { describe, expect, it } from 'vitest';
import { TEST_PASSWORD, TestBrowser, useTestApi } from '../../../testing/index.ts';
import { cleanUp } from '../cleanup.service.ts';
import { countryOf } from './region.ts';

const api = useTestApi({ now: '2026-11-21T20:00:15Z' });
const password = TEST_PASSWORD;

describe('the history of sign-ins', () => {
  it('says when and how, the latest first, page by page, to the member alone, for half a year', async () => {
    const { email } = await api.createMember();
    const browser = new TestBrowser(api);
    const list = (input: { limit?: number; cursor?: string } = {}) =>
      browser.call((caller) => caller.auth.history.list(input));
    for (let times = 0; times < 3; times += 1) {
      await browser.call((caller) => caller.auth.signIn({ email, password }));
      api.deps.clock.advance({ minutes: 1 });
    }
    // a wrong password is no sign-in
    await new TestBrowser(api)
      .call((caller) => caller.auth.signIn({ email, password: 'something else' }))
      .catch(() => undefined);
    const first = await list({ limit: 2 });
    expect(first.items.map(({ signedInAt }) => signedInAt)).toEqual([
      '2026-11-21T20:02:15.000Z',
      '2026-11-21T20:01:15.000Z',
    ]);
    expect(first.items[0]).toMatchObject({ method: 'password', country: null });
    const last = await list({ cursor: first.nextCursor ?? '' });
    expect(last).toMatchObject({
      items: [{ signedInAt: '2026-11-21T20:00:15.000Z' }],
      nextCursor: null,
    });
    const other = api.callerFor(await api.createMember());
    expect((await other.auth.history.list({})).items).toEqual([]);

    const left = async () =>
      (await api.deps.db.selectFrom('sign_ins').select('id').execute()).length;
    // to the minute, though its month goes as a whole only later
    api.deps.clock.set('2027-05-20T20:01:00Z');
    await cleanUp(api.deps);
    expect(await left()).toBe(2);
    api.deps.clock.set('2027-05-21T20:00:00Z');
    await cleanUp(api.deps);
    expect(await left()).toBe(0);
  });
});

describe('the country of an address', () => {
  it.each([
    ['193.99.144.80', 'DE'],
    ['2a02:8109::/64', 'DE'],
    ['127.0.0.1', null],
    ['192.168.2.1', null],
    ['::1', null],
    ['somewhere', null],
  ])('%s is %s', async (address, country) => {
    expect(await countryOf(address)).toBe(country);
  });
});
