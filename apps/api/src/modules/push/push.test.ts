import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ServiceContext } from '../../lib/deps.ts';
import { publicInternet } from '../../lib/outbound/outbound.ts';
import { Vault } from '../../lib/secrets/vault.ts';
import {
  codeOf,
  refusal,
  runJobs,
  TEST_PASSWORD,
  TestBrowser,
  type TestMember,
  useTestApi,
} from '../../testing/index.ts';
import { type PushMessage, pushTo } from './index.ts';
import { pushModule } from './module.ts';
import { sendPush } from './push-send.service.ts';
import { readVapid, TestPushDevice, TestPushService } from './testing.ts';

const api = useTestApi();
const service = new TestPushService();
let anna: TestMember;
let ben: TestMember;

beforeAll(() => service.start());
afterAll(() => service.close());
beforeEach(async () => {
  service.received.length = 0;
  service.status = 201;
  [anna, ben] = [await api.createMember(), await api.createMember()];
});

/** Everything of the API process, with the push service of this test. */
const deps = () => ({ ...api.deps, outbound: service.outbound });

/** A browser in which a member is signed in. */
async function signedIn(member: TestMember, overrides: Partial<ServiceContext> = {}) {
  const browser = new TestBrowser(api, { outbound: service.outbound, ...overrides });
  await browser.call((caller) =>
    caller.auth.signIn({ email: member.email, password: TEST_PASSWORD }),
  );
  return browser;
}

/** The same, and the member wants to be notified there. */
async function withDevice(member: TestMember, name = 'Handy') {
  const [browser, device] = [await signedIn(member), new TestPushDevice()];
  await browser.call(({ social }) => social.push.save({ name, ...device.subscription }));
  return { browser, device };
}

const list = (browser: TestBrowser) => browser.call(({ social }) => social.push.list());
const namesOf = async (browser: TestBrowser) =>
  (await list(browser)).devices.map(({ name }) => name);

const MESSAGE: PushMessage = {
  title: 'Neue Antwort',
  body: 'Ben: „Über 100 Punkte im Schnitt“',
  path: '/forum/thread/5#post-12',
  tag: 'thread:5',
};

const send = (member: TestMember, message = MESSAGE) =>
  pushTo(deps(), api.deps.db, member.id, message);
const work = () => runJobs({ deps: deps(), url: api.url });

/** of everybody */
const endpoints = async () =>
  (await api.deps.db.selectFrom('push_devices').select('endpoint').execute()).map(
    ({ endpoint }) => endpoint,
  );

