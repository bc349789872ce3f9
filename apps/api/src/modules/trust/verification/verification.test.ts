import { randomBytes } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MemberContext } from '../../../lib/deps.ts';
import { Vault } from '../../../lib/secrets/vault.ts';
import { useTestApp } from '../../../plugins/testing.ts';
import {
  codeOf,
  outcomeOf,
  receiveMails,
  type TestMember,
  useMember,
} from '../../../testing/index.ts';
import { pictureFile } from '../../uploads/testing.ts';
import { readDocument, sealDocuments } from './document.service.ts';

const NOW = '2031-03-03T09:00:00.000Z';
const server = useTestApp({ now: NOW });
const { api } = server;
const admin = useMember(api, { role: 'admin', totp_enabled_at: NOW });
const moderator = useMember(api, { role: 'moderator', totp_enabled_at: NOW });
const PDF = Buffer.from('%PDF-1.7\nAusweis von Anna Muster, geheim\n%%EOF');
let anna: TestMember;
let photo: Buffer;

beforeAll(async () => {
  photo = await pictureFile('image/jpeg', { width: 30, height: 20 });
});
beforeEach(async () => {
  api.deps.clock.set(NOW);
  anna = await api.createMember({ first_name: 'Anna', created_at: NOW });
});

const as = (member: TestMember | null) => api.callerFor(member).market.verifications;

