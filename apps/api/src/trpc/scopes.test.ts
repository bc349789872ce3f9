import { type Scope, scopeOf, scopes } from '@oche/validators/access/scopes';
import { pictureReference, uploadId } from '@oche/validators/uploads/schemas';
import { UPLOAD_SCOPES } from '@oche/validators/uploads/scopes';
import { callTRPCProcedure } from '@trpc/server';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AccessToken } from '../lib/secrets/access-token.ts';
import { giveToken } from '../modules/access/testing.ts';
import { listRestProcedures } from '../plugins/rest/rest-procedures.ts';
import { useTestApp } from '../plugins/testing.ts';
import { codeOf, listRoutes, type TestMember } from '../testing/index.ts';
import { actorOf } from '../testing/members.ts';
import { type ListedProcedure, listProcedures } from './call.ts';
import { appRouter } from './root.ts';

/*
 * Who gets past the scope check, for every procedure: without a token, and with tokens of each kind. What a procedure needs
 * is what its meta says; which may need nothing that a token has, stands below by name.
 */

const procedures = listProcedures(appRouter);

/** Never by a token, whatever its scopes. */
const NEVER = [
  /^access\.tokens\./,
  /^(admin|auth|atBoard|banners|home|imports|moderation|ownData|remote|site)\./,
  /^social\.(conversations|notifications|push|inboundMail|watching)\./,
  /^social\.people\.(block|unblock|listBlocks|changeUsername|chooseVisibility)$/,
  /^social\.(profiles\.chooseSection|friends\.(contact|chooseContact))$/,
  // what private things of others are in
  /^market\.(conversations|deals|disputes|verifications|trader)\./,
  // who has which rights over a thing, and secrets that give some
  /^(clubs\.members\.(setRole|handOver)|leagues\.officers\..*|tournaments\.organiser\..*)$/,
  /^leagues\.teams\.(setCaptain|removeCaptain)$/,
  /^lounges\.(claim\..*|staff\.(?!list$).*)$/,
  /^media\.(admins|verification|desk)\./,
  /^(tournaments\.tablets\..*|leagues\.boards\.(createTablet|deleteTablet))$/,
  /^autoscoring\.(atBoard\..*|create|renewToken)$/,
  /^(games|tournaments)\.guest\./,
  /^games\.(pin\..*|device\..*|invitation\.acceptHere)$/,
  /^bookings\.feed\./,
];

const REFUSALS = ['NOT_BY_TOKEN', 'INSUFFICIENT_SCOPE'];

const wantedBy = ({ type, meta }: Pick<ListedProcedure, 'type' | 'meta'>): Scope | 'any' | null =>
  meta.scope && meta.scope !== 'any' ? scopeOf(meta.scope, type) : (meta.scope ?? null);

test('every procedure says what a token needs', () => {
  for (const { path, type, meta } of procedures) {
    expect([path, meta.scope], path).not.toEqual([path, undefined]);
    // what can't be written has no scope to write
    expect(meta.scope === null || wantedBy({ type, meta }) !== null, path).toBe(true);
  }
});

test('no token does what staff do, protects an account or reads what is private', () => {
  for (const { path, meta } of procedures) {
    const isOfStaff = meta.access !== 'public' && meta.access !== 'member';
    if (isOfStaff || meta.isSecurity || NEVER.some((pattern) => pattern.test(path)))
      expect([path, path === 'access.token' ? null : meta.scope]).toEqual([path, null]);
  }
  // each line above still means something
  for (const pattern of NEVER)
    expect(
      procedures.some(({ path }) => pattern.test(path)),
      String(pattern),
    ).toBe(true);
});

test('every scope allows something', () => {
  const wanted = new Set(procedures.map(wantedBy));
  expect(scopes.filter((scope) => !wanted.has(scope))).toEqual([]);
});

const server = useTestApp();
const { api } = server;
let member: TestMember;
let admin: TestMember;

beforeAll(async () => {
  member = await api.createMember();
  admin = await api.createMember({ role: 'admin', moderates: ['forum'] });
});

/** The tokens that are tried, and whether each gets past the check. */
const kinds = (wanted: Scope | 'any' | null) => {
  const domain = wanted?.split(':')[0];
  const isWanted = (scope: Scope) => scope === wanted;
  const isAny = wanted === 'any';
  return [
    { name: 'without scopes', scopes: [], passes: isAny },
    { name: 'to read', scopes: scopes.filter((one) => one === `${domain}:read`) },
    { name: 'to write', scopes: scopes.filter((one) => one === `${domain}:write`) },
    { name: 'of all others', scopes: scopes.filter((one) => !isWanted(one)), passes: isAny },
    { name: 'of all', scopes, passes: wanted !== null },
  ].map((kind) => ({ ...kind, passes: kind.passes ?? (isAny || kind.scopes.some(isWanted)) }));
};

const codeIn = (body: string) => /"code":"(\w+)"/.exec(body)?.[1];

const refusalFor = (wanted: Scope | 'any' | null) =>
  wanted === null ? 'NOT_BY_TOKEN' : 'INSUFFICIENT_SCOPE';