describe('the devices of a member', () => {
  test('are those where it was switched on, the one that asks is marked', async () => {
    const { browser } = await withDevice(anna, 'Laptop');
    const phone = await withDevice(anna, ' Handy\n von  Anna ');
    await withDevice(ben);
    expect((await list(browser)).devices).toMatchObject([
      { name: 'Handy von Anna', isCurrent: false },
      { name: 'Laptop', isCurrent: true, createdAt: expect.stringMatching(/^\d{4}-.+Z$/) },
    ]);
    expect((await list(phone.browser)).devices.map(({ isCurrent }) => isCurrent)).toEqual([
      true,
      false,
    ]);
  });

  test('a browser that subscribes anew is one device, under its new name', async () => {
    const { browser, device } = await withDevice(anna, 'Laptop');
    const again = new TestPushDevice();
    for (const name of ['Büro', 'Laptop im Büro'])
      await browser.call(({ social }) => social.push.save({ name, ...again.subscription }));
    expect(await namesOf(browser)).toEqual(['Laptop im Büro']);
    expect(await endpoints()).toContain(again.endpoint);
    expect(await endpoints()).not.toContain(device.endpoint);
  });

  test('a browser belongs to who used it last', async () => {
    const { browser, device } = await withDevice(anna);
    const later = await signedIn(ben);
    await later.call(({ social }) => social.push.save({ name: 'Geteilt', ...device.subscription }));
    expect(await namesOf(browser)).toEqual([]);
    expect(await namesOf(later)).toEqual(['Geteilt']);
    await send(anna);
    await work();
    expect(service.received).toEqual([]);
  });

  test('a browser whose push service moves it keeps its name and place', async () => {
    const { browser, device } = await withDevice(anna, 'Laptop');
    const moved = new TestPushDevice();
    await browser.call(({ social }) => social.push.renew(moved.subscription));
    expect(await namesOf(browser)).toEqual(['Laptop']);
    expect(await endpoints()).not.toContain(device.endpoint);
    await send(anna);
    await work();
    expect(service.received.map((message) => moved.read(message))).toEqual([MESSAGE]);

    // a member without notifications on any device has nothing to move
    const other = await signedIn(ben);
    const call = other.call(({ social }) => social.push.renew(new TestPushDevice().subscription));
    expect(await codeOf(call)).toBe('NOT_FOUND');
    const wrong = { ...moved.subscription, endpoint: 'https://127.0.0.1/' };
    expect(await codeOf(browser.call(({ social }) => social.push.renew(wrong)))).toBe('BAD_INPUT');
    expect(await endpoints()).toContain(moved.endpoint);
  });

  test('two calls at once leave one', async () => {
    const browser = await signedIn(anna);
    const devices = Array.from({ length: 6 }, () => new TestPushDevice());
    await Promise.all(
      devices.map((device, n) =>
        browser.call(({ social }) => social.push.save({ name: `${n}`, ...device.subscription })),
      ),
    );
    expect(await namesOf(browser)).toHaveLength(1);
  });

  test('at most the twenty latest are notified', async () => {
    const { browser } = await withDevice(anna, 'der erste');
    const session = await api.deps.db
      .selectFrom('push_devices as d')
      .innerJoin('sessions as s', 's.id_hash', 'd.session_hash')
      .selectAll('d')
      .where('s.user_id', '=', anna.id)
      .executeTakeFirstOrThrow();
    const { id: _, ...row } = session;
    const copies = Array.from({ length: 20 }, (_, n) => ({
      ...row,
      name: `${n}`,
      endpoint: `${row.endpoint}${n}`,
    }));
    await api.deps.db.insertInto('push_devices').values(copies).execute();
    const names = await namesOf(browser);
    expect(names).toHaveLength(20);
    expect(names).not.toContain('der erste');
  });

  test('are removed from anywhere, but by nobody else', async () => {
    const { browser } = await withDevice(anna, 'Laptop');
    await withDevice(anna, 'Handy');
    const stranger = await signedIn(ben);
    const [phone] = (await list(browser)).devices;
    const input = { id: phone?.id ?? 0 };
    expect(await codeOf(stranger.call(({ social }) => social.push.delete(input)))).toBe(
      'NOT_FOUND',
    );
    await browser.call(({ social }) => social.push.delete(input));
    expect(await namesOf(browser)).toEqual(['Laptop']);
    expect(await codeOf(browser.call(({ social }) => social.push.delete(input)))).toBe('NOT_FOUND');
  });

  test('who may not write still says where they are notified', async () => {
    await api.deps.db
      .updateTable('users')
      .set({ status: 'suspended', suspended_until: new Date(Date.now() + 86_400_000) })
      .where('id', '=', anna.id)
      .execute();
    const { browser } = await withDevice(anna);
    const [device] = (await list(browser)).devices;
    await browser.call(({ social }) => social.push.test({ id: device?.id ?? 0 }));
    await browser.call(({ social }) => social.push.delete({ id: device?.id ?? 0 }));
    expect(await namesOf(browser)).toEqual([]);
  });

  test('visitors have none', async () => {
    const { push } = api.callerFor(null).social;
    const device = new TestPushDevice();
    for (const refused of await Promise.all(
      [
        push.list(),
        push.save({ name: 'Handy', ...device.subscription }),
        push.renew(device.subscription),
        push.delete({ id: 1 }),
        push.test({ id: 1 }),
      ].map(codeOf),
    )) {
      expect(refused).toBe('UNAUTHENTICATED');
    }
  });

  test('a session that has just ended gets none', async () => {
    const call = api
      .callerFor(anna, { outbound: service.outbound })
      .social.push.save({ name: 'Handy', ...new TestPushDevice().subscription });
    expect(await codeOf(call)).toBe('UNAUTHENTICATED');
  });
});

describe('signed out, nothing arrives', () => {
  test.each([
    ['there', (browser: TestBrowser) => browser.call(({ auth }) => auth.signOut())],
    [
      'from elsewhere',
      async () => {
        const other = await signedIn(anna);
        await other.call(({ auth }) => auth.session.revokeOthers());
      },
    ],
  ])('%s', async (_where, signOut) => {
    const { browser, device } = await withDevice(anna);
    await send(anna);
    await signOut(browser);
    await send(anna);
    await work();
    expect(service.received).toEqual([]);
    expect(await endpoints()).not.toContain(device.endpoint);
  });

  test('nor once the session has expired', async () => {
    const { browser } = await withDevice(anna);
    await send(anna);
    const id = (await list(browser)).devices[0]?.id ?? 0;
    await api.deps.db
      .updateTable('sessions')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('user_id', '=', anna.id)
      .execute();
    await send(anna);
    await work();
    await sendPush(deps(), { deviceId: id, message: MESSAGE });
    expect(service.received).toEqual([]);
  });

  test('nor between password and second factor', async () => {
    await withDevice(anna);
    await api.deps.db
      .updateTable('sessions')
      .set({ second_factor_passed: false })
      .where('user_id', '=', anna.id)
      .execute();
    await send(anna);
    await work();
    expect(service.received).toEqual([]);
  });
});

