import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { clearSessionCookie, sessionIdOf, writeSessionCookie } from './session-cookie.ts';

const expiresAt = new Date('2026-12-21T00:00:00Z');

async function serverFor(publicUrl?: string) {
  const env = { PUBLIC_URL: publicUrl };
  const app = Fastify();
  await app.register(cookie);
  app.get('/read', (request) => ({ id: sessionIdOf(request, env) ?? null }));
  app.get('/write', (_request, reply) => {
    writeSessionCookie(reply, env, { id: 'the-id', expiresAt });
    return reply.send();
  });
  app.get('/clear', (_request, reply) => {
    clearSessionCookie(reply, env);
    return reply.send();
  });
  const setCookie = async (url: string) => (await app.inject({ url })).headers['set-cookie'];
  const read = async (header: string) => {
    const answer = await app.inject({ url: '/read', headers: { cookie: header } });
    return answer.json<{ id: string | null }>().id;
  };
  return { setCookie, read };
}

test('over https the cookie is bound to this host and never sent in clear', async () => {
  const { setCookie, read } = await serverFor('https://oche.example');
  expect(await setCookie('/write')).toBe(
    '__Host-oche_session=the-id; Path=/; Expires=Mon, 21 Dec 2026 00:00:00 GMT; HttpOnly; Secure; SameSite=Lax',
  );
  expect(await setCookie('/clear')).toBe(
    '__Host-oche_session=; Max-Age=0; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; Secure; SameSite=Lax',
  );
  expect(await read('__Host-oche_session=mine')).toBe('mine');
});

test('over https a cookie that a subdomain could have planted is no session', async () => {
  const { read } = await serverFor('https://oche.example');
  expect(await read('oche_session=planted')).toBeNull();
});

test('on localhost there is no https to insist on', async () => {
  const { setCookie, read } = await serverFor();
  expect(await setCookie('/write')).toBe(
    'oche_session=the-id; Path=/; Expires=Mon, 21 Dec 2026 00:00:00 GMT; HttpOnly; SameSite=Lax',
  );
  expect(await read('oche_session=mine')).toBe('mine');
});

test('what can be no session id is none', async () => {
  const { read } = await serverFor();
  expect(await read('oche_session=')).toBeNull();
  expect(await read(`oche_session=${'x'.repeat(201)}`)).toBeNull();
});
