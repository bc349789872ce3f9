import { expect, test } from 'vitest';
import { giveToken } from '../../modules/access/testing.ts';
import { useFreshMember } from '../../testing/index.ts';
import { useTestApp } from '../testing.ts';
import { ran, testRouter } from '../testing-router.ts';

const server = useTestApp({ router: testRouter });
const anna = useFreshMember(server.api);
const foreign = { origin: 'https://verein.example', 'sec-fetch-site': 'cross-site' };

test('a preflight is answered for documented paths, without credentials', async () => {
  const { statusCode, headers } = await server.app.inject({
    method: 'OPTIONS',
    url: '/api/probe/1',
    headers: { ...foreign, 'access-control-request-method': 'PUT' },
  });
  expect(statusCode).toBe(204);
  expect(headers).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-methods': expect.stringContaining('PATCH'),
    'access-control-allow-headers': expect.stringMatching(/Authorization.*Idempotency-Key/),
    'access-control-max-age': '86400',
  });
  expect(headers['access-control-allow-credentials']).toBeUndefined();
});

test.each(['/api/probe/1', '/api/probe/0', '/api/probe/secret', '/api/openapi.json'])(
  'any site reads %s, errors included, and what its headers say',
  async (url) => {
    const { headers } = await server.app.inject({ url, headers: foreign });
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['access-control-expose-headers']).toMatch(/Link.*Retry-After.*X-Request-Id/);
    expect(headers['access-control-allow-credentials']).toBeUndefined();
  },
);

test.each(['/trpc/probe.who', '/health/live', '/api/nowhere', '/api/docs'])(
  'nobody else reads %s',
  async (url) => {
    const { headers } = await server.app.inject({ url, headers: foreign });
    expect(headers['access-control-allow-origin']).toBeUndefined();
  },
);

test('a change from another site passes with a token, and only with one', async () => {
  const { headers } = await giveToken(server.api, anna);
  const cookie = await server.signIn(anna);
  const post = (given: Record<string, string>) =>
    server.app.inject({
      method: 'POST',
      url: '/api/probe',
      headers: { 'content-type': 'application/json', ...foreign, ...given },
      payload: { label: 'x' },
    });
  const before = ran.add;
  expect((await post({ cookie })).json().code).toBe('CROSS_SITE');
  expect((await post({ cookie, authorization: 'Basic eDp5' })).json().code).toBe('CROSS_SITE');
  // what looks like a token takes the place of the cookie, good or not
  expect((await post({ cookie, authorization: 'Bearer x' })).json().code).toBe('UNKNOWN_TOKEN');
  expect(ran.add).toBe(before);
  // it comes as far as its scopes
  expect((await post({ cookie, ...headers })).json().code).toBe('NOT_BY_TOKEN');
});