describe('bad input', () => {
  const good = () => ({ name: 'Handy', ...new TestPushDevice().subscription });

  test.each([
    ['http', 'http://a.push.test/x'],
    ['no address', 'a.push.test/x'],
    ['another scheme', 'file:///etc/passwd'],
    ['too long', `https://a.push.test/${'x'.repeat(1000)}`],
  ])('an endpoint that is %s', async (_what, endpoint) => {
    const browser = await signedIn(anna);
    const error = await refusal(
      browser.call(({ social }) => social.push.save({ ...good(), endpoint })),
    );
    expect(error).toMatchObject({ code: 'BAD_INPUT', fields: { endpoint: 'invalid' } });
    expect(await namesOf(browser)).toEqual([]);
  });

  test.each([
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://0x7f.1/x',
    'https://2130706433/x',
    'https://192.168.0.1/x',
    'https://93.184.216.34/x',
    'https://push.example:5432/x',
    'https://user@push.example/x',
  ])('an endpoint that no push service has: %s', async (endpoint) => {
    const browser = await signedIn(anna, { outbound: publicInternet });
    const error = await refusal(
      browser.call(({ social }) => social.push.save({ ...good(), endpoint })),
    );
    expect(error).toMatchObject({ code: 'BAD_INPUT', fields: { endpoint: 'invalid' } });
  });

  test.each([
    ['p256dh', 'A'.repeat(86)],
    ['p256dh', `${'A'.repeat(86)}=`],
    // of the right length, but no point of the curve
    ['p256dh', `B${'x'.repeat(86)}`],
    ['auth', 'A'.repeat(21)],
    ['auth', 'A'.repeat(23)],
  ])('a key that is none: %s', async (name, value) => {
    const browser = await signedIn(anna);
    const input = good();
    const keys = { ...input.keys, [name]: value };
    const error = await refusal(browser.call(({ social }) => social.push.save({ ...input, keys })));
    expect(error).toMatchObject({ code: 'BAD_INPUT', fields: { [`keys.${name}`]: 'invalid' } });
  });

  test.each(['', '   ', 'x'.repeat(61)])('a name that is none: "%s"', async (name) => {
    const browser = await signedIn(anna);
    const call = browser.call(({ social }) => social.push.save({ ...good(), name }));
    expect(Object.keys((await refusal(call)).fields ?? {})).toEqual(['name']);
  });

  test('ids that are none', async () => {
    const browser = await signedIn(anna);
    for (const id of [0, -1, 1.5]) {
      expect(await codeOf(browser.call(({ social }) => social.push.delete({ id })))).toBe(
        'BAD_INPUT',
      );
      expect(await codeOf(browser.call(({ social }) => social.push.test({ id })))).toBe(
        'BAD_INPUT',
      );
    }
  });
});