describe('called in process,', () => {
  /** @returns the code of the refusal, undefined when the call succeeded */
  async function codeFor({ path, type }: ListedProcedure, token: AccessToken | null, who = member) {
    const actor = token ? { ...actorOf(who), role: 'user' as const, moderates: [] } : actorOf(who);
    const call = callTRPCProcedure({
      router: appRouter,
      path,
      type,
      ctx: api.contextFor(who, { actor, token }),
      getRawInput: async () => undefined,
      signal: undefined,
      batchIndex: 0,
    });
    const went = await call.then(
      () => true,
      () => false,
    );
    return went ? undefined : await codeOf(call);
  }

  test.each(procedures)('$path', async (listed) => {
    const wanted = wantedBy(listed);
    expect(REFUSALS).not.toContain(await codeFor(listed, null));
    for (const who of [member, admin]) {
      for (const { name, scopes, passes } of kinds(wanted)) {
        const code = await codeFor(listed, { id: 1, scopes, appId: null }, who);
        if (passes) expect(REFUSALS, name).not.toContain(code);
        else expect([name, code]).toEqual([name, refusalFor(wanted)]);
      }
    }
  });
});

describe('over REST,', () => {
  test.each(listRestProcedures(appRouter))('$path', async (listed) => {
    const { rest, type } = listed;
    const wanted = wantedBy(listed);
    const url = `/api${rest.path.replace(/\{\w+\}/g, '999999')}`;
    const hasBody = rest.method !== 'GET' && rest.method !== 'DELETE';
    const call = (headers: Record<string, string>) =>
      server.app.inject({
        method: rest.method,
        url,
        headers: { ...headers, ...(hasBody && { 'content-type': 'application/json' }) },
        ...(hasBody && { payload: '{}' }),
      });
    expect(REFUSALS).not.toContain(codeIn((await call({})).body));
    for (const { name, scopes, passes } of kinds(wanted)) {
      // a stream that begins goes on for ever
      if (passes && (type as string) === 'subscription') continue;
      const { headers } = await giveToken(api, name === 'of all' ? admin : member, scopes);
      const code = codeIn((await call(headers)).body);
      if (passes) expect(REFUSALS, name).not.toContain(code);
      else expect([name, code]).toEqual([name, refusalFor(wanted)]);
    }
  });
});

test('a token uploads pictures for what it may write, and for nothing else', async () => {
  const showing = listRestProcedures(appRouter).filter(({ procedure, type, meta }) => {
    const { inputs } = procedure._def as unknown as { inputs: readonly unknown[] };
    return type === 'mutation' && meta.scope && inputs.some((input) => shows(input));
  });
  const wanted = new Set(showing.map(wantedBy));
  expect([...wanted].sort()).toEqual([...UPLOAD_SCOPES].sort());
  const upload = async (given: readonly Scope[]) => {
    const { headers } = await giveToken(api, member, given);
    const { statusCode, body } = await server.app.inject({
      method: 'POST',
      url: '/api/uploads',
      headers: { ...headers, 'content-type': 'image/png' },
      payload: 'no picture',
    });
    return [statusCode, /"code":"(\w+)"/.exec(body)?.[1]];
  };
  const others = scopes.filter((scope) => !wanted.has(scope));
  expect(await upload(others)).toEqual([403, 'INSUFFICIENT_SCOPE']);
  for (const scope of UPLOAD_SCOPES)
    expect(await upload([scope])).toEqual([415, 'UPLOAD_WRONG_FORMAT']);
});

/** Whether pictures that were uploaded are a part of the input. */
function shows(schema: unknown, seen = new Set<unknown>()): boolean {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return false;
  if (schema === uploadId || schema === pictureReference) return true;
  seen.add(schema);
  const { _zod, ...others } = schema as { _zod?: { def: object } };
  return Object.values(_zod?.def ?? others).some((part) => shows(part, seen));
}

test('of the plain routes those take a token that say a scope', async () => {
  const { headers } = await giveToken(api, member, []);
  const all = await giveToken(api, member);
  const documented = new Set(listRestProcedures(appRouter).map(({ rest }) => `/api${rest.path}`));
  const routes = (await listRoutes()).filter(({ operation }) => operation);
  expect(routes.filter(({ operation }) => operation?.scope).length).toBeGreaterThan(5);
  for (const { route, operation } of routes) {
    const [method, url = ''] = route.split(' ');
    if (method !== 'GET' || documented.has(url) || !operation?.scope) continue;
    const path = url.replace(/:\w+/g, '999999');
    const refused = await server.app.inject({ url: path, headers });
    expect([route, refused.json().code]).toEqual([route, 'INSUFFICIENT_SCOPE']);
    const passed = await server.app.inject({ url: path, headers: all.headers });
    expect(REFUSALS).not.toContain(codeIn(passed.body));
  }
  for (const url of ['/api/own-data/archives/1', '/api/moderation/audit.csv']) {
    const refused = await server.app.inject({ url, headers: all.headers });
    expect([url, refused.json().code]).toEqual([url, 'NOT_BY_TOKEN']);
  }
});
