import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeOf, outcomeOf, type TestMember, useTestApi } from '../../../testing/index.ts';
import { phoneNumberOf } from './phone-number.ts';

const NOW = Date.parse('2031-03-03T09:00:00.000Z');
const sent: { to: string; text: string; authorization: string | undefined }[] = [];
let status = 202;
const gateway = createServer(async (request, answer) => {
  const { authorization } = request.headers;
  sent.push({ ...JSON.parse(await text(request)), authorization });
  answer.writeHead(status).end();
});
let port = 0;
beforeAll(async () => {
  gateway.listen(0, '127.0.0.1');
  await once(gateway, 'listening');
  ({ port } = gateway.address() as AddressInfo);
});
afterAll(() => void gateway.close());

const api = useTestApi({
  now: new Date(NOW),
  env: () => ({ SMS_GATEWAY_URL: `http://127.0.0.1:${port}/sms`, SMS_GATEWAY_TOKEN: 'abc' }),
});
const without = useTestApi();
let anna: TestMember;
let phones = 1_000_000;
let phone: string;

beforeEach(async () => {
  api.deps.clock.set(new Date(NOW));
  status = 202;
  sent.length = 0;
  anna = await api.createMember();
  phones += 1;
  phone = `0170 ${phones}`;
});

const as = (member: TestMember | null) => api.callerFor(member).market.verifications;
const later = (minutes: number) => api.deps.clock.set(new Date(NOW + minutes * 60_000));
const lastCode = () => /^\d{6}/.exec(sent.at(-1)?.text ?? '')?.[0] ?? '';
const wrongCode = () => String((Number(lastCode()) + 1) % 1_000_000).padStart(6, '0');
const statusOf = async (member: TestMember) =>
  (await as(member).own()).items.find(({ verificationType }) => verificationType === 'phone')
    ?.status;

describe('a phone', () => {
  it('is verified by the code that was sent to it, and its number is stored nowhere', async () => {
    expect(await statusOf(anna)).toBe('open');
    await as(anna).requestCode({ phone });
    expect(sent).toMatchObject([{ to: `+49170${phones}`, authorization: 'Bearer abc' }]);
    await as(anna).confirmCode({ code: lastCode() });
    expect(await statusOf(anna)).toBe('verified');
    const rows = await api.deps.db.selectFrom('verifications').selectAll().execute();
    const codes = await api.deps.db.selectFrom('phone_codes').selectAll().execute();
    expect(JSON.stringify([rows, codes])).not.toContain(String(phones));
    expect(JSON.stringify(codes)).not.toContain(lastCode());
  });

  it('has five attempts, and a code that was used is used up', async () => {
    await as(anna).requestCode({ phone });
    for (let attempt = 0; attempt < 5; attempt++) {
      expect(await codeOf(as(anna).confirmCode({ code: wrongCode() }))).toBe('PHONE_CODE_WRONG');
    }
    expect(await codeOf(as(anna).confirmCode({ code: lastCode() }))).toBe('PHONE_CODE_EXPIRED');
    later(2);
    await as(anna).requestCode({ phone });
    await as(anna).confirmCode({ code: lastCode() });
    expect(await codeOf(as(anna).confirmCode({ code: lastCode() }))).toBe('PHONE_CODE_EXPIRED');
  });

  it('has five attempts, however many come at once', async () => {
    await as(anna).requestCode({ phone });
    const code = wrongCode();
    const tries = Array.from({ length: 12 }, () => outcomeOf(as(anna).confirmCode({ code })));
    const outcomes = await Promise.all(tries);
    expect(outcomes.filter((outcome) => outcome === 'PHONE_CODE_WRONG')).toHaveLength(5);
    expect(outcomes.filter((outcome) => outcome === 'PHONE_CODE_EXPIRED')).toHaveLength(7);
  });

  it('gets a code that holds ten minutes, one a minute and five a day', async () => {
    await as(anna).requestCode({ phone });
    expect(await codeOf(as(anna).requestCode({ phone }))).toBe('RATE_LIMITED');
    later(11);
    expect(await codeOf(as(anna).confirmCode({ code: lastCode() }))).toBe('PHONE_CODE_EXPIRED');
    for (const minutes of [20, 30, 40, 50]) {
      later(minutes);
      await as(anna).requestCode({ phone });
    }
    later(60);
    expect(await codeOf(as(anna).requestCode({ phone: '0171 7654321' }))).toBe('RATE_LIMITED');
    // and nobody else can go on sending to it
    const ben = await api.createMember();
    expect(await codeOf(as(ben).requestCode({ phone }))).toBe('RATE_LIMITED');
    expect(sent).toHaveLength(5);
  });

  it('speaks for one account', async () => {
    await as(anna).requestCode({ phone });
    await as(anna).confirmCode({ code: lastCode() });
    later(5);
    const ben = await api.createMember();
    await as(ben).requestCode({ phone });
    expect(await codeOf(as(ben).confirmCode({ code: lastCode() }))).toBe('PHONE_TAKEN');
    await as(anna).withdraw({ verificationType: 'phone' });
    later(10);
    await as(ben).requestCode({ phone });
    await as(ben).confirmCode({ code: lastCode() });
    expect([await statusOf(anna), await statusOf(ben)]).toEqual(['open', 'verified']);
  });

  it('of a gateway that fails can be tried again at once', async () => {
    status = 500;
    expect(await codeOf(as(anna).requestCode({ phone }))).toBe('PHONE_NOT_SENT');
    status = 200;
    await as(anna).requestCode({ phone });
    await as(anna).confirmCode({ code: lastCode() });
  });

  it('is refused from visitors, the suspended, and if it is no number', async () => {
    expect(await codeOf(as(null).requestCode({ phone }))).toBe('UNAUTHENTICATED');
    const suspended = await api.createMember({ status: 'suspended' });
    expect(await codeOf(as(suspended).requestCode({ phone }))).toBe('ACCOUNT_SUSPENDED');
    expect(await codeOf(as(anna).requestCode({ phone: '110' }))).toBe('PHONE_INVALID');
    expect(await codeOf(as(anna).confirmCode({ code: '12 456' }))).toBe('BAD_INPUT');
    expect(sent).toEqual([]);
  });
});

it('without a gateway there is no such option; with development sign-in codes are in the log', async () => {
  const member = await without.createMember();
  const { verifications } = without.callerFor(member).market;
  const { items } = await verifications.own();
  expect(items.map(({ verificationType }) => verificationType)).not.toContain('phone');
  expect(await codeOf(verifications.requestCode({ phone }))).toBe('PHONE_NOT_OFFERED');
  const lines: object[] = [];
  const log = Object.assign(Object.create(without.deps.log), {
    info: (line: object) => lines.push(line),
  });
  const env = { ...without.deps.env, DEV_LOGIN: true };
  await without.callerFor(member, { env, log }).market.verifications.requestCode({ phone });
  expect(lines).toMatchObject([{ to: `+49170${phones}` }]);
});

it.each([
  ['0170 / 123 45 67', 'DE', '+491701234567'],
  ['+49 (0) 170-1234567', 'DE', '+491701234567'],
  ['0043 660 1234567', 'DE', '+436601234567'],
  ['079 123 45 67', 'CH', '+41791234567'],
  ['660 1234567', 'AT', '+436601234567'],
  ['+423 791 23 45', 'DE', '+4237912345'],
  ['+1 900 1234567', 'DE', undefined],
  ['110', 'DE', undefined],
  ['0170 12x4567', 'DE', undefined],
])('%s of %s is %s', (typed, country, number) => {
  expect(phoneNumberOf(typed, country)).toBe(number);
});