describe('a message', () => {
  test('reaches every device of the member, encrypted for each and signed by the site', async () => {
    const { browser, device } = await withDevice(anna, 'Laptop');
    const phone = await withDevice(anna, 'Handy');
    await withDevice(ben);
    await send(anna);
    await work();

    expect(service.received).toHaveLength(2);
    for (const each of [device, phone.device]) {
      const message = service.received.find(({ path }) => each.endpoint.endsWith(path));
      if (!message) throw new Error('nothing arrived');
      expect(each.read(message)).toEqual(MESSAGE);
      expect(() => new TestPushDevice().read(message)).toThrow();
      expect(message.body.toString('latin1')).not.toContain('Antwort');
      expect(message.body.length).toBeLessThan(4096);
      expect(message.headers).toMatchObject({ ttl: '86400', urgency: 'normal' });

      const { key, head, claims } = readVapid(message);
      expect(key).toBe((await list(browser)).applicationKey);
      expect(head).toEqual({ typ: 'JWT', alg: 'ES256' });
      expect(claims).toMatchObject({
        aud: 'https://a.push.test',
        sub: 'mailto:no-reply@oche.test',
      });
      const hours = (Number(claims.exp) - Date.now() / 1000) / 3600;
      expect(hours).toBeGreaterThan(1);
      expect(hours).toBeLessThanOrEqual(24);
    }
  });

  test('is sent with its transaction or not at all', async () => {
    await withDevice(anna);
    await api.deps.db
      .transaction()
      .execute(async (tx) => {
        await pushTo(deps(), tx, anna.id, MESSAGE);
        throw new Error('rolled back');
      })
      .catch(() => {});
    await work();
    expect(service.received).toEqual([]);
  });

  test('is cut where a push service would refuse it, at a whole character', async () => {
    const { device } = await withDevice(anna);
    await send(anna, { ...MESSAGE, title: '🎯'.repeat(101), body: '🎯'.repeat(400) });
    await work();
    const [message] = service.received;
    if (!message) throw new Error('nothing arrived');
    expect(message.body.length).toBeLessThan(4096);
    expect(device.read(message)).toEqual({
      ...MESSAGE,
      title: `${'🎯'.repeat(99)}…`,
      body: `${'🎯'.repeat(299)}…`,
    });
  });

  test('that just fits stays whole', async () => {
    const { device } = await withDevice(anna);
    const fits = { ...MESSAGE, title: 'ä'.repeat(100), body: 'ß'.repeat(300) };
    await send(anna, fits);
    await work();
    expect(service.received.map((message) => device.read(message))).toEqual([fits]);
  });

  test('to a member without devices is none', async () => {
    await send(anna);
    await work();
    expect(service.received).toEqual([]);
  });

  test('to try it out comes in the language of who asks, to that device only', async () => {
    const { browser, device } = await withDevice(anna, 'Laptop');
    await withDevice(anna, 'Handy');
    const laptop = (await list(browser)).devices.find(({ isCurrent }) => isCurrent);
    const input = { id: laptop?.id ?? 0 };
    await browser.call(({ social }) => social.push.test(input));
    await work();
    expect(service.received.map((message) => device.read(message))).toMatchObject([
      {
        title: 'Oche',
        body: expect.stringContaining('Benachrichtigungen'),
        path: '/account#devices',
      },
    ]);
    const context = { ...(await browser.context()), locale: 'en' as const };
    const english = new TestBrowser(api, context);
    await english.call(({ social }) => social.push.test(input));
    await work();
    expect(service.received.map((message) => device.read(message))).toMatchObject([
      {},
      { body: expect.stringContaining('notifications') },
    ]);
    const stranger = await signedIn(ben);
    expect(await codeOf(stranger.call(({ social }) => social.push.test(input)))).toBe('NOT_FOUND');
  });
});

describe('the push service', () => {
  const attempt = async (status: number | undefined) => {
    const { browser } = await withDevice(anna);
    const id = (await list(browser)).devices[0]?.id ?? 0;
    service.status = status;
    const warn = vi.fn();
    const log = { ...api.deps.log, warn };
    const result = await sendPush({ ...deps(), log }, { deviceId: id, message: MESSAGE }).then(
      () => 'done',
      () => 'again',
    );
    return { result, devices: await namesOf(browser), warnings: warn.mock.calls.length };
  };

  test.each([404, 410])('that answers %i has lost the device', async (status) => {
    expect(await attempt(status)).toEqual({ result: 'done', devices: [], warnings: 0 });
  });

  test.each([429, 500, 503, undefined])('that answers %s is asked again', async (status) => {
    expect(await attempt(status)).toEqual({ result: 'again', devices: ['Handy'], warnings: 0 });
  });

  test.each([200, 201, 202, 299])('that answers %i has it', async (status) => {
    expect(await attempt(status)).toEqual({ result: 'done', devices: ['Handy'], warnings: 0 });
  });

  test.each([300, 301, 400, 401, 403, 413, 499])(
    'that answers %i will not change its mind, but the device stays, and the operator is told',
    async (status) => {
      expect(await attempt(status)).toEqual({ result: 'done', devices: ['Handy'], warnings: 1 });
    },
  );

  test('loses only the subscription it was asked about', async () => {
    const { browser } = await withDevice(anna);
    const id = (await list(browser)).devices[0]?.id ?? 0;
    const again = new TestPushDevice();
    const outbound = {
      ...service.outbound,
      // the browser subscribes again while the old address is being asked
      post: async () => {
        await api.deps.db
          .updateTable('push_devices')
          .set({ endpoint: again.endpoint })
          .where('id', '=', id)
          .execute();
        return 410;
      },
    };
    await sendPush({ ...api.deps, outbound }, { deviceId: id, message: MESSAGE });
    expect(await namesOf(browser)).toEqual(['Handy']);
  });

  test('that is no longer allowed loses the device, unasked', async () => {
    const { browser } = await withDevice(anna);
    const id = (await list(browser)).devices[0]?.id ?? 0;
    const outbound = { ...service.outbound, allows: () => false };
    await sendPush({ ...api.deps, outbound }, { deviceId: id, message: MESSAGE });
    expect(service.received).toEqual([]);
    expect(await namesOf(browser)).toEqual([]);
  });

  test('that fails gets the same job again', async () => {
    await withDevice(anna);
    service.status = 503;
    await send(anna);
    await expect(work()).rejects.toThrow('503');
    const jobs = await api.deps.db
      .withSchema('graphile_worker')
      .selectFrom('jobs' as never)
      .select(['attempts', 'max_attempts'] as never)
      .execute();
    expect(jobs).toContainEqual({ attempts: 1, max_attempts: 10 });
  });
});