async function send(
  member: TestMember | null,
  payload: Buffer,
  { kind = 'identity', type = 'application/pdf' } = {},
) {
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api/marketplace/verifications/${kind}`,
    payload,
    headers: { 'content-type': type, ...(member && { cookie: await server.signIn(member) }) },
  });
  return [answer.statusCode, answer.body ? answer.json().code : undefined];
}

async function look(member: TestMember | null, id: number) {
  return server.app.inject({
    url: `/api/marketplace/verifications/${id}/document`,
    headers: member ? { cookie: await server.signIn(member) } : {},
  });
}

async function waiting(member: TestMember) {
  const { items } = await as(admin).list({ limit: 100 });
  const found = items.find((one) => one.member.id === member.id);
  if (!found) throw new Error('nothing waits');
  return found;
}

const decide = (by: TestMember, one: { id: number; requestedAt: string }, reason?: string) =>
  as(by).decide({
    id: one.id,
    requestedAt: one.requestedAt,
    isApproved: reason === undefined,
    reason,
  });
const statusOf = async (member: TestMember, type = 'identity') =>
  (await as(member).own()).items.find(({ verificationType }) => verificationType === type);
const countOf = async (table: 'verification_documents' | 'verifications') => {
  const { count } = await api.deps.db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

describe('a document', () => {
  it('is stored encrypted, and seen by admins alone, whose look is in the log', async () => {
    expect(await send(anna, PDF)).toEqual([204, undefined]);
    const one = await waiting(anna);
    expect(one).toMatchObject({ verificationType: 'identity', mediaType: 'application/pdf' });
    expect(JSON.stringify(one)).not.toContain('@');
    const { sealed } = await api.deps.db
      .selectFrom('verification_documents')
      .select('sealed')
      .where('verification_id', '=', one.id)
      .executeTakeFirstOrThrow();
    expect(sealed).toMatch(/^v1\./);
    for (const bytes of [Buffer.from(sealed), Buffer.from(sealed.split('.')[2] ?? '', 'base64url')])
      expect(bytes.includes('Anna') || bytes.includes('%PDF')).toBe(false);

    const shown = await look(admin, one.id);
    expect(shown.statusCode).toBe(200);
    expect(shown.rawPayload.equals(PDF)).toBe(true);
    expect(shown.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-disposition': `attachment; filename="verification-${one.id}.pdf"`,
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    const log = await api.deps.db
      .selectFrom('audit_log')
      .select(['action', 'actor_id', 'scope'])
      .where('thing_kind', '=', 'verification')
      .where('thing_id', '=', String(one.id))
      .execute();
    expect(log).toEqual([{ action: 'verification.look', actor_id: admin.id, scope: 'admin' }]);

    for (const other of [anna, moderator, null]) {
      const refused = await look(other, one.id);
      expect(refused.statusCode).toBe(other ? 403 : 401);
      expect(refused.body).not.toContain('Anna');
    }
    expect((await look(admin, 999_999)).json().code).toBe('DOCUMENT_NOT_FOUND');
  });

  it('is gone with the decision, of which its sender hears by notification and mail', async () => {
    await send(anna, photo, { type: 'image/jpeg' });
    const one = await waiting(anna);
    expect((await look(admin, one.id)).headers['content-disposition']).toBe('inline');
    await decide(admin, one);
    expect((await look(admin, one.id)).json().code).toBe('DOCUMENT_NOT_FOUND');
    const left = await api.deps.db
      .selectFrom('verification_documents')
      .select('media_type')
      .where('verification_id', '=', one.id)
      .execute();
    expect(left).toEqual([]);
    expect(await statusOf(anna)).toMatchObject({ status: 'verified', decidedAt: NOW });
    const { items } = await api.callerFor(anna).social.notifications.list({});
    expect(items).toMatchObject([{ title: 'Identität bestätigt' }]);
    const [mail] = await receiveMails(api, anna.email);
    expect(mail?.text).toContain('haben wir gelöscht');
    const profile = await api.callerFor(anna).market.sellers.get({ sellerId: anna.id });
    expect(profile.verifications.map((each) => each.verificationType)).toEqual([
      'email',
      'identity',
    ]);
    expect(profile.stats.trustScore).toBe(14);
    expect(await send(anna, PDF)).toEqual([409, 'VERIFICATION_DONE']);
  });

  it('that is declined says why, and another one can be sent', async () => {
    await send(anna, PDF);
    const one = await waiting(anna);
    const silent = as(admin).decide({ ...one, isApproved: false });
    expect(await codeOf(silent)).toBe('BAD_INPUT');
    await decide(admin, one, 'Unleserlich, bitte schärfer fotografieren.');
    expect(await statusOf(anna)).toMatchObject({
      status: 'rejected',
      reason: 'Unleserlich, bitte schärfer fotografieren.',
    });
    // nobody else learns that something was tried
    const profile = await api.callerFor(admin).market.sellers.get({ sellerId: anna.id });
    expect(JSON.stringify(profile)).not.toMatch(/reject|Unleserlich/);
    expect(await send(anna, PDF)).toEqual([204, undefined]);
    expect(await statusOf(anna)).toMatchObject({ status: 'pending', reason: null });
  });

  it('is decided about once, as it was looked at, and never by its sender', async () => {
    await send(anna, PDF);
    const first = await waiting(anna);
    api.deps.clock.set('2031-03-03T10:00:00.000Z');
    await send(anna, photo, { type: 'image/jpeg' });
    expect(await codeOf(decide(admin, first))).toBe('VERIFICATION_DECIDED');
    const second = await waiting(anna);
    const race = [decide(admin, second), decide(admin, second, 'Nein')];
    const outcomes = await Promise.all(race.map(outcomeOf));
    expect(outcomes.sort()).toEqual(['VERIFICATION_DECIDED', 'done']);

    await send(admin, PDF, { kind: 'bank' });
    const own = await waiting(admin);
    expect(await codeOf(decide(admin, own))).toBe('VERIFICATION_DECIDED');
  });

  it('can be taken back, whatever its state, and nothing of it stays', async () => {
    await send(anna, PDF);
    const [documents, checks] = [
      await countOf('verification_documents'),
      await countOf('verifications'),
    ];
    await as(anna).withdraw({ verificationType: 'identity' });
    expect(await countOf('verification_documents')).toBe(documents - 1);
    expect(await countOf('verifications')).toBe(checks - 1);
    expect(await codeOf(as(anna).withdraw({ verificationType: 'identity' }))).toBe(
      'VERIFICATION_NOT_FOUND',
    );
    await send(anna, PDF);
    await decide(admin, await waiting(anna));
    await as(anna).withdraw({ verificationType: 'identity' });
    expect(await statusOf(anna)).toMatchObject({ status: 'open' });
  });

  it('is what it says it is, not larger than 8 MB, and of a member who may write', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    expect(await send(anna, svg)).toEqual([415, 'DOCUMENT_WRONG_FORMAT']);
    expect(await send(anna, photo, { type: 'image/png' })).toEqual([415, 'DOCUMENT_WRONG_FORMAT']);
    expect(await send(anna, svg, { type: 'image/svg+xml' })).toEqual([
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ]);
    expect(await send(anna, Buffer.alloc(8_000_001, PDF))).toEqual([413, 'DOCUMENT_TOO_LARGE']);
    expect((await send(anna, PDF, { kind: 'email' }))[0]).toBe(404);
    expect(await send(null, PDF)).toEqual([401, 'UNAUTHENTICATED']);
    const suspended = await api.createMember({ status: 'suspended' });
    expect(await send(suspended, PDF)).toEqual([403, 'ACCOUNT_SUSPENDED']);
    expect((await as(anna).own()).items.every(({ status }) => status !== 'pending')).toBe(true);
  });

  it('is sealed anew when the key changes', async () => {
    await send(anna, PDF);
    const { id } = await waiting(anna);
    const [former, current] = [randomBytes(32), randomBytes(32)];
    const lookWith = (...keys: [Buffer, ...Buffer[]]) => {
      const ctx = api.contextFor(admin, { vault: new Vault(keys) });
      return readDocument(ctx as MemberContext, { id });
    };
    const sealWith = (...keys: [Buffer, ...Buffer[]]) =>
      sealDocuments({ ...api.deps, vault: new Vault(keys) });
    const sealed = new Vault([former]).seal(`verification:${id}`, PDF.toString('base64'));
    await api.deps.db
      .updateTable('verification_documents')
      .set({ sealed })
      .where('verification_id', '=', id)
      .execute();
    // what was sealed with a lost key stays as it is, and stops nothing
    await sealWith(current);
    expect(await codeOf(lookWith(current))).toBe('DOCUMENT_UNREADABLE');
    await sealWith(current, former);
    expect((await lookWith(current)).bytes.equals(PDF)).toBe(true);
  });
});

it('the queue and its decisions are the admins’', async () => {
  for (const member of [anna, moderator]) {
    expect(await codeOf(as(member).list({}))).toBe('FORBIDDEN');
    expect(await codeOf(decide(member, { id: 1, requestedAt: NOW }))).toBe('FORBIDDEN');
  }
  expect(await codeOf(as(null).own())).toBe('UNAUTHENTICATED');
  expect(await codeOf(as(admin).list({ cursor: 'abc' }))).toBe('BAD_INPUT');
});

it('e-mail is verified by the account’s own address', async () => {
  const own = await as(anna).own();
  expect(own.verificationScore).toBe(17);
  expect(own.items.map(({ verificationType, status }) => [verificationType, status])).toEqual([
    ['email', 'verified'],
    ['identity', 'open'],
    ['address', 'open'],
    ['bank', 'open'],
    ['business', 'open'],
  ]);
});
