import { describe, expect, test } from 'vitest';
import { giveToken } from '../../modules/access/testing.ts';
import { receiveMails, useFreshMember } from '../../testing/index.ts';
import { useTestApp } from '../testing.ts';

const server = useTestApp();
const anna = useFreshMember(server.api);

const get = (url: string, headers = {}) => server.app.inject({ url, headers });

describe('a token in an address', () => {
  test.each([
    (token: string) => `/api/token?access_token=${token}`,
    (token: string) => `/api/games?token=${token}`,
    (token: string) => `/anywhere/${token}`,
    (token: string) => `/trpc/site.state?x=1&t=${token}&y=2`,
    (token: string) => `/api/leagues/seasons/1/tables.csv?${token}`,
    // what can't be decoded never gets to the hooks
    (token: string) => `/api/%zz?token=${token}`,
    (token: string) => `/%c0${token}`,
    (token: string) => `/%?${token}`,
    // letters that no program has to encode, once and twice
    (token: string) => `/api/games?x=${token.replaceAll('_', '%5F').replace('o', '%6f')}`,
    (token: string) => `/login?returnTo=%2Fx%3Ft%3D${token.replaceAll('_', '%255F')}`,
  ])('is refused, revoked, and its member is told', async (urlOf) => {
    const { token, headers } = await giveToken(server.api, anna);
    const other = await giveToken(server.api, anna);
    expect((await get('/api/token', headers)).statusCode).toBe(200);
    const refused = await get(urlOf(token));
    expect(refused.statusCode).toBe(400);
    expect(refused.body).toContain('TOKEN_IN_ADDRESS');
    expect(refused.body).not.toContain(token);
    expect((await get('/api/token', headers)).statusCode).toBe(401);
    expect((await get('/api/token', other.headers)).statusCode).toBe(200);
    const mails = await receiveMails(server.api, anna.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(token.slice(-4));
    expect(mails[0]?.text).not.toContain(token);
    // written down once is enough: asking again tells nobody again
    expect((await get(urlOf(token))).statusCode).toBe(400);
    expect(await receiveMails(server.api, anna.email)).toHaveLength(1);
  });

  test('also when it came in the header as well', async () => {
    const { token, headers } = await giveToken(server.api, anna);
    const refused = await get(`/api/token?access_token=${token}`, headers);
    expect(refused.json().code).toBe('TOKEN_IN_ADDRESS');
  });

  test.each(['/api/games?access_token=whatever', '/x?a=1&access_token=', '/oche_rt_abc'])(
    'that is none is refused all the same: %s',
    async (url) => {
      expect((await get(url)).json().code).toBe('TOKEN_IN_ADDRESS');
    },
  );

  test.each(['/api/search?q=oche', '/api/search?q=access_token'])(
    'words are none: %s',
    async (url) => {
      expect((await get(url)).statusCode).toBe(200);
    },
  );

  test('that is broken is answered as all broken ones without a token', async () => {
    for (const url of ['/api/%zz', '/%zz?t=1'])
      expect([url, (await get(url)).json().code]).toEqual([url, 'BAD_INPUT']);
  });

  test('is in no line of the log, nor is one in a header', async () => {
    const { token, headers } = await giveToken(server.api, anna, ['games:read']);
    await get('/api/token', headers);
    await get('/api/friends', headers);
    await get('/trpc/site.state', headers);
    await get(`/api/%zz?token=${token}`, headers);
    await get(`/api/token?access_token=${token}`);
    await get('/api/token', headers);
    const lines = JSON.stringify(server.log);
    expect(lines).toContain('UNKNOWN_TOKEN');
    expect(lines).not.toContain(token.slice('oche_pat_'.length));
  });
});