describe('the key of the site', () => {
  const other = useTestApi();
  const keyOf = (overrides: Partial<ServiceContext> = {}) =>
    other
      .createMember()
      .then((member) => other.callerFor(member, overrides).social.push.list())
      .then(({ applicationKey }) => applicationKey);

  const sealed = async () => {
    const rows = await other.deps.db.selectFrom('push_keys').select('private_key').execute();
    return rows.map(({ private_key }) => private_key);
  };

  test('is made once, whichever process is first, and sealed', async () => {
    // a start makes none: nobody may ever need it
    await pushModule.beforeStart?.(other.deps);
    expect(await sealed()).toEqual([]);
    const keys = await Promise.all(Array.from({ length: 8 }, () => keyOf()));
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[\w-]{87}$/);
    const rows = await sealed();
    expect(rows).toEqual([expect.stringMatching(/^v1\./)]);
    await pushModule.beforeStart?.(other.deps);
    expect(await sealed()).toEqual(rows);
  });

  test('stays the same when the encryption key changes, unless that is lost', async () => {
    const key = await keyOf();
    const [former, current] = [randomBytes(32), randomBytes(32)];
    // this process's own key is not known here, so it is the one that got lost
    const warn = vi.fn();
    const start = async (...keys: [Buffer, ...Buffer[]]) => {
      const vault = new Vault(keys);
      await pushModule.beforeStart?.({ ...other.deps, vault, log: { ...other.deps.log, warn } });
      return keyOf({ vault });
    };
    const anew = await start(former);
    expect(anew).not.toBe(key);
    expect(warn).toHaveBeenCalledOnce();
    expect(await start(former)).toBe(anew);
    expect(await start(current, former)).toBe(anew);
    expect(await start(current)).toBe(anew);
    expect(warn).toHaveBeenCalledOnce();
    expect(await codeOf(keyOf())).toBe('INTERNAL');
  });
});

test('with another key of the site, devices have to be switched on again', async () => {
  const { browser, device } = await withDevice(anna);
  await send(anna);
  const id = (await list(browser)).devices[0]?.id ?? 0;
  const env = { ...api.deps.env, VAPID_PRIVATE_KEY: 'VNZS4nfAfR4-27SHhyvHWR7lmOTGsLrgAkpPtV0G6YA' };
  const message = { deviceId: id, message: MESSAGE };
  await sendPush({ ...deps(), env }, message);
  expect(service.received).toEqual([]);

  const context = { ...(await browser.context()), env };
  const changed = new TestBrowser(api, context);
  expect(await namesOf(changed)).toEqual([]);
  await changed.call(({ social }) =>
    social.push.save({ name: 'wieder an', ...device.subscription }),
  );
  const { applicationKey, devices } = await list(changed);
  expect(devices).toMatchObject([{ name: 'wieder an' }]);
  const vapid = { ...env, VAPID_SUBJECT: 'mailto:technik@oche.test' };
  await sendPush({ ...deps(), env: vapid }, message);
  const [received] = service.received;
  if (!received) throw new Error('nothing arrived');
  const { key, claims } = readVapid(received);
  expect(key).toBe(applicationKey);
  expect(claims.sub).toBe('mailto:technik@oche.test');
  await sendPush({ ...deps(), env: { ...env, PUBLIC_URL: 'https://oche.example' } }, message);
  expect(readVapid(service.received[1] ?? received).claims.sub).toBe(
    'https://oche.example/contact',
  );
});
